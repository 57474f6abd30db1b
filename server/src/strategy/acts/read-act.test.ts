import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { actOf, KINDS, LANGUAGES } from "./act.ts";
import { mayBePlanned, readAct } from "./read-act.ts";

const FOLDER = import.meta.dirname;
/** Kind, language and text of each line. */
function linesOf(file: string): { kind: string; language: string; text: string }[] {
  return readFileSync(join(FOLDER, file), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [kind = "", language = "", text = ""] = line.split("\t");
      return { kind, language, text };
    });
}

const EXAMPLES = readdirSync(join(FOLDER, "examples")).flatMap((file) => linesOf(`examples/${file}`));
/** Written by hand like the examples, and never trained on. */
const HELD_OUT = linesOf("held-out.fixtures.tsv").map((line) => {
  const kind = KINDS.find((one) => one === line.kind) ?? "wish";
  return { ...line, meant: actOf(kind), read: readAct(line.text) };
});
const ANSWERED = HELD_OUT.filter(({ read }) => read.act !== "doubt");

test("every kind has examples in every language, and no text is of two kinds", () => {
  const kinds = new Map(EXAMPLES.map(({ text, kind }) => [text.toLowerCase(), kind]));
  const missing = KINDS.flatMap((kind) =>
    LANGUAGES.filter((language) => !EXAMPLES.some((one) => one.kind === kind && one.language === language)),
  );

  expect(EXAMPLES.length).toBeGreaterThanOrEqual(1500);
  expect(missing).toEqual([]);
  expect(EXAMPLES.filter(({ text, kind }) => kinds.get(text.toLowerCase()) !== kind)).toEqual([]);
});

test("no held-out text is an example", () => {
  const texts = new Set(EXAMPLES.map(({ text }) => text.toLowerCase()));

  expect(HELD_OUT.length).toBeGreaterThanOrEqual(200);
  expect(HELD_OUT.filter(({ text }) => texts.has(text.toLowerCase()))).toEqual([]);
});

test("of what is held out and not in doubt, 95 of 100 are the act that was meant", () => {
  const right = ANSWERED.filter(({ meant, read }) => meant === read.act);

  expect(right.length / ANSWERED.length).toBeGreaterThanOrEqual(0.95);
});

test("at most one of five held-out texts is in doubt, and nine of ten orders are carried out", () => {
  const orders = HELD_OUT.filter(({ meant }) => meant === "order");

  expect(ANSWERED.length / HELD_OUT.length).toBeGreaterThanOrEqual(0.8);
  expect(orders.filter(({ read }) => read.act === "order").length / orders.length).toBeGreaterThanOrEqual(
    0.9,
  );
});

test("no held-out question, remark or wish is an order", () => {
  const taken = ANSWERED.filter(({ meant, read }) => meant !== "order" && read.act === "order");

  expect(taken.map(({ text }) => text)).toEqual([]);
});

test("the language of a held-out text is found in 95 of 100", () => {
  const right = HELD_OUT.filter(({ language, read }) => language === read.language);

  expect(right.length / HELD_OUT.length).toBeGreaterThanOrEqual(0.95);
});

test.each([
  ["Abwesenheitsnotiz: Ich bin bis 7.12. nicht im Büro. Budgetfreigaben bis 5.000 € macht Herr Lind.", false],
  ["Automatic reply: back on 4 May. For the Instagram plan of 10,000 € ask Ana.", false],
  ["Launch of an oat drink in Germany, 10.000 €, Instagram", true],
])("what answers by itself is no text to plan: %s", (text, isPlanned) => {
  expect(mayBePlanned(text)).toBe(isPlanned);
});

test("the weights stay below 300 KB", () => {
  expect(statSync(join(FOLDER, "weights.json")).size).toBeLessThan(300_000);
});

test.each(["Flight: six weeks", "Budget: 4.000 €", "Creators: 30"])(
  "a chip that was put right is an order: %s",
  (text) => {
    expect(readAct(text)).toMatchObject({ act: "order", kind: "change" });
  },
);

test("a quick answer of a brief that waits goes on with it", () => {
  expect(readAct("Plan without “Xanadu”")).toMatchObject({ act: "order", kind: "plan" });
});

test.each([
  "nur mit lila Sommersprossen",
  "only creators with dimples and freckles",
  "seulement avec des fossettes",
  "solo con hoyuelos",
  "só com covinhas",
  "at most 17 sunsets",
  "1e30 € more",
  "3k mehr",
])("what limits something is no remark, even where nobody knows what it limits: %s", (text) => {
  expect(readAct(text)).not.toMatchObject({ act: "remark" });
});

test.each(["only kidding", "only joking", "nur so ein Gedanke", "solo digo", "só pra saber mesmo"])(
  "a remark may begin like a limit: %s",
  (text) => {
    expect(readAct(text)).not.toMatchObject({ act: "order" });
  },
);
