import { expect, test } from "vitest";
import type { Asked } from "./answer.ts";
import { keepingFacts } from "./facts.ts";

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
const TOLD_NOTHING = {
  id: "read_fact-1-0",
  tool: "read_fact",
  output: { told: [], about: [{ handle: "ada", state: "other" }] },
  denied: false,
  failed: false,
};
const answer = (text: string) =>
  keepingFacts("fact")
    .write({ ...ASKED, text }, [TOLD_NOTHING])
    .join("");

test.each([
  "hand @ada over to Nils",
  "please pass @ada and @ben on to Nils",
  "übergib @ada bitte an Nils",
  "confie @ada à Nils",
  "asígnale @ada a Nils",
  "atribui @ada para a Rita",
])("who hands somebody over is told where the owner stands: %s", (text) => {
  expect(answer(text)).toContain("as the owner");
});

test.each(["@ada gives her best to each reel", "@ada moved to Lisbon"])(
  "what is told of somebody hands nobody over: %s",
  (text) => {
    expect(answer(text)).not.toContain("owner");
  },
);
