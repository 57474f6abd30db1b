import { expect, test } from "vitest";
import { checkText } from "./check-text.ts";
import { ANNA, BEN, setting } from "./checker.fixtures.ts";

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
