import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["vegan bloggers I haven't reached out to yet", { category: ["vegan"], status: ["not_contacted"] }],
  ["everybody who turned us down in Lisbon", { city: ["lisbon"], status: ["declined"] }],
  ["leave out people who already said no", { statusNot: ["declined"] }],
  ["who said yes and has a price", { status: ["accepted"], has: ["price"] }],
  ["alle, mit denen wir noch keinen Kontakt hatten", { status: ["not_contacted"] }],
  [
    "Reisecreator, die zugesagt haben, außer in Wien",
    { category: ["travel"], cityNot: ["vienna"], status: ["accepted"] },
  ],
  ["nicht die, die abgelehnt haben", { statusNot: ["declined"] }],
  ["ceux qu'on n'a pas encore contactés à Lille", { city: ["lille"], status: ["not_contacted"] }],
  ["influenceuses food qui ont accepté", { category: ["food"], gender: ["female"], status: ["accepted"] }],
  ["en discussion avec nous, mode", { category: ["fashion"], status: ["negotiating"] }],
  ["los que aún no hemos contactado en Bilbao", { city: ["bilbao"], status: ["not_contacted"] }],
  ["belleza, sin los que nos rechazaron", { category: ["beauty"], statusNot: ["declined"] }],
  ["quién aceptó la propuesta", { status: ["accepted"] }],
  ["quem ainda não foi contatado no Recife", { city: ["recife"], status: ["not_contacted"] }],
  ["negociando com a gente, fitness", { category: ["fitness"], status: ["negotiating"] }],
  ["não contatar", { status: ["do_not_contact"] }],
  ["jinse abhi tak baat nahi hui, Indore", { city: ["indore"], status: ["not_contacted"] }],
  ["jinhone haan bola, beauty", { category: ["beauty"], status: ["accepted"] }],
  ["jo mana kar chuke hain unko hatao", { statusNot: ["declined"] }],
  ["blacklisted creators", { status: ["do_not_contact"] }],
  ["letzter Kontakt vor mehr als 60 Tagen", { lastContact: { max: "2026-09-22" } }],
  ["seit Juli nicht mehr kontaktiert", { lastContact: { max: "2026-06-30" } }],
  ["contactés le mois dernier", { lastContact: { withinDays: 30 } }],
  ["pichle mahine contact kiya tha", { lastContact: { withinDays: 30 } }],
  [
    "fashion creators qui n'ont pas encore été contactés, Madrid",
    { category: ["fashion"], city: ["madrid"], status: ["not_contacted"] },
  ],
  ["creators we still need to reach out to, Denver", { city: ["denver"], status: ["not_contacted"] }],
  ["those who agreed to a collab last spring", {}, ["who agreed", "collab last spring"]],
  ["anyone we've not spoken to since January", { lastContact: { max: "2025-12-31" } }],
  [
    "in the campaign Spring Drop but not declined",
    { statusNot: ["declined"], label: [{ kind: "campaign", value: "spring drop" }] },
  ],
  ["wem haben wir noch nicht geschrieben?", { status: ["not_contacted"] }],
  ["bereits angefragt, aber keine Zusage", { status: ["contacted"], statusNot: ["accepted"] }],
  ["créateurs à qui on n'a jamais écrit", { status: ["not_contacted"] }],
  ["a quién no le hemos escrito todavía", { status: ["not_contacted"] }],
  [
    "food creators die noch nie kontaktiert wurden in Lisbon",
    { category: ["food"], city: ["lisbon"], status: ["not_contacted"] },
  ],
  ["status agreed", { status: ["accepted"] }],
  ["status = declined, city: Porto", { city: ["porto"], status: ["declined"] }],
  ["status vegan", { category: ["vegan"] }, ["status"]],
  ["quem já fechou", { status: ["accepted"] }],
  ["nicht mehr anfragen", { status: ["do_not_contact"] }],
  ["ne plus contacter", { status: ["do_not_contact"] }],
  ["não chamar", { status: ["do_not_contact"] }],
])(
  "what is said of talks is their state or their time, never a topic: %s",
  (text, filters, unparsed = []) => {
    expect(meaningOf(text)).toEqual({ filters, unparsed });
  },
);
