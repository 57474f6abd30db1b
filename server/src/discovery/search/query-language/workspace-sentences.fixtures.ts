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
  isCreator: (name: string) => people.has(name),
};
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
};
