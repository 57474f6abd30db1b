import { expect, test } from "vitest";
import { asksDraftSent, asksNotPosted, dueKindIn } from "./read-work.ts";

test.each([
  "which creators have not posted yet?",
  "who hasn't posted in the spring campaign",
  "wer hat noch nicht gepostet?",
  "qui n'a pas encore publié ?",
  "quién no ha publicado aún",
  "quem ainda não postou?",
  "kisne abhi tak post nahi kiya",
])("who owes a post is asked of what is due: %s", (text) => {
  expect([asksNotPosted(text), dueKindIn(text)]).toEqual([true, "posts"]);
});

test.each([
  "who hasn't posted for 3 months",
  "wer hat nicht gepostet seit Mai",
  "who has posted the most",
  "which post did best?",
])("another question about posts is none of them: %s", (text) => {
  expect(asksNotPosted(text)).toBe(false);
});

test.each([
  ["has @otis.da.silva sent the draft", true],
  ["hat @lena den Entwurf geschickt", true],
  ["a draft of a mail for @pele.da.joana", false],
])("whether a draft has come is asked by words, and not by a handle: %s", (text, isAsked) => {
  expect(asksDraftSent(text)).toBe(isAsked);
});
