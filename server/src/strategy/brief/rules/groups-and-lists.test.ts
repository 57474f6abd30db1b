import { expect, test } from "vitest";
import { answerOf } from "#/strategy/brief/brief.fixtures.ts";

test("groups and lists", () => {
  const sentences: [string, ...string[]][] = [
    [
      "10 creators: 5 micro and 3 macro",
      "maxCreators 10",
      "minCreators 10",
      "rules [{label:5 micro,field:tier,value:micro,of:creators,min:5,max:5},{label:3 macro,field:tier,value:macro,of:creators,min:3,max:3}]",
    ],
    [
      "8 creators: 5 micro and 3 macro",
      "maxCreators 8",
      "minCreators 8",
      "rules [{label:5 micro,field:tier,value:micro,of:creators,min:5,max:5},{label:3 macro,field:tier,value:macro,of:creators,min:3,max:3}]",
      "tiers [micro,macro]",
    ],
    [
      "5 micro and 3 macro",
      "maxCreators 8",
      "minCreators 8",
      "rules [{label:5 micro,field:tier,value:micro,of:creators,min:5,max:5},{label:3 macro,field:tier,value:macro,of:creators,min:3,max:3}]",
      "tiers [micro,macro]",
    ],
    [
      "5 micro, 3 macro, at most 10 creators",
      "maxCreators 10",
      "rules [{label:5 micro,field:tier,value:micro,of:creators,min:5,max:5},{label:3 macro,field:tier,value:macro,of:creators,min:3,max:3}]",
    ],
    [
      "3 from Berlin and 2 from Munich",
      "cities [berlin,munich]",
      "markets [DE]",
      "maxCreators 5",
      "minCreators 5",
      "rules [{label:3 from Berlin,field:city,value:berlin,of:creators,min:3,max:3},{label:2 from Munich,field:city,value:munich,of:creators,min:2,max:2}]",
    ],
    [
      "2 on TikTok, 2 on YouTube",
      "maxCreators 4",
      "minCreators 4",
      "platforms [tiktok,youtube]",
      "rules [{label:2 on TikTok,field:platform,value:tiktok,of:creators,min:2,max:2},{label:2 on YouTube,field:platform,value:youtube,of:creators,min:2,max:2}]",
    ],
    [
      "one micro and one macro",
      "maxCreators 2",
      "minCreators 2",
      "rules [{label:one micro,field:tier,value:micro,of:creators,min:1,max:1},{label:one macro,field:tier,value:macro,of:creators,min:1,max:1}]",
      "tiers [micro,macro]",
    ],
    [
      "two from Germany, one from Austria",
      "markets [DE,AT]",
      "maxCreators 3",
      "minCreators 3",
      "rules [{label:two from Germany,field:country,value:DE,of:creators,min:2,max:2},{label:one from Austria,field:country,value:AT,of:creators,min:1,max:1}]",
    ],
    ["4 micro creators from Germany", "markets [DE]", "maxCreators 4", "minCreators 4", "tiers [micro]"],
    [
      "half Germany, half Austria",
      "markets [DE,AT]",
      "rules [{label:half Germany,field:country,value:DE,of:budget,min:45,max:55},{label:half Austria,field:country,value:AT,of:budget,min:45,max:55}]",
    ],
    [
      "50/50 TikTok and Instagram",
      "platforms [tiktok,instagram]",
      "rules [{label:50/50 TikTok and Instagram,field:platform,value:tiktok,of:budget,min:45,max:55},{label:50/50 TikTok and Instagram,field:platform,value:instagram,of:budget,min:45,max:55}]",
    ],
    [
      "60/40 Germany and Austria",
      "markets [DE,AT]",
      "rules [{label:60/40 Germany and Austria,field:country,value:DE,of:budget,min:55,max:65},{label:60/40 Germany and Austria,field:country,value:AT,of:budget,min:35,max:45}]",
    ],
    [
      "70 % Germany, rest Austria",
      "markets [DE,AT]",
      "rules [{label:70 % Germany,field:country,value:DE,of:budget,min:65,max:75},{label:rest Austria,field:country,value:AT,of:budget,min:25,max:35}]",
    ],
    [
      "30 % Germany, 30 % Austria, 40 % Switzerland",
      "markets [DE,AT,CH]",
      "rules [{label:30 % Germany,field:country,value:DE,of:budget,min:25,max:35},{label:30 % Austria,field:country,value:AT,of:budget,min:25,max:35},{label:40 % Switzerland,field:country,value:CH,of:budget,min:35,max:45}]",
    ],
    [
      "at least 30 % Germany and at most 20 % Austria",
      "rules [{label:at least 30 % Germany,field:country,value:DE,of:budget,min:30,max:null},{label:at most 20 % Austria,field:country,value:AT,of:budget,min:null,max:20}]",
    ],
    [
      "40 % nano, 60 % micro",
      "rules [{label:40 % nano,field:tier,value:nano,of:budget,min:35,max:45},{label:60 % micro,field:tier,value:micro,of:budget,min:55,max:65}]",
    ],
    ["40 % women", "filters {audienceGender:{value:female,minShare:40}}", "gender female"],
    ["at least 40 % women", "filters {audienceGender:{value:female,minShare:40}}", "gender female"],
    [
      "40 % of the creators from Berlin, 10 creators",
      "maxCreators 10",
      "minCreators 10",
      "rules [{label:40 % of the creators from Berlin,field:city,value:berlin,of:creators,min:4,max:4}]",
    ],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("money beside other numbers", () => {
  const sentences: [string, ...string[]][] = [
    [
      "10 L per creator, 50 L in all",
      "budget {amount:500000000,currency:INR}",
      "isCurrencyAssumed true",
      "maxFee {amount:100000000,currency:INR}",
    ],
    ["10.000 € all in", "budget {amount:1000000,currency:EUR}"],
    ["10k all in", "budget {amount:1000000,currency:EUR}", "isCurrencyAssumed true"],
    [
      "10.000 € total, max 800 € each",
      "budget {amount:1000000,currency:EUR}",
      "maxFee {amount:80000,currency:EUR}",
    ],
    [
      "10.000 €, 500-800 € per creator",
      "budget {amount:1000000,currency:EUR}",
      "maxFee {amount:80000,currency:EUR}",
    ],
    [
      "10.000 €, not more than 300 € per reel",
      "budget {amount:1000000,currency:EUR}",
      "maxPrice {amount:30000,currency:EUR}",
    ],
    [
      "10.000 €, @anna costs 900 € and @lena 700 €",
      "budget {amount:1000000,currency:EUR}",
      "named [anna,lena]",
      "prices [{handle:anna,price:{amount:90000,currency:EUR}},{handle:lena,price:{amount:70000,currency:EUR}}]",
    ],
    [
      "10.000 €, @anna at 900 € for 3 reels",
      "budget {amount:1000000,currency:EUR}",
      "named [anna]",
      "prices [{handle:anna,price:{amount:90000,currency:EUR},pieces:[{format:reel,count:3}]}]",
    ],
    [
      "10.000 €, @anna wants 20 % more for 6 months of usage",
      "budget {amount:1000000,currency:EUR}",
      "named [anna]",
      "prices [{handle:anna,price:null,rightsFees:[{right:usage,months:6,fee:null,percent:20}]}]",
    ],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("names and brands", () => {
  const sentences: [string, ...string[]][] = [
    [
      "nobody from Berlin, Hamburg or Munich",
      "rules [{label:nobody in Berlin,field:city,value:berlin,of:creators,min:null,max:0},{label:nobody in Hamburg,field:city,value:hamburg,of:creators,min:null,max:0},{label:nobody in Munich,field:city,value:munich,of:creators,min:null,max:0}]",
    ],
    [
      "no TikTok, no YouTube",
      "rules [{label:nobody on TikTok,field:platform,value:tiktok,of:creators,min:null,max:0},{label:nobody on YouTube,field:platform,value:youtube,of:creators,min:null,max:0}]",
    ],
    ["never @a, @b and @c", "never [a,b,c]"],
    ["must have @a, @b", "must [a,b]"],
    ["no creators from Austria or Switzerland", "filters {countryNot:[AT,CH]}"],
    ["no creators over 100k", "followers {min:null,max:100000}"],
    ["no one under 18", "age {min:18,max:null}"],
    ["not Berlin", "rules [{label:nobody in Berlin,field:city,value:berlin,of:creators,min:null,max:0}]"],
    [
      "not micro or nano",
      "rules [{label:no micro creators,field:tier,value:micro,of:creators,min:null,max:0},{label:no nano creators,field:tier,value:nano,of:creators,min:null,max:0}]",
    ],
    [
      "everyone except mega",
      "rules [{label:no mega creators,field:tier,value:mega,of:creators,min:null,max:0}]",
    ],
    [
      "all of Germany except Berlin",
      "markets [DE]",
      "rules [{label:nobody in Berlin,field:city,value:berlin,of:creators,min:null,max:0}]",
    ],
    [
      "Germany without Bavaria",
      "markets [DE]",
      "rules [{label:nobody in Bavaria,field:region,value:DE-BY,of:creators,min:null,max:0}]",
    ],
    ["ohne Bayern", "rules [{label:nobody in Bavaria,field:region,value:DE-BY,of:creators,min:null,max:0}]"],
    ["sauf Paris", "rules [{label:nobody in Paris,field:city,value:paris,of:creators,min:null,max:0}]"],
    ["excepto Madrid", "rules [{label:nobody in Madrid,field:city,value:madrid,of:creators,min:null,max:0}]"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});
