import { expect, test } from "vitest";
import { statusIn } from "./read-status.ts";

test.each([
  ["set @ada to contacted", "contacted"],
  ["mark @ada and @otis.run as declined please", "declined"],
  ["status of @ada: in talks", "negotiating"],
  ["change her status to accepted", "accepted"],
  ["setz @ada auf zugesagt", "accepted"],
  ["stell den Status von @ada auf kontaktiert", "contacted"],
  ["markiere @ada als abgelehnt", "declined"],
  ["mets @ada en négociation", "negotiating"],
  ["passe le statut de @ada à refusée", "declined"],
  ["pon a @ada como confirmada", "accepted"],
  ["cambia el estado de @ada a rechazado", "declined"],
  ["marca a @ada como contatada", "contacted"],
  ["muda o status da @ada para em negociação", "negotiating"],
  ["@ada ka status accepted kar do", "accepted"],
  ["uska status contacted karo", "contacted"],
  ["y @ada rechazada", "declined"],
  ["passa a @ada pra aceite", "accepted"],
  ["@ada hat abgesagt", "declined"],
  ["@ada said yes", "accepted"],
  ["@ada no, mejor en negociación", "negotiating"],
  ["don't contact @ada again", "do_not_contact"],
  ["setz @ada auf nicht kontaktiert", "not_contacted"],
  ["please never email @ada any more", "do_not_contact"],
  ["@ada bitte nicht mehr anschreiben", "do_not_contact"],
  ["schreib @ada nie wieder an", "do_not_contact"],
  ["ne plus contacter @ada", "do_not_contact"],
  ["no vuelvas a contactar a @ada", "do_not_contact"],
  ["não contatar mais a @ada", "do_not_contact"],
  ["@ada ko contact mat karna", "do_not_contact"],
])("how far talks are is said by the word for it: %s", (text, status) => {
  expect(statusIn(text)).toEqual({ is: "status", status });
});

test.each([
  "tag @ada as contacted",
  "has @ada accepted?",
  "who declined",
  "@ada accepted 900 for a reel",
  "leave out those who declined",
  "@ada asks 900",
  "mark @ada as vegan",
  "set the budget to 8000",
  "@ada declined because of the date",
  "write to @ada",
])("what says anything else sets no status: %s", (text) => {
  expect(statusIn(text)).toBeNull();
});
