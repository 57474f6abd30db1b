import { expect, test } from "vitest";
import type { Asked } from "#/strategy/assistant/answers/answer.ts";
import { DRAFT } from "./draft-answer.ts";

const ASKED: Asked = {
  text: "",
  language: "en",
  hasPlan: false,
  handles: ["ada"],
  before: null,
  spokenOf: null,
  talk: null,
  work: null,
  metric: null,
  person: null,
  tried: null,
  tellsPrice: false,
  told: "",
  brief: "",
};
const told = (text: string) => DRAFT.next({ ...ASKED, text }, [])[0]?.input["told"];

test.each([
  ["write @ada a mail: trains only, no flights", "trains only, no flights"],
  ["write @ada that we pay 700 for two reels by 15 December", "we pay 700 for two reels by 15 December"],
  ["draft a mail to @ada offering 700 for two reels", "700 for two reels"],
  ["schreib an @ada: nur Bahn, kein Flug", "nur Bahn, kein Flug"],
  ["schreib @ada, dass wir 700 pro Video zahlen", "wir 700 pro Video zahlen"],
  ["escribe a @ada un correo ofreciéndole 500 por un TikTok", "500 por un TikTok"],
])("what a mail is to say goes into it: %s", (text, words) => {
  expect(told(text)).toBe(words);
});

const kindOf = (text: string) => DRAFT.next({ ...ASKED, text }, [])[0]?.input["kind"];

test.each([
  "write @ada a mail that the parcel is on its way",
  "schreib @ada eine Mail, dass die Rechnung bezahlt ist",
  "écris un mail à @ada pour lui demander de corriger la mention",
  "escribe un correo a @ada pidiéndole que suba la story otra vez",
  "escreve um e-mail pra @ada dizendo que a entrega atrasou",
])("a mail that only tells something is no enquiry: %s", (text) => {
  expect(kindOf(text)).toBe("message");
});

test.each([
  "write @ada a mail",
  "write @ada that we pay 700 for two reels",
  "schreib @ada eine Anfrage: zwei Reels im Mai",
  "write an outreach mail to @ada: we love your page",
])("who is to be won for a piece is asked: %s", (text) => {
  expect(kindOf(text)).toBe("mail");
});

test.each(["write @ada a mail", "draft a mail to @ada"])(
  "a mail of nothing said holds no more: %s",
  (text) => {
    expect(told(text)).toBeNull();
  },
);
