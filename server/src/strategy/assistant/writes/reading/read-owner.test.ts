import { expect, test } from "vitest";
import { ownerIn } from "./read-owner.ts";

test.each([
  ["hand @ada over to Nils", "Nils", "@ada"],
  ["please pass @ada and @ben on to Nils", "Nils", "@ada and @ben"],
  ["make Rosa Lind the owner of @ada", "Rosa Lind", "@ada"],
  ["übergib @ada bitte an Nils", "Nils", "@ada"],
  ["gib sie an Nils ab", "Nils", "sie"],
  ["confie @ada à Nils", "Nils", "@ada"],
  ["asígnale @ada a Nils", "Nils", "@ada"],
  ["atribui @ada para Rita", "Rita", "@ada"],
  ["@ada ko Nils ko de do", "Nils", "@ada"],
])("who is to look after somebody: %s", (text, owner, whom) => {
  expect(ownerIn(text)).toEqual({ is: "owner", owner, whom, from: null });
});

test.each([
  ["hand Mira's creators over to Nils", "Mira"],
  ["gib alle Creator von Mira an Nils", "Mira"],
  ["übertrag Miras Creator an Nils", "Mira"],
  ["passe les créateurs de Mira à Nils", "Mira"],
  ["pasa los creadores de Mira a Nils", "Mira"],
  ["passa os criadores da Mira para Nils", "Mira"],
  ["Mira ke creators Nils ko de do", "Mira"],
])("all whom somebody looks after are handed over: %s", (text, from) => {
  expect(ownerIn(text)).toMatchObject({ owner: "Nils", from });
});

test.each([
  "@ada gives her best to each reel",
  "@ada moved to Lisbon",
  "pass @ada on to the client",
  "pasa a @ada a la lista Verano",
  "give @ada 900 to start",
  "gib mir die Creator von Mira",
  "who takes over @ada?",
  "passe à autre chose",
])("what says something else hands nobody over: %s", (text) => {
  expect(ownerIn(text)).toBeNull();
});
