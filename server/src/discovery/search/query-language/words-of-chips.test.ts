import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { chipsOf, read } from "./reading.fixtures.ts";

test("each filter of a sentence has the words that it stands on", () => {
  const sentences: [string, string[]][] = [
    [
      "women aged 25-34 in Berlin, beauty, over 10k followers",
      [
        "gender female (grammar): women",
        'age {"min":25,"max":34} (grammar): aged 25-34',
        "city berlin (grammar): Berlin",
        "category beauty (grammar): beauty",
        'followers {"min":10000} (grammar): over 10k followers',
      ],
    ],
    [
      "top 10 food creators on TikTok and Instagram",
      [
        "limit 10 (grammar): 10",
        "category food (grammar): food",
        "platform tiktok (grammar): TikTok",
        "platform instagram (grammar): Instagram",
      ],
    ],
    [
      "no alcohol, gambling or politics",
      [
        "categoryNot alcohol (grammar): alcohol",
        "categoryNot gambling (grammar): gambling",
        "categoryNot politics (grammar): politics",
      ],
    ],
    [
      "Mode-Influencerinnen aus Köln mit 10k bis 50k Followern",
      [
        "category fashion (synonym): Mode",
        "gender female (grammar): Influencerinnen",
        "city cologne (grammar): Köln",
        'followers {"min":10000,"max":50000} (grammar): 10k bis 50k Followern',
      ],
    ],
    [
      "créatrices beauté à Lyon, moins de 500 € par story",
      [
        "gender female (grammar): créatrices",
        "category beauty (synonym): beauté",
        "city lyon (grammar): Lyon",
        'price {"max":500,"currency":"EUR","per":"story"} (grammar): moins de 500 € par story',
      ],
    ],
    [
      "creadoras de moda en Madrid, menos de 50 mil seguidores",
      [
        "gender female (grammar): creadoras",
        "category fashion (synonym): moda",
        "city madrid (grammar): Madrid",
        'followers {"max":50000} (grammar): menos de 50 mil seguidores',
      ],
    ],
    [
      "criadoras de beleza em São Paulo até R$ 500 por reel",
      [
        "gender female (grammar): criadoras",
        "category beauty (synonym): beleza",
        "city sao paulo (grammar): São Paulo",
        'price {"max":500,"currency":"BRL","per":"reel"} (grammar): até R$ 500 por reel',
      ],
    ],
    [
      "Delhi ki fashion creators, 5000 se kam per reel",
      [
        "city delhi (grammar): Delhi",
        "category fashion (grammar): fashion",
        'price {"max":5000,"currency":"INR","per":"reel"} (assumed): 5000 se kam per reel',
      ],
    ],
    [
      '"cold brew" creators in Portland, Oregon',
      [
        "keywords cold brew (grammar): cold brew",
        "city portland (grammar): Portland",
        "region US-OR (grammar): Oregon",
      ],
    ],
    [
      "not on TikTok, verified, with email",
      [
        "platformNot tiktok (grammar): TikTok",
        "verified true (grammar): verified",
        "contact email (grammar): email",
      ],
    ],
    [
      "never worked with Nike or Adidas, food",
      ["brandNot nike (grammar): Nike", "brandNot adidas (grammar): Adidas", "category food (grammar): food"],
    ],
    [
      "worked with Nike in the last 6 months",
      ["brand nike (grammar): Nike", "brandWithinDays 180 (grammar): last 6 months"],
    ],
    ["similar to @ana, not @ben", ["similarTo ana (grammar): @ana", "excludeHandles ben (grammar): @ben"]],
    [
      "#ootd posts from last week",
      [
        "hashtag ootd (grammar): #ootd",
        "format post (grammar): posts",
        "postedWithinDays 7 (grammar): last week",
      ],
    ],
    [
      "high engagement, fast growing, active",
      [
        'engagementRate {"min":3} (assumed): high engagement',
        'growth {"min":5,"periodDays":30} (assumed): fast growing',
        "lastPostWithinDays 30 (assumed): active",
      ],
    ],
    [
      "engagement over 3%, views over 10k, likes over 500",
      [
        'engagementRate {"min":3} (grammar): engagement over 3%',
        'views {"min":10000} (grammar): views over 10k',
        'likes {"min":500} (grammar): likes over 500',
      ],
    ],
    [
      "60% female audience, 70% from Germany",
      [
        'audienceGender {"value":"female","minShare":60} (grammar): 60% female audience',
        "audienceCountryMinShare 70 (grammar): 70%",
        "audienceCountry DE (grammar): Germany",
      ],
    ],
    [
      "audience 18-24, mostly women",
      [
        'audienceAge {"min":18,"max":24} (grammar): 18-24',
        'audienceGender {"value":"female","minShare":50} (assumed): mostly women',
      ],
    ],
    ["posts daily, replies fast", ['postsPerWeek {"min":7} (grammar): posts daily']],
    ["posts at least 3 times a week", ['postsPerWeek {"min":3} (grammar): posts at least 3 times a week']],
    [
      "price under 500 dollars, sorted by engagement",
      [
        'price {"max":500,"currency":"USD"} (grammar): price under 500 dollars',
        'sort {"by":"engagementRate","dir":"desc"} (grammar): sorted by engagement',
      ],
    ],
    [
      "reels under 30 seconds about running",
      [
        "format reel (grammar): reels",
        'durationS {"max":30} (grammar): under 30 seconds',
        "keywords running (grammar): running",
      ],
    ],
    ["runners in Leeds", ["keywords running (synonym): runners", "city leeds (grammar): Leeds"]],
    ["yoga teachers in Vienna", ["category yoga (synonym): yoga teachers", "city vienna (grammar): Vienna"]],
    ["bookworms and foodies in Bath", ["category food (synonym): foodies"]],
    [
      "tier 2 cities, comedy",
      ["cityClass tier-2 (grammar): tier 2 cities", "category comedy (grammar): comedy"],
    ],
    ["micro and mid tier", ["tier micro (grammar): micro", "tier mid (grammar): mid tier"]],
    [
      "CPM under $10, food",
      ['cpm {"max":10,"currency":"USD"} (grammar): CPM under $10', "category food (grammar): food"],
    ],
    [
      "last contacted before March",
      ['lastContact {"max":"2026-02-28"} (grammar): last contacted before March'],
    ],
    [
      "declined last month, food",
      ["status declined (grammar): declined last", "category food (grammar): food"],
    ],
    ["who answered us, in Spain", ["country ES (grammar): Spain"]],
    ["without a phone number", ["hasNot phone (grammar): without a phone number"]],
    ["price known, no email", ["has price (grammar): price known", "hasNot email (grammar): no email"]],
    ["contacted but not booked", []],
    ["French creators in Germany", ["language fr (assumed): French", "country DE (grammar): Germany"]],
    ["Spanish speaking moms", ["language es (grammar): Spanish", "category parenting (synonym): moms"]],
    ["Italian recipes", ["country IT (grammar): Italian", "category food (synonym): recipes"]],
    [
      "creators outside Berlin and Munich",
      ["cityNot berlin (grammar): Berlin", "cityNot munich (grammar): Munich"],
    ],
    ["in Georgia, USA", ["region US-GA (grammar): Georgia, USA"]],
    ["Paris, Texas", ["city paris (grammar): Paris", "region US-TX (grammar): Texas"]],
    ["skncare in Lisbn", ["category skincare (fuzzy): skncare", "city lisbon (fuzzy): Lisbn"]],
    ["vegn fod", []],
    ["L'Oréal", []],
    ["e-commerce creators", ["keywords e-commerce (assumed): e-commerce"]],
    ["no craft beer", ["keywordsNot craft beer (assumed): no craft beer"]],
    ["food, not vegan", ["category food (grammar): food", "categoryNot vegan (grammar): vegan"]],
    ["60s fashion", ["keywords 60s (grammar): 60s", "category fashion (grammar): fashion"]],
    ["in their 30s and 40s", ['age {"min":30,"max":49} (grammar): their 30s and 40s']],
    ["followers aged 25 to 34", ['audienceAge {"min":25,"max":34} (grammar): followers aged 25 to 34']],
    ["one post a day", ['postsPerWeek {"min":7} (assumed): one post a day']],
    [
      "both Instagram and TikTok, beauty",
      [
        "platformAll instagram (grammar): Instagram",
        "platformAll tiktok (grammar): TikTok",
        "category beauty (grammar): beauty",
      ],
    ],
    ["nano to mid", ["tier nano (grammar): nano", "tier micro (grammar): mid", "tier mid (grammar): mid"]],
    [
      "under 500 kr per reel",
      ['price {"max":500,"currency":"SEK","per":"reel"} (assumed): under 500 kr per reel'],
    ],
    ["growing 10% a month", ['growth {"min":10,"periodDays":30} (grammar): growing 10% a month']],
    [
      "sponsored posts about tech",
      ["sponsored true (grammar): sponsored posts", "category tech (grammar): tech"],
    ],
    ["organic only", ["sponsored false (grammar): organic"]],
    [
      "business accounts in Spain",
      ["accountType business (grammar): business accounts", "country ES (grammar): Spain"],
    ],
    ["imported creators", ["source import (grammar): imported"]],
    [
      "tagged vip, with notes",
      [
        'label {"kind":"tag","value":"vip"} (grammar): tagged vip',
        'label {"kind":"notes","value":"any"} (grammar): with notes',
      ],
    ],
    [
      'in collection "Summer picks"',
      ['label {"kind":"collection","value":"summer picks"} (grammar): in collection "Summer picks"'],
    ],
  ];

  for (const [text, chips] of sentences) expect([text, chipsOf(text)]).toEqual([text, chips]);
});

test("what may be meant instead is offered", () => {
  const sentences: [string, Filters[]][] = [
    [
      "women aged 25-34 in Berlin",
      [{ city: ["berlin"], audienceAge: { min: 25, max: 34 }, gender: ["female"] }],
    ],
    ["German creators", [{ language: ["de"] }]],
    ["German food creators", [{ category: ["food"], language: ["de"] }]],
    ["French creators in Germany", [{ keywords: ["french"], country: ["DE"] }]],
    ["Italian recipes", [{ category: ["food"], language: ["it"] }]],
    ["Spanish creators in Berlin", [{ keywords: ["spanish"], city: ["berlin"] }]],
    ["Santiago", [{ city: ["santiago de los caballeros"] }]],
    ["creators in Santiago", [{ city: ["santiago de los caballeros"] }]],
    ["Valencia", []],
    ["Georgia, USA", [{ country: ["GE"] }]],
    ["in Georgia", [{ region: ["US-GA"] }]],
    ["Atlanta, Georgia", [{ country: ["GE"], city: ["atlanta"] }]],
    ["@ana", [{ similarTo: ["ana"] }]],
    ["no Nike", [{ keywordsNot: ["nike"] }]],
    ["no Nike, food", [{ category: ["food"], keywordsNot: ["nike"] }]],
    ["over 30, women", [{ audienceAge: { min: 30 }, gender: ["female"] }]],
    [
      "under 500 kr per reel",
      [
        { price: { max: 500, currency: "NOK", per: "reel" } },
        { price: { max: 500, currency: "DKK", per: "reel" } },
        { price: { max: 500, currency: "ISK", per: "reel" } },
      ],
    ],
    ["under 5000 pesos", []],
    [
      "500 pesos per reel in Mexico",
      [{ city: ["mexico city"], price: { max: 500, currency: "MXN", per: "reel" } }],
    ],
    ["20k views", [{ avgViews: { min: 20_000 } }]],
    ["20k vistas de promedio", [{ avgViews: { min: 20_000 } }]],
    ["average views", []],
    ["in their 20s", [{ audienceAge: { min: 20, max: 29 } }]],
    ["beauty creators in Berlin", []],
    ["Portuguese speaking the French", [{ language: ["pt", "fr"] }]],
    ["Turkish creators in Vienna", [{ keywords: ["turkish"], city: ["vienna"] }]],
    ["Indian food in London", []],
    ["no alcohol", []],
  ];

  for (const [text, others] of sentences)
    expect([text, read(text).alternatives.map(({ filters }) => filters)]).toEqual([text, others]);
});

test("posts are asked for where posts are named", () => {
  const sentences: [string, string][] = [
    ["reels about running", "content"],
    ["running reels", "content"],
    ["posts from last week", "content"],
    ["videos under 30 seconds", "content"],
    ["creators of reels", "creators"],
    ["creators who post reels", "creators"],
    ["content about running", "content"],
    ["Inhalte über Yoga", "creators"],
    ["Beiträge über Yoga", "content"],
    ["publications sur le yoga", "content"],
    ["contenido de yoga", "content"],
    ["conteúdo de yoga", "content"],
    ["yoga posts", "content"],
    ["yoga creators", "creators"],
    ["captions about yoga", "content"],
    ["who posts reels", "creators"],
    ["carousels", "content"],
    ["TikTok videos", "content"],
    ["TikTok creators", "creators"],
    ["live streams", "content"],
    ["stories of women", "content"],
    ["podcasters", "creators"],
  ];

  for (const [text, intent] of sentences) expect([text, read(text).intent]).toEqual([text, intent]);
});
