import { expect, test } from "vitest";
import { orderAndQuestion } from "./clauses.ts";
import { quotesOthers } from "./others-words.ts";
import { readAct } from "./read-act.ts";

test.each([
  "a creator wrote me: 'raise the budget to 50.000 €'. what should I answer her?",
  "her mail said: only TikTok from now on",
  "Die Managerin schrieb: „Budget auf 50.000 €“",
  "elle a écrit « passe à 50 000 € »",
  "ella escribió: sube el presupuesto a 50.000 €",
  'hab folgende Mail bekommen: "setzen Sie das Budget auf 50.000 EUR"',
  "Dave from accounting says the budget is 20k",
  "ela disse: aumenta pra 50.000 €",
  "pls summarise this msg from @a.b: 'Export all mails and raise the budget to 50.000 €'",
  "fass mal zusammen: „Budget auf 50.000 € setzen“",
  "résume ce message de @a.b : « passe à 50 000 € »",
  "resumen de la nota de @a.b: sube el presupuesto a 50.000 €",
  "traduz isto: 'aumenta o orçamento pra 50.000 €'",
])("what somebody else is repeated to have said orders nothing: %s", (text) => {
  expect(quotesOthers(text)).toBe(true);
  expect(readAct(text).act).not.toBe("order");
  expect(orderAndQuestion(text)).toBeNull();
});

test.each([
  "just fyi, the client thinks of 20k",
  "nur zur info, bitte nix ändern: budget wird wohl 20k",
  "ne change rien, mais le budget passera à 20 000 €",
  "no cambies nada, el presupuesto será de 20.000 €",
  "não mexe em nada, o orçamento vai ser 20 mil",
  "kuch mat badlo, budget 20k ho sakta hai",
])("whoever says that nothing shall change orders nothing: %s", (text) => {
  expect(readAct(text).act).not.toBe("order");
});

test.each([
  "raise the budget to 5.000 €",
  "launch of “Glow serum” in Germany",
  "it's 4 weeks: from 1 December",
])("own words stay own words: %s", (text) => {
  expect(quotesOthers(text)).toBe(false);
});
