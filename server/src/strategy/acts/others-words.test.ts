import { expect, test } from "vitest";
import { orderAndQuestion } from "./clauses.ts";
import { ordersNothing, quotesOthers } from "./others-words.ts";
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
  "from mira: 'hello, we have 12k now and no Porto please'",
  "von Mira: „wir haben jetzt 12.000 €, bitte ohne Porto“",
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
  "I don't want a plan yet, just tell me if 2000 EUR is enough for 4 creators in Lisbon",
  "Nein danke, noch kein Plan: Deutschland, 5.000 €, 4 Creator wären die Idee",
  "pas besoin de plan, budget 5 000 € en France, c'est pour info",
  "no quiero un plan, solo saber si 3.000 € bastan para 4 creadores en Madrid",
  "não quero plano ainda, 5 mil reais dá pra 3 criadores?",
  "plan mat banao abhi, 2 lakh me 5 creators ho jayenge?",
  "Can you just count the creators in Spain? Budget is 5k but that is for later",
])("whoever wants no plan gets none: %s", (text) => {
  expect(readAct(text).act).not.toBe("order");
});

test.each([
  "Is March a good month for a gin launch in the UK? We have 5k",
  "Reicht 5.000 € für 4 Creator in Wien? Start wäre im Mai",
  "est-ce que 5 000 € suffisent pour 4 créateurs à Lyon ? lancement en mai",
])("what is wondered about is no order: %s", (text) => {
  expect(readAct(text).act).not.toBe("order");
});

test.each(["plan: Germany, 5.000 €, 4 creators", "Kein Problem, plane 5.000 € für Deutschland, 4 Creator"])(
  "a plan that is asked for is made: %s",
  (text) => {
    expect(readAct(text).act).not.toBe("question");
    expect(ordersNothing(text)).toBe(false);
  },
);

test.each([
  "raise the budget to 5.000 €",
  "launch of “Glow serum” in Germany",
  "it's 4 weeks: from 1 December",
])("own words stay own words: %s", (text) => {
  expect(quotesOthers(text)).toBe(false);
});
