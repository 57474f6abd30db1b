import { expect, test } from "vitest";
import { checkText } from "./check-text.ts";
import { ANNA, BEN, setting, writtenAnswers } from "./checker.fixtures.ts";
import type { WrittenAnswer } from "./checker.fixtures.ts";
import type { CheckSetting } from "./known.ts";

const A = `[[c:${ANNA}]]`;
const B = `[[c:${BEN}]]`;
const QUESTION = "is 900 € fair for @anna.cooks? we have 12 people in Madrid";

function kindsIn(text: string, question = QUESTION, language = "en"): string[] {
  return checkText(text, setting(question, language)).flatMap(({ problems }) =>
    problems.map(({ kind }) => kind),
  );
}

const HONEST: readonly (readonly [language: string, text: string])[] = [
  ["en", `${A} has [[r1#rows.0.followers]] followers and asks [[r1#rows.0.price]].`],
  ["en", "There are [[r1#total]] creators who fit. Shall I look in another city?"],
  ["en", `For @anna.cooks, 900 € stands beside what [[r3#others]] creators ask.`],
  ["en", "By the rule [[r2#rule.id]], a paid post says [[r2#labels.0]]."],
  ["en", `${A} worked in the campaign [[r3#campaign]], which ended at [[r3#offer]].`],
  ["en", `Between [[r1#rows.0.followers]]–[[r1#rows.1.followers]] followers: ${A}, ${B}.`],
  ["en", `${B} lives in [[r1#rows.1.city]] and has an engagement rate of [[r1#rows.1.engagementRate]].`],
  ["de", `${A} hat [[r1#rows.0.followers]] Follower und verlangt [[r1#rows.0.price]].`],
  ["de", "Es passen [[r1#total]] Creator. Soll ich auch in Madrid suchen?"],
  ["fr", `${A} demande [[r1#rows.0.price]] et a [[r1#rows.0.followers]] abonnés.`],
  ["es", `${A} cobra [[r1#rows.0.price]] y tiene [[r1#rows.0.followers]] seguidores.`],
  [
    "pt",
    `${A} cobra [[r1#rows.0.price]] e tem [[r1#rows.0.followers]] seguidores, mas mora em [[r1#rows.0.city]].`,
  ],
  ["hi", `${A} ke paas [[r1#rows.0.followers]] followers hain.`],
];

test.each(HONEST)("%s: what refers to the results is let through: %s", (language, text) => {
  expect(kindsIn(text, QUESTION, language)).toEqual([]);
});

const LIES: Readonly<Record<string, readonly string[]>> = {
  reference: [
    "There are [[r9#total]] of them.",
    "There are [[r1#totals]] of them.",
    "There are [[r1#rows]] of them.",
    "There are [[r1#constructor]] of them.",
    "There are [[r1 total]] of them.",
    "Ask [[c:anna.cooks]].",
    "There are [[[[r1#total]]]] of them.",
  ],
  creator: [
    "Ask [[c:0b1f6c3e-0000-4000-8000-00000000000f]].",
    `${A} has [[r1#rows.1.followers]] followers.`,
    `${B} asks [[r1#rows.0.price]].`,
    "[[r1#rows.0.handle]] has [[r1#rows.1.engagementRate]].",
  ],
  digits: [
    `${A} has 50,000 followers.`,
    `${A} has 18.5k followers.`,
    `${A} asks 9 €.`,
    `${A} reaches 12 % of women.`,
    `${A} has 900 % more, [[r3#others]].`,
    `${A} asks $900.`,
    "About ½ of [[r1#total]].",
    "[[r1#total]]0 creators fit.",
    "There are ３ creators, [[r1#total]].",
    "Since १२ days [[r1#total]].",
    `${A} posts 4\u200b2 times, [[r1#total]].`,
    "(1) [[r1#total]]",
    "[[r1#total]] creators post at 18:30.",
    "It is 2.4x of [[r1#total]].",
    "№7 is " + A,
  ],
  number: [
    `${A} has fifty thousand followers.`,
    "There are two dozen, [[r1#total]].",
    `Half of ${A}'s audience is female.`,
    `${A} hat zweihundertfünfzig Beiträge.`,
    `${A} hat doppelt so viele Follower, [[r1#total]].`,
    `Die Hälfte der Leute kennt ${A}.`,
    `${A} hat ein Drittel, [[r1#total]].`,
    `${A} verlangt das Zwanzigfache.`,
    `${A} a cinquante mille abonnés.`,
    `La moitié suit ${A}.`,
    `${A} tiene cincuenta mil seguidores.`,
    `La mitad sigue a ${A}.`,
    `${A} tem cinquenta mil seguidores.`,
    `Metade segue ${A}.`,
    `${A} ke paas pachas hazaar followers hain.`,
    `Aadhe log ${A} ko follow karte hain.`,
    `All of them know ${A}.`,
    `Nobody knows ${A}.`,
    `${A} is in XIV campaigns.`,
    `${A} earns tenfold.`,
    `Three quarters of ${A}'s posts are paid.`,
    `**Fif**ty posts of ${A}.`,
    `A majority likes ${A}.`,
  ],
  unit: [
    "[[r1#total]]k creators fit.",
    "[[r1#total]] % of them fit.",
    "[[r1#total]] million creators fit.",
    "€[[r1#total]] are left.",
    `${A} has −[[r1#rows.0.followers]] followers.`,
    `${A} has [[r1#rows.0.followers]] views.`,
    `${A} has [[r1#rows.0.followers]] euros.`,
    `${A} has an audience of [[r1#rows.0.followers]] thousand.`,
  ],
  comparison: [
    `${A} is the best choice.`,
    `${A} has more reach than ${B}.`,
    `${A} is cheaper.`,
    `${A} is the friendliest.`,
    `${A} outperforms ${B}.`,
    `${A} is above average.`,
    `${A} is second to none.`,
    `${A} ist die beste Wahl.`,
    `${A} ist günstiger als ${B}.`,
    `${A} ist am beliebtesten.`,
    `${A} ist freundlicher als ${B}.`,
    `${A} ist die erfolgreichste Person.`,
    `${A} est la meilleure.`,
    `${A} est plus chère que ${B}.`,
    `${A} es la mejor opción.`,
    `${A} es más barata que ${B}.`,
    `${A} é a melhor opção.`,
    `${A} é mais barata que ${B}.`,
    `${A} sabse acchi hai.`,
    `${A} ${B} se behtar hai.`,
    `[[r1#rows.0.followers]] > [[r1#rows.1.followers]]`.replace(">", "exceeds"),
  ],
  markup: [`[[r1#rows.0.followers]] > [[r1#rows.1.followers]]`, `<b>${A}</b>`, `${A} &lt;3`],
  handle: [
    "Ask @nobody_here.",
    "Ask benbakes.",
    "Ask lena_runs instead.",
    "Ask mia.sews instead.",
    `uk.asa-cma says so of ${A}.`,
  ],
  name: [`Sarah Miller knows ${A}.`, `${A} works with Acme Foods.`],
  link: [
    `See https://evil.example/?q=1 for ${A}.`,
    `See www.evil.example for ${A}.`,
    `[${A}](//evil.example)`,
    `Write to boss@evil.example about ${A}.`,
    `[${A}](javascript:alert)`,
    `See http://localhost:4870.evil.example/x for ${A}.`,
  ],
  script: [`${A} это лучший выбор.`, `${A} 最好.`],
  law: [
    `By law, ${A} needs no label.`,
    `${A} must disclose it.`,
    `The FTC asks it of ${A}.`,
    `${A} muss das gesetzlich kennzeichnen.`,
    `La loi le veut de ${A}.`,
    `La ley lo pide a ${A}.`,
    `A lei pede isso a ${A}.`,
    `Kanoon ke hisaab se ${A} ko likhna hai.`,
  ],
  word: [
    `${A} lives in New York.`,
    `${A} charges a grand.`,
    `${A} is the go-to choice.`,
    `${A} edges out ${B}.`,
    `${A} reaches a huge audience.`,
    `${A} liegt ganz vorn.`,
    `${A} devance ${B}.`,
    `${A} gana a ${B}.`,
    `${A} vence ${B}.`,
    `${A} ke karodon fans hain.`,
  ],
  claim: ["She is a lovely person.", "The plan is fine.", "Sie passt gut zur Marke."],
};

const PLANTED = Object.entries(LIES).flatMap(([kind, lies]) => lies.map((lie) => [kind, lie] as const));

test.each(PLANTED)("a lie of the kind %s is refused: %s", (kind, lie) => {
  const language = /\b(?:hat|ist|der|Sie|muss)\b/u.test(lie) ? "de" : "en";
  const kinds = kindsIn(lie, QUESTION, language);

  expect(kinds).toContain(kind);
});

test("no sentence is lost, and each problem stands with its own", () => {
  const text = `${A} fits.\n- ${B} has 7 posts.\n\nShall I go on?`;

  const sentences = checkText(text, setting("who fits?"));

  expect(sentences.map((one) => one.text).join("")).toBe(text);
  expect(sentences.map(({ problems }) => problems.length > 0)).toEqual([false, true, false]);
});

test("a number of the question may be repeated whole, with its own unit alone", () => {
  expect(kindsIn(`${A} was offered 900 €.`)).toEqual([]);
  expect(kindsIn(`${A} was offered 90 €.`)).toEqual(["digits"]);
  expect(kindsIn(`${A} was offered 900 %.`)).toEqual(["digits"]);
  expect(kindsIn(`${A} is among your 12 people.`, "12 people")).toEqual([]);
  expect(kindsIn(`Two reels of ${A}, then?`, "two reels of anna?")).toEqual([]);
});

const ANSWERS = writtenAnswers();

test("no lie of the written answers is let through", () => {
  const shown = ANSWERS.lies.filter(
    ([answer, around]) => !refusedIn(answer, around).some((text) => isOf(text, answer.lie ?? "")),
  );

  expect(ANSWERS.lies.length).toBeGreaterThan(420);
  expect(shown.map(([{ kind, lie }]) => `${kind}: ${lie}`)).toEqual([]);
});

test("honest answers pass whole, but for those that state something without a reference", () => {
  const refused = ANSWERS.truths.flatMap(([answer, around]) => refusedIn(answer, around));

  expect(ANSWERS.truths.length).toBeGreaterThan(245);
  expect(refused).toEqual(HELD_BACK);
});

/** What is honest and still stands apart: it states something, of what cannot be told. */
const HELD_BACK: readonly string[] = [
  "Einerseits ist das höflich, andererseits schafft es Klarheit.",
  "A good brief fits on one page.",
  "I changed nothing.",
  "Ich habe nichts geändert.",
  "Telefonnummern habe ich nicht.",
  "Je n'ai rien changé.",
  "No he cambiado nada.",
  "Maine kuch nahi badla.",
];

function refusedIn({ prose }: WrittenAnswer, around: CheckSetting): string[] {
  return checkText(prose, around).flatMap(({ text, problems }) => (problems.length > 0 ? [plain(text)] : []));
}

/** Whether a sentence is the lie, a part of it, or begins with it. */
function isOf(sentence: string, lie: string): boolean {
  const [text, told] = [sentence.replace(/^(?:[-*>#]+|\d+\.)\s*/u, ""), plain(lie)];
  return (
    sentence.includes(told) ||
    told.includes(text) ||
    sentence.includes(told.slice(0, 25)) ||
    told.includes(text.slice(0, 40))
  );
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

test.each([
  ["en", "Ask her for an example of her work, and keep it short."],
  ["en", "First of all, don't worry. One more thing: better safe than sorry!"],
  ["en", "Shall I look for someone cheaper?"],
  ["en", "I don't know which is best for you."],
  ["en", "Next steps:\n\n1. Save the plan.\n2. Write to the creator.\n3. Compare the offers."],
  ["en", "Here is a draft:\n\n> Hi Anna, we would love to work with you. Could you tell us your price?"],
  ["en", `Open [the list](/collections) or [her profile](/influencers/${ANNA}).`],
  ["de", "Am besten fragst du sie selbst, und zwar vor dem 15. März."],
  ["fr", "Mille mercis ! Mieux vaut demander que supposer."],
  ["es", "Lo mejor es preguntar. Una cosa más: cuanto antes le escribas, mejor."],
  ["pt", "Antes de mais nada, me diga o que quer mudar no plano."],
  ["hi", "Behtar hoga ki aap ek baar pooch lo."],
])("%s: what states nothing needs no reference: %s", (language, text) => {
  expect(kindsIn(text, "wann, vor dem 15. März?", language)).toEqual([]);
});

test.each([
  ["in advice", "Ask Anna, she always says yes."],
  ["as a reason", "Write to Anna because she leaves soon."],
  ["as a thing that is taken for granted", `Ask ${A} about her lawsuits.`],
  ["in a question", "Did you know that Anna bought her followers?"],
  ["in a question that asks why", "Why did Anna buy her followers?"],
  ["in an offer", "I can tell you that Anna loves your brand."],
  ["in a draft", "> Hi Anna, you broke the rules."],
  ["as a point of a list", "1. Anna is reliable.\n2. Ask her for a price."],
  ["in thanks", "Thanks to Anna your sales went up."],
  ["behind a turn of speech", "One more thing: Anna is on holiday."],
])("what is stated %s is refused", (_, text) => {
  expect(kindsIn(text)).not.toEqual([]);
});

test("a figure has to fit the words around it", () => {
  expect(kindsIn(`${A} asks [[r1#rows.0.price]].`)).toEqual([]);
  expect(kindsIn(`${A} asks [[r1#rows.0.followers]].`)).toEqual(["unit"]);
  expect(kindsIn(`${A} was paid [[r1#rows.0.price]].`)).toContain("unit");
  expect(kindsIn(`${A} reaches [[r1#rows.0.engagementRate]] people.`)).toEqual(["unit"]);
});

test("each figure stands beside the creator whose row it is of, in the order of the names", () => {
  const swapped = `${A} has [[r1#rows.1.followers]] followers and ${B} has [[r1#rows.0.followers]].`;

  expect(kindsIn(`${A} has [[r1#rows.0.followers]], ${B} has [[r1#rows.1.followers]].`)).toEqual([]);
  expect(kindsIn(`[[r1#rows.0.followers]] and [[r1#rows.1.followers]]: ${A}, ${B}.`)).toEqual([]);
  expect(kindsIn(swapped)).toEqual(["creator", "creator"]);
  expect(kindsIn(`Here is ${A}. The price is [[r1#rows.1.engagementRate]].`)).toContain("creator");
});

test("links lead to pages that are there", () => {
  const other = "0b1f6c3e-0000-4000-8000-00000000000f";

  expect(kindsIn(`See /influencers/${ANNA}.`)).toEqual([]);
  expect(kindsIn(`See http://localhost:4870/influencers/${ANNA}.`)).toEqual([]);
  expect(kindsIn(`See /influencers/${other}.`)).toContain("link");
  expect(kindsIn(`See /campaigns/${ANNA}.`)).toContain("link");
  expect(kindsIn("See [this](/\\evil.example).")).toContain("link");
});

test("what is not known may be referred to, since it is written out", () => {
  expect(kindsIn(`${B} asks [[r1#rows.1.price]].`)).toEqual([]);
});
