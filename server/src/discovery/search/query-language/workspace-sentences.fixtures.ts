import type { Reading } from "./reading.fixtures.ts";

const people = new Set(["lena kuhn", "zoe typed", "tom brandt", "anna koch", "lenakuehn.x", "paula_undnik"]);
/** What a workspace calls its own, with own fields that have names of Herald's and creators whose names are words. */
export const names = {
  brands: ["Nivea", "Veganz"],
  clients: ["Veganz", "Alpenhof"],
  agencies: ["Nordlicht"],
  owners: ["Jana Wolf", "Kai"],
  collections: ["Summer Picks"],
  campaigns: ["Herbst"],
  fields: [
    { name: "Followers", values: ["soon"] },
    { name: "Status", values: ["Vielleicht"] },
    { name: "CPM", values: ["tbd"] },
    { name: "Engagement Rate", values: ["good"] },
    { name: "Land", values: ["hier"] },
    { name: "Alter", values: [] },
    { name: "Kids", values: ["one", "two"] },
    { name: "Preis", values: ["VB"] },
    { name: "Hund erlaubt?", values: ["ja", "nein"] },
    { name: "shoeSize", values: [] },
    { name: "Last deal", values: ["irgendwann"] },
  ],
};

export function isCreator(name: string): boolean {
  return people.has(name);
}
const client = (name: string) => ({ workedWith: { client: name } });
const label = (kind: string, value: string) => ({ kind, value });
const own = (name: string, value: string, op: "is" | "not" | "min" | "max" = "is") => ({
  field: [{ name, op, value }],
});

/** Sentences with what they mean where the workspace has these names, by kind. */
export const kinds: Record<string, Reading[]> = {
  "Herald's own words go before own fields of the same name": [
    ["followers over 10k", { followers: { min: 10_000 } }],
    ["followers: over 10k", { followers: { min: 10_000 } }],
    ["more than 50k followers in Germany", { followers: { min: 50_000 }, country: ["DE"] }],
    ["status: declined", { status: ["declined"] }],
    ["status is contacted", { status: ["contacted"] }],
    ["Status abgesagt", { status: ["declined"] }],
    ["ohne Status", { hasNot: ["status"] }],
    ["cpm under 10 €", { cpm: { max: 10, currency: "EUR" } }],
    ["CPM unter 10 €", { cpm: { max: 10, currency: "EUR" } }],
    ["engagement rate over 3%", { engagementRate: { min: 3 } }],
    ["Land: Österreich", { country: ["AT"] }],
    ["Preis unter 500 €", { price: { max: 500, currency: "EUR" } }],
    ["Preis bekannt", { has: ["price"] }],
    ["no kids content", { categoryNot: ["kids"] }],
    ["kids creators", { category: ["kids"] }],
    ["without followers", { hasNot: ["followers"] }],
  ],
  "An own field of such a name is asked for as a field": [
    ["field Followers soon", own("followers", "soon")],
    ["Feld Status: Vielleicht", own("status", "vielleicht")],
    ["campo Status es Vielleicht", own("status", "vielleicht")],
    ["champ CPM tbd", own("cpm", "tbd")],
    ["status Vielleicht", own("status", "vielleicht")],
    ["kids two", own("kids", "two")],
    ["without field Followers", { hasNot: ["field:followers"] }],
  ],
  "Own fields are found however their name is written": [
    ["Hund erlaubt ja", own("hund erlaubt?", "ja")],
    ["Hund erlaubt", own("hund erlaubt?", "ja")],
    ["Hund erlaubt? nein", own("hund erlaubt?", "nein")],
    ["shoe size 39", own("shoesize", "39")],
    ["shoeSize 39", own("shoesize", "39")],
    ["shoe size over 40", own("shoesize", "40", "min")],
    ["shoe size", {}, ["shoe size"]],
    ["vegan, shoe size is 39", { category: ["vegan"], ...own("shoesize", "39") }],
  ],
  "Money words beside a bound decide that it is a price": [
    ["price known under 2 lakh", { has: ["price"], price: { max: 200_000, currency: "INR" } }],
    [
      "youtubers in Pune with price known under 2 lakh",
      { platform: ["youtube"], city: ["pune"], has: ["price"], price: { max: 200_000, currency: "INR" } },
    ],
    ["Preis bekannt, unter 2.000", { has: ["price"], price: { max: 2000, currency: "USD" } }],
    ["precio conocido de menos de 500", { has: ["price"], price: { max: 500, currency: "USD" } }],
    ["prix connu, moins de 800", { has: ["price"], price: { max: 800, currency: "USD" } }],
    ["preço conhecido até 1500", { has: ["price"], price: { max: 1500, currency: "USD" } }],
    ["rates known below 50k", { has: ["price"], price: { max: 50_000, currency: "USD" } }],
  ],
  "Bounds that each name a platform hold each in an account of one creator": [
    [
      "instagram over 100k followers and tiktok views over 40k",
      {
        perPlatform: [
          { platform: "instagram", followers: { min: 100_000 } },
          { platform: "tiktok", views: { min: 40_000 } },
        ],
      },
    ],
    [
      "mehr als 100k Follower auf Instagram und mehr als 50k auf TikTok",
      {
        perPlatform: [
          { platform: "instagram", followers: { min: 100_000 } },
          { platform: "tiktok", followers: { min: 50_000 } },
        ],
      },
    ],
    [
      "plus de 50k abonnés sur instagram et plus de 10k sur tiktok",
      {
        perPlatform: [
          { platform: "instagram", followers: { min: 50_000 } },
          { platform: "tiktok", followers: { min: 10_000 } },
        ],
      },
    ],
    [
      "más de 100 mil seguidores en instagram y más de 50 mil en youtube, Madrid",
      {
        city: ["madrid"],
        perPlatform: [
          { platform: "instagram", followers: { min: 100_000 } },
          { platform: "youtube", followers: { min: 50_000 } },
        ],
      },
    ],
    [
      "mais de 100 mil seguidores no instagram e mais de 20 mil no youtube",
      {
        perPlatform: [
          { platform: "instagram", followers: { min: 100_000 } },
          { platform: "youtube", followers: { min: 20_000 } },
        ],
      },
    ],
    [
      "instagram par 1 lakh se zyada followers aur youtube par 50k se zyada",
      {
        perPlatform: [
          { platform: "instagram", followers: { min: 100_000 } },
          { platform: "youtube", followers: { min: 50_000 } },
        ],
      },
    ],
    ["instagram with more than 100k followers", { platform: ["instagram"], followers: { min: 100_000 } }],
    [
      "tiktok engagement over 5% and instagram engagement over 3%",
      {
        perPlatform: [
          { platform: "tiktok", engagementRate: { min: 5 } },
          { platform: "instagram", engagementRate: { min: 3 } },
        ],
      },
    ],
  ],
  "Work with a client is work for it": [
    ["worked with Veganz", client("veganz")],
    ["never worked with Veganz", { workedWithNot: { client: "veganz" } }],
    ["haben mit Veganz gearbeitet", client("veganz")],
    ["ont travaillé avec Veganz", client("veganz")],
    ["han trabajado con Veganz", client("veganz")],
    ["já trabalharam com Veganz", client("veganz")],
    ["Veganz ke saath kaam kiya", client("veganz")],
    ["worked with Nivea", { brand: ["nivea"] }],
    ["mentioned Veganz", { brand: ["veganz"] }],
  ],
  "A collection or campaign that does not exist is told": [
    ["collection Spring", {}, ["collection Spring"]],
    ["campaign Sommer 26", {}, ["campaign Sommer 26"]],
    ["Kampagne Frühling, Berlin", { city: ["berlin"] }, ["Kampagne Frühling"]],
    ["colección Primavera", {}, ["colección Primavera"]],
    ["campagne Printemps", {}, ["campagne Printemps"]],
    ["coleção Verão", {}, ["coleção Verão"]],
    ["collection Summer Picks", { label: [label("collection", "summer picks")] }],
  ],
  "Whether a value is known, and who is left out": [
    ["code known", { has: ["code"] }],
    ["has code", { has: ["code"] }],
    ["without code", { hasNot: ["code"] }],
    ["mit Code", { has: ["code"] }],
    ["sans code", { hasNot: ["code"] }],
    ["verified unknown", { hasNot: ["verified"] }],
    ["Verifizierung unbekannt", { hasNot: ["verified"] }],
    ["verified known", { has: ["verified"] }],
    ["last deal before June 2026", { lastDeal: { max: "2026-05-31" } }],
    ["last deal in the last 60 days", { lastDeal: { withinDays: 60 } }],
    ["letzter Deal vor Juni 2026", { lastDeal: { max: "2026-05-31" } }],
    ["not Jana", { ownerNot: ["jana"] }],
    ["nicht Jana", { ownerNot: ["jana"] }],
    ["everyone except Kai's", { ownerNot: ["kai"] }],
    ["nobody from agency Nordlicht", { agencyNot: ["nordlicht"] }],
    ["tous sauf ceux de Jana", { ownerNot: ["jana"] }],
  ],
  "A creator is found by name and by handle": [
    ["Lena Kühn", { name: ["lena kühn"] }],
    ["lena kuhn", { name: ["lena kuhn"] }],
    ["Zoe Typed", { name: ["zoe typed"] }],
    ["Anna Koch", { name: ["anna koch"] }],
    ["@lenakuehn.x", { name: ["lenakuehn.x"] }],
    ["lenakuehn.x", { name: ["lenakuehn.x"] }],
    ["paula_undnik", { name: ["paula_undnik"] }],
    ["zeig mir Tom Brandt", { name: ["tom brandt"] }],
    ["like @lenakuehn.x", { similarTo: ["lenakuehn.x"] }],
  ],
  "What a campaign knows of a creator is no status": [
    ["agreed price", {}, ["agreed price"]],
    ["vereinbarter Preis", {}, ["vereinbarter Preis"]],
    ["prix convenu", {}, ["prix convenu"]],
    ["precio acordado", {}, ["precio acordado"]],
    ["preço combinado", {}, ["preço combinado"]],
    ["paid in campaign Herbst", { campaignStage: [{ campaign: "herbst", stage: "paid" }] }],
    ["live in Herbst", { campaignStage: [{ campaign: "herbst", stage: "live" }] }],
    ["declined in Herbst", { campaignStage: [{ campaign: "herbst", stage: "declined" }] }],
    ["in Herbst abgesagt", { campaignStage: [{ campaign: "herbst", stage: "declined" }] }],
    ["unpaid invoices", {}, ["unpaid invoices"]],
    ["late drafts", {}, ["late drafts"]],
    ["offene Rechnungen", {}, ["offene Rechnungen"]],
    ["factures impayées", {}, ["factures impayées"]],
  ],
  "Neighbours of all these kinds": [
    ["Instagram followers over 20k", { platform: ["instagram"], followers: { min: 20_000 } }],
    ["statut: refusé", { status: ["declined"] }],
    ["country: Germany, no kids", { categoryNot: ["kids"], country: ["DE"] }],
    ["price unknown under 50k", { hasNot: ["price"] }, ["under 50k"]],
    ["price known under 50k followers", { followers: { max: 50_000 }, has: ["price"] }],
    [
      "shoe size 38-40",
      { field: [...own("shoesize", "38", "min").field, ...own("shoesize", "40", "max").field] },
    ],
    ["com código", { has: ["code"] }],
    ["verified status unknown", { hasNot: ["verified"] }],
    ["last deal unknown", { hasNot: ["lastDeal"] }],
    ["último acordo antes de junho de 2026", { lastDeal: { max: "2026-05-31" } }],
    ["aakhri deal June se pehle", { lastDeal: { max: "2026-05-31" } }],
    ["without last deal in May", {}, ["without last deal in May"]],
    ["no deals in the last 60 days", { lastDeal: { max: "2026-09-22" } }],
    ["everyone except Jana's and Kai's", { ownerNot: ["jana", "kai"] }],
    ["todos menos los de Kai", { ownerNot: ["kai"] }],
    ["Kai ke alawa sab", { ownerNot: ["kai"] }],
    ["pas chez Nordlicht", { agencyNot: ["nordlicht"] }],
    ["liste Printemps", {}, ["liste Printemps"]],
    ["collection spring", {}, ["collection spring"]],
    ["collection Herbst", {}, ["collection Herbst"]],
    ["did a campaign with Veganz", client("veganz")],
    ["trabajaron con Veganz o Nivea", client("veganz"), ["o Nivea"]],
    ["negotiated price under 500", {}, ["negotiated price under 500"]],
    ["accepted, price under 500 €", { price: { max: 500, currency: "EUR" }, status: ["accepted"] }],
    ["not paid in Herbst", {}, ["not paid in Herbst"]],
    ["contacted in Herbst", {}, ["contacted in Herbst"]],
    ["payé dans Herbst", { campaignStage: [{ campaign: "herbst", stage: "paid" }] }],
    ["posted in Herbst", { campaignStage: [{ campaign: "herbst", stage: "live" }] }],
    ["live creators", {}, ["live"]],
    ["creators who live in Berlin", { city: ["berlin"] }],
    ["creators like Lena Kühn", {}, ["like Lena Kühn"]],
    ["not Lena Kühn", {}, ["not Lena Kühn"]],
    ["not @lenakuehn.x", { excludeHandles: ["lenakuehn.x"] }],
    ["Lena Kühn or Tom Brandt", { name: ["lena kühn", "tom brandt"] }],
    ["vegan food", { category: ["vegan"] }],
    ["instagram over 100k or tiktok over 50k", {}, ["instagram over 100k or tiktok over 50k"]],
    [
      "micro on instagram and macro on tiktok",
      {
        perPlatform: [
          { platform: "instagram", tier: ["micro"] },
          { platform: "tiktok", tier: ["macro"] },
        ],
      },
    ],
    [
      "story under 300 € on instagram and video under 900 € on youtube",
      {
        perPlatform: [
          { platform: "instagram", price: { max: 300, currency: "EUR", per: "story" } },
          { platform: "youtube", price: { max: 900, currency: "EUR", per: "video" } },
        ],
      },
    ],
    [
      "story under 300 € and reel under 900 €",
      { price: { max: 300, currency: "EUR", per: "story" } },
      ["reel under 900 €"],
    ],
    [
      "instagram: 10k-50k, tiktok: 5k-20k",
      {
        perPlatform: [
          { platform: "instagram", followers: { min: 10_000, max: 50_000 } },
          { platform: "tiktok", followers: { min: 5_000, max: 20_000 } },
        ],
      },
    ],
  ],
};
