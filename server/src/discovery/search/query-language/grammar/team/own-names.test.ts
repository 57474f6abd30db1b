import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { chipsOf, meaningOf, read } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

const NAMES = {
  brands: ["Veganz", "Mango", "verona", "green beauty lab", "glowhaus"],
  clients: ["Alpenhof", "Casa Brisela", "lovely"],
  agencies: ["Northlight Talent", "pulse talent"],
  owners: ["Priya", "Florence", "Katrin Vogel", "Jonas Weber", "april stone"],
  collections: ["Summer Picks", "best 20"],
  campaigns: ["Spring Drop", "holi 2027"],
  fields: [
    { name: "Contract type", values: ["exclusive", "open"] },
    { name: "Niche", values: ["slow travel"] },
    { name: "Hair", values: ["curly", "straight", "short"] },
    { name: "Invoice sent", values: ["yes", "no"] },
    { name: "Shoe size", values: ["38", "39"] },
    { name: "Contract until", values: ["2027-03-01", "2027-06-30"] },
  ],
};

test("a column of the workspace is asked for by its name or by what it holds", () => {
  const sentences: Reading[] = [
    ["contract until March", {}, ["contract until March"]],
    ["contract until March 2027", {}, ["contract until March 2027"]],
    ["contract until before April", {}, ["contract until before April"]],
    [
      "contract until after May 2027",
      { field: [{ name: "contract until", op: "min", value: "2027-06-01" }] },
    ],
    ["Contract until: June", {}, ["Contract until: June"]],
    [
      "contract until is in 2027",
      {
        field: [
          { name: "contract until", op: "min", value: "2027-01-01" },
          { name: "contract until", op: "max", value: "2027-12-31" },
        ],
      },
    ],
    ["contract until 2027, food", { category: ["food"] }, ["contract until 2027"]],
    ["contract until this month", {}, ["contract until this month"]],
    ["contract until last month", {}, ["contract until last month"]],
    ["contract until not March", {}, ["contract until not March"]],
    ["contract until since May", {}, ["contract until since May"]],
    [
      "contract type exclusive, food",
      { category: ["food"], field: [{ name: "contract type", op: "is", value: "exclusive" }] },
    ],
    [
      "contract type is exclusive or open",
      {
        field: [
          { name: "contract type", op: "is", value: "exclusive" },
          { name: "contract type", op: "is", value: "open" },
        ],
      },
    ],
    ["contract type is not exclusive", { field: [{ name: "contract type", op: "not", value: "exclusive" }] }],
    [
      "contract type: exclusive and open",
      {
        field: [
          { name: "contract type", op: "is", value: "exclusive" },
          { name: "contract type", op: "is", value: "open" },
        ],
      },
    ],
    ["contract type exclusive, please", { field: [{ name: "contract type", op: "is", value: "exclusive" }] }],
    [
      "contract type exclusive but food",
      { category: ["food"], field: [{ name: "contract type", op: "is", value: "exclusive" }] },
    ],
    ["contract type unknown", { hasNot: ["field:contract type"] }],
    ["contract type secret", {}, ["contract type secret"]],
    ["shoe size 38", { field: [{ name: "shoe size", op: "is", value: "38" }] }],
    ["shoe size over 38", { field: [{ name: "shoe size", op: "min", value: "38" }] }],
    [
      "shoe size under 40, beauty",
      { category: ["beauty"], field: [{ name: "shoe size", op: "max", value: "40" }] },
    ],
    [
      "shoe size between 38 and 40",
      {
        field: [
          { name: "shoe size", op: "min", value: "38" },
          { name: "shoe size", op: "max", value: "40" },
        ],
      },
    ],
    [
      "shoe size 38 or 39",
      {
        field: [
          { name: "shoe size", op: "is", value: "38" },
          { name: "shoe size", op: "is", value: "39" },
        ],
      },
    ],
    ["shoe size not 38", { field: [{ name: "shoe size", op: "not", value: "38" }] }],
    ["shoe size XL", {}, ["shoe size XL"]],
    [
      "shoe size: 39, beauty",
      { category: ["beauty"], field: [{ name: "shoe size", op: "is", value: "39" }] },
    ],
    ["shoe size is at least 38", { field: [{ name: "shoe size", op: "min", value: "38" }] }],
    ["shoe size 38 wale creators", { field: [{ name: "shoe size", op: "is", value: "38" }] }],
    ["invoice sent", { field: [{ name: "invoice sent", op: "is", value: "yes" }] }],
    ["invoice sent yes", { field: [{ name: "invoice sent", op: "is", value: "yes" }] }],
    ["invoice not sent", {}, ["invoice not sent"]],
    ["invoice sent is not yes", { field: [{ name: "invoice sent", op: "not", value: "yes" }] }],
    ["hair curly", { field: [{ name: "hair", op: "is", value: "curly" }] }],
    [
      "hair curly or straight",
      {
        field: [
          { name: "hair", op: "is", value: "curly" },
          { name: "hair", op: "is", value: "straight" },
        ],
      },
    ],
    ["hair curly and food", { category: ["food"], field: [{ name: "hair", op: "is", value: "curly" }] }],
    ["curly-haired creators", {}, ["curly-haired"]],
    ["not curly", { field: [{ name: "hair", op: "not", value: "curly" }] }],
    ["creators with curly hair in Berlin", {}, ["curly hair in Berlin"]],
    ["hair is pink", { field: [{ name: "hair", op: "is", value: "pink" }] }],
    ["exclusive creators", { field: [{ name: "contract type", op: "is", value: "exclusive" }] }],
    [
      "exclusive fashion in Berlin",
      {
        category: ["fashion"],
        city: ["berlin"],
        field: [{ name: "contract type", op: "is", value: "exclusive" }],
      },
    ],
    ["not exclusive", { field: [{ name: "contract type", op: "not", value: "exclusive" }] }],
    ["open to travel", { category: ["travel"] }],
    ["slow travel creators", { field: [{ name: "niche", op: "is", value: "slow travel" }] }],
    [
      "slow travel in Portugal",
      { country: ["PT"], field: [{ name: "niche", op: "is", value: "slow travel" }] },
    ],
    [
      "travel, slow travel",
      { category: ["travel"], field: [{ name: "niche", op: "is", value: "slow travel" }] },
    ],
    ["short videos", { format: ["video"] }],
    [
      "curly, beauty, Berlin",
      { category: ["beauty"], city: ["berlin"], field: [{ name: "hair", op: "is", value: "curly" }] },
    ],
    ["type exclusive", { field: [{ name: "contract type", op: "is", value: "exclusive" }] }],
    ["niche slow travel", { field: [{ name: "niche", op: "is", value: "slow travel" }] }],
    ["niche: food", { field: [{ name: "niche", op: "is", value: "food" }] }],
    ["niche is not slow travel", { field: [{ name: "niche", op: "not", value: "slow travel" }] }],
  ];

  for (const [text, filters, unparsed = []] of sentences)
    expect({ text, ...meaningOf(text, NAMES) }).toEqual({ text, filters, unparsed });
});

test("whom of the team a creator belongs to is said by the name", () => {
  const sentences: Reading[] = [
    ["Priya's creators", { owner: ["priya"] }],
    ["creators of Priya", { owner: ["priya"] }],
    ["owned by Priya", { owner: ["priya"] }],
    ["owner Priya", { owner: ["priya"] }],
    ["owner: Priya", { owner: ["priya"] }],
    ["not Priya's", { ownerNot: ["priya"] }],
    ["assigned to Priya", { owner: ["priya"] }],
    ["assigned to Priya or Florence", { owner: ["priya", "florence"] }],
    ["assigned to nobody", {}, ["assigned", "nobody"]],
    ["nobody's creators", {}, ["nobody"]],
    ["assigned to Priya, beauty in Berlin", { category: ["beauty"], city: ["berlin"], owner: ["priya"] }],
    ["Florence in Italy", { country: ["IT"], city: ["florence"] }],
    ["creators in Florence", { city: ["florence"] }],
    ["from Florence", { city: ["florence"] }],
    ["Florence's creators", { owner: ["florence"] }],
    ["Florence, Italy", { country: ["IT"], city: ["florence"] }],
    ["Katrin Vogel", { owner: ["katrin vogel"] }],
    ["Katrin's fashion creators", { category: ["fashion"], owner: ["katrin"] }],
    ["Katrins Creator", { owner: ["katrin"] }],
    ["von Katrin betreut", { owner: ["katrin"] }],
    ["Jonas' creators", { owner: ["jonas"] }],
    ["suivi par Jonas", { owner: ["jonas"] }],
    ["wen betreut Jonas Weber", { owner: ["jonas weber"] }],
    ["april stone", { owner: ["april stone"] }],
    ["last contacted in April", { lastContact: { min: "2026-04-01", max: "2026-04-30" } }],
    ["Priyas creators", { owner: ["priya"] }],
    ["booked by Priya", { owner: ["priya"] }, ["booked"]],
    ["contacted by Priya last week", { lastContact: { withinDays: 7 }, owner: ["priya"] }],
    ["not contacted by Priya since June", { lastContact: { max: "2026-05-31" }, owner: ["priya"] }],
    ["not contacted by Priya in June", {}, ["not contacted by Priya in June"]],
    ["contacted by Priya", { status: ["contacted"], owner: ["priya"] }],
    ["not contacted by Priya", { status: ["not_contacted"], owner: ["priya"] }],
    ["declined by Florence", { status: ["declined"], owner: ["florence"] }],
    ["negotiating with Priya", { status: ["negotiating"], owner: ["priya"] }],
    [
      "Florence contacted in June",
      { city: ["florence"], lastContact: { min: "2026-06-01", max: "2026-06-30" } },
    ],
    ["Priya and Florence", { owner: ["priya", "florence"] }],
    ["Priya or Florence", { owner: ["priya", "florence"] }],
    ["Priya, Florence", { city: ["florence"], owner: ["priya"] }],
    ["either Priya or Florence", { owner: ["priya", "florence"] }],
  ];

  for (const [text, filters, unparsed = []] of sentences)
    expect({ text, ...meaningOf(text, NAMES) }).toEqual({ text, filters, unparsed });
});

test("a collection and a campaign are named with and without their noun", () => {
  const sentences: Reading[] = [
    ["Summer Picks", { label: [{ kind: "collection", value: "summer picks" }] }],
    ["in Summer Picks", { label: [{ kind: "collection", value: "summer picks" }] }],
    ["not in Summer Picks", { labelNot: [{ kind: "collection", value: "summer picks" }] }],
    ["Summer Picks collection", { label: [{ kind: "collection", value: "summer picks" }] }],
    ["Summer Picks list", { label: [{ kind: "collection", value: "summer picks" }] }],
    [
      "in my Summer Picks list, beauty",
      { category: ["beauty"], label: [{ kind: "collection", value: "summer picks" }] },
    ],
    ["not in the Summer Picks collection", { labelNot: [{ kind: "collection", value: "summer picks" }] }],
    ["collection Summer Picks", { label: [{ kind: "collection", value: "summer picks" }] }],
    ['collection "Summer Picks"', { label: [{ kind: "collection", value: "summer picks" }] }],
    ["best 20", { limit: 20 }],
    ["best 20 food", { category: ["food"], limit: 20 }],
    ["best 20 list", { label: [{ kind: "collection", value: "best 20" }] }],
    ["Spring Drop", { label: [{ kind: "campaign", value: "spring drop" }] }],
    ["Spring Drop campaign", { label: [{ kind: "campaign", value: "spring drop" }] }],
    ["in the Spring Drop campaign", { label: [{ kind: "campaign", value: "spring drop" }] }],
    ["not in Spring Drop", { labelNot: [{ kind: "campaign", value: "spring drop" }] }],
    [
      "campaign Spring Drop or holi 2027",
      {
        label: [
          { kind: "campaign", value: "spring drop" },
          { kind: "campaign", value: "holi 2027" },
        ],
      },
    ],
    ["campaign: holi 2027", { label: [{ kind: "campaign", value: "holi 2027" }] }],
    ["holi 2027", { label: [{ kind: "campaign", value: "holi 2027" }] }],
    ["sumer picks", { label: [{ kind: "collection", value: "summer picks" }] }],
    ["accepted for Spring Drop", { campaignStage: [{ campaign: "spring drop", stage: "accepted" }] }],
  ];

  for (const [text, filters, unparsed = []] of sentences)
    expect({ text, ...meaningOf(text, NAMES) }).toEqual({ text, filters, unparsed });
});

test("brands, clients and agencies of the workspace are known wherever they stand", () => {
  const sentences: Reading[] = [
    ["Veganz creators", { brand: ["veganz"] }],
    ["no Veganz", { brandNot: ["veganz"] }],
    ["not Veganz", { brandNot: ["veganz"] }],
    ["Veganz, Mango", { brand: ["veganz", "mango"] }],
    ["Veganz or Mango", { brand: ["veganz", "mango"] }],
    ["Veganz and glowhaus", { brand: ["veganz", "glowhaus"] }],
    ["worked with Veganz", { brand: ["veganz"] }],
    ["never worked with Veganz or Mango", { brandNot: ["veganz", "mango"] }],
    ["mango recipes", { category: ["food"], brand: ["mango"] }],
    ["mango smoothies in Berlin", {}, ["mango smoothies", "Berlin"]],
    ["Mango in Berlin", { brand: ["mango"], city: ["berlin"] }],
    ["beauty, Mango", { category: ["beauty"], brand: ["mango"] }],
    ["Mango ads", { brand: ["mango"] }],
    ["no Mango ads", { brandNot: ["mango"] }],
    ["Mango Werbung", { brand: ["mango"] }],
    ["ads for Mango", { brand: ["mango"] }],
    ["creators for Alpenhof", { client: ["alpenhof"] }],
    ["not for Alpenhof", { workedWithNot: { client: "alpenhof" } }],
    ["nobody for Alpenhof", { workedWithNot: { client: "alpenhof" } }],
    ["never for Alpenhof", { workedWithNot: { client: "alpenhof" } }],
    ["for Alpenhof, food", { category: ["food"], client: ["alpenhof"] }],
    ["für Alpenhof", { client: ["alpenhof"] }],
    ["pour Alpenhof, mode", { category: ["fashion"], client: ["alpenhof"] }],
    ["para Casa Brisela", { client: ["casa brisela"] }],
    [
      "para Casa Brisela, comida en Madrid",
      { category: ["food"], city: ["madrid"], client: ["casa brisela"] },
    ],
    ["worked for Alpenhof", { workedWith: { client: "alpenhof" } }],
    ["never worked for Alpenhof", { workedWithNot: { client: "alpenhof" } }],
    ["haven't worked for Casa Brisela", { workedWithNot: { client: "casa brisela" } }],
    ["Alpenhof's creators", { client: ["alpenhof"] }],
    ["Alpenhof ke creators", { client: ["alpenhof"] }],
    ["client is Alpenhof", { client: ["alpenhof"] }],
    ["client: Alpenhof", { client: ["alpenhof"] }],
    ["client Alpenhof or Casa Brisela", { client: ["alpenhof", "casa brisela"] }],
    ["rivals of Alpenhof", {}, ["rivals of Alpenhof"]],
    ["competitors of Veganz", {}, ["competitors of Veganz"]],
    ["no competitors of Veganz", {}, ["no competitors of Veganz"]],
    ["Konkurrenz von Alpenhof", {}, ["Konkurrenz von Alpenhof"]],
    ["concurrents de Mango", {}, ["concurrents de Mango"]],
    ["Northlight Talent", { agency: ["northlight talent"] }],
    ["agency Northlight Talent", { agency: ["northlight talent"] }],
    ["agency is Northlight Talent", { agency: ["northlight talent"] }],
    ["no pulse talent", { agencyNot: ["pulse talent"] }],
    ["pulse talent or Northlight Talent", { agency: ["pulse talent", "northlight talent"] }],
    ["bei Northlight Talent unter Vertrag", {}, ["Northlight Talent", "Vertrag"]],
    ["lovely", { client: ["lovely"] }],
    ["lovely creators", {}, ["lovely"]],
    ["lovely people in Berlin", { city: ["berlin"] }, ["lovely"]],
    ["client lovely", { client: ["lovely"] }],
    ["for lovely", { client: ["lovely"] }],
    ["verona", { city: ["verona"] }],
    ["Verona", { city: ["verona"] }],
    ["in Verona", { city: ["verona"] }],
    ["Verona ads", { brand: ["verona"] }],
    ["worked with Verona", { brand: ["verona"] }],
    ["aus Verona", { city: ["verona"] }],
    ["verona, italy", { country: ["IT"], city: ["verona"] }],
    ["verona ke creators", { city: ["verona"] }],
    ["green beauty lab", { brand: ["green beauty lab"] }],
    ["green beauty lab, food", { category: ["food"], brand: ["green beauty lab"] }],
    ["green beauty", { category: ["beauty"] }, ["green"]],
    ["glowhaus", { brand: ["glowhaus"] }],
    ["Glowhaus Berlin", { brand: ["glowhaus"], city: ["berlin"] }],
    ["Northligt Talent", { agency: ["northlight talent"] }],
    ["agency known", { has: ["agency"] }],
    ["agency unknown", { hasNot: ["agency"] }],
    ["without an agency", { hasNot: ["agency"] }],
    ["no agency", { hasNot: ["agency"] }],
    ["with an agency", { has: ["agency"] }],
    ["without Northlight Talent", { agencyNot: ["northlight talent"] }],
    ["has worked with Veganz in the last 6 months", { brand: ["veganz"], brandWithinDays: 180 }],
    ["worked with Veganz in 2025", { brand: ["veganz"] }, ["2025"]],
    ["worked for Alpenhof last year", { workedWith: { client: "alpenhof", withinDays: 365 } }],
    [
      "booked for Alpenhof in June",
      { client: ["alpenhof"], lastDeal: { min: "2026-06-01", max: "2026-06-30" } },
    ],
    ["booked for Alpenhof", { client: ["alpenhof"] }],
    ["brands: Veganz, Mango", { brand: ["veganz", "mango"] }],
    ["brand is Veganz", { brand: ["veganz"] }],
    ["marke: Veganz", { brand: ["veganz"] }],
    ["marca Mango", { brand: ["mango"] }],
    ["marque Mango, mode", { category: ["fashion"], brand: ["mango"] }],
    ["no brand", {}, ["no brand"]],
    ["without brand", {}, ["without brand"]],
    ["any brand", {}],
  ];

  for (const [text, filters, unparsed = []] of sentences)
    expect({ text, ...meaningOf(text, NAMES) }).toEqual({ text, filters, unparsed });
});

test("what the workspace calls so may mean what the word says", () => {
  const sentences: [string, Filters[]][] = [
    ["holi 2027", [{ keywords: ["holi 2027"] }]],
    ["lovely", [{ keywords: ["lovely"] }]],
    ["april stone", [{ keywords: ["april stone"] }]],
    ["in Verona", [{ brand: ["verona"] }]],
    ["worked with Verona", [{ city: ["verona"] }]],
    ["mango recipes", [{ category: ["food"], keywords: ["mango"] }]],
    ["exclusive creators", [{ keywords: ["exclusive"] }]],
    ["slow travel in Portugal", [{ keywords: ["slow travel"], country: ["PT"] }]],
    [
      "Priya or Florence",
      [
        { city: ["florence"], owner: ["priya"] },
        { keywords: ["florence"], owner: ["priya"] },
      ],
    ],
    ["creators in Florence", [{ owner: ["florence"] }]],
    ["green beauty lab, food", [{ category: ["food"], keywords: ["green beauty lab"] }]],
    ["Veganz and glowhaus", [{ keywords: ["glowhaus"], brand: ["veganz"] }]],
    ["not curly", [{ keywordsNot: ["curly"] }]],
    ["sumer picks", [{ keywords: ["sumer picks"] }]],
    [
      "declined by Florence",
      [
        { city: ["florence"], status: ["declined"] },
        { keywords: ["florence"], status: ["declined"] },
      ],
    ],
    ["Veganz, Mango", []],
    ["Florence's creators", []],
    ["Summer Picks list", []],
  ];

  for (const [text, others] of sentences)
    expect([text, read(text, NAMES).alternatives.map(({ filters }) => filters)]).toEqual([text, others]);
});

test("each name has the words that it stands on", () => {
  const sentences: [string, string[]][] = [
    ["creators for Alpenhof, food", ["client alpenhof (grammar): Alpenhof", "category food (grammar): food"]],
    [
      "never worked for Alpenhof in Berlin",
      ['workedWithNot {"client":"alpenhof"} (grammar): Alpenhof', "city berlin (grammar): Berlin"],
    ],
    [
      "in my Summer Picks list, beauty",
      [
        'label {"kind":"collection","value":"summer picks"} (grammar): Summer Picks list',
        "category beauty (grammar): beauty",
      ],
    ],
    [
      "not in the Summer Picks collection",
      ['labelNot {"kind":"collection","value":"summer picks"} (grammar): not in the Summer Picks collection'],
    ],
    [
      "hair curly or straight",
      [
        'field {"name":"hair","op":"is","value":"curly"} (grammar): hair curly',
        'field {"name":"hair","op":"is","value":"straight"} (grammar): straight',
      ],
    ],
    [
      "shoe size is at least 38, beauty",
      [
        'field {"name":"shoe size","op":"min","value":"38"} (grammar): shoe size is at least 38',
        "category beauty (grammar): beauty",
      ],
    ],
    [
      "contract type is not exclusive",
      [
        'field {"name":"contract type","op":"not","value":"exclusive"} (grammar): contract type is not exclusive',
      ],
    ],
    [
      "contract until after May 2027, food",
      [
        'field {"name":"contract until","op":"min","value":"2027-06-01"} (grammar): contract until after May 2027',
        "category food (grammar): food",
      ],
    ],
    ["Priya's fashion creators", ["owner priya (grammar): Priya's", "category fashion (grammar): fashion"]],
    ["owned by Priya", ["owner priya (grammar): owned by Priya"]],
    ["suivi par Jonas, mode", ["owner jonas (grammar): suivi par Jonas", "category fashion (synonym): mode"]],
    [
      "booked for Alpenhof in June",
      [
        'lastDeal {"min":"2026-06-01","max":"2026-06-30"} (grammar): booked',
        "client alpenhof (grammar): Alpenhof",
      ],
    ],
    ["no Mango ads", ["brandNot mango (grammar): no Mango ads"]],
    ["agency is Northlight Talent", ["agency northlight talent (grammar): agency is Northlight Talent"]],
    [
      "has worked with Veganz in the last 6 months",
      ["brand veganz (grammar): Veganz", "brandWithinDays 180 (grammar): last 6 months"],
    ],
    ["niche: food", ['field {"name":"niche","op":"is","value":"food"} (grammar): niche: food']],
    [
      "exclusive fashion in Berlin",
      [
        'field {"name":"contract type","op":"is","value":"exclusive"} (assumed): exclusive',
        "category fashion (grammar): fashion",
        "city berlin (grammar): Berlin",
      ],
    ],
    [
      "not in Spring Drop",
      ['labelNot {"kind":"campaign","value":"spring drop"} (grammar): not in Spring Drop'],
    ],
    ["Northligt Talent", ["agency northlight talent (fuzzy): Northligt Talent"]],
    ["invoice sent", ['field {"name":"invoice sent","op":"is","value":"yes"} (grammar): invoice sent']],
    ["without an agency", ["hasNot agency (grammar): without an agency"]],
    [
      "worked for Alpenhof last year",
      ['workedWith {"client":"alpenhof","withinDays":365} (grammar): Alpenhof last year'],
    ],
  ];

  for (const [text, chips] of sentences) expect([text, chipsOf(text, NAMES)]).toEqual([text, chips]);
});
