import type { UIMessageChunk } from "ai";
import { expect, test } from "vitest";
import type { Language } from "#/strategy/acts/act.ts";
import { resolveFigures } from "./figure-stream.ts";

const EXPLANATION = {
  version: 3,
  handle: "anna.900",
  why: "Adds 900 people of your audience.",
  figures: [{ text: "900", name: "picks.0.reach", inputs: [{ label: "Pieces", value: "2 stories" }] }],
};

async function resolved(
  text: string,
  asked = "",
  language: Language = "en",
  size = 5,
): Promise<UIMessageChunk[]> {
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, "gu")) ?? [];
  const chunks: UIMessageChunk[] = [
    {
      type: "tool-output-available",
      toolCallId: "plan-1",
      output: {
        totals: { cost: { amount: 1250, currency: "EUR" }, reach: 812 },
        counts: { creators: 1345 },
        name: "No. 5",
      },
    },
    { type: "tool-output-available", toolCallId: "why-1", output: EXPLANATION },
    { type: "tool-output-available", toolCallId: "row-1", output: { price: null, isVerified: true } },
    { type: "text-start", id: "a" },
    ...pieces.map((delta): UIMessageChunk => ({ type: "text-delta", id: "a", delta })),
    { type: "text-end", id: "a" },
  ];
  const stream = resolveFigures(ReadableStream.from(chunks), {
    asked,
    language,
    asOf: "2026-11-21T10:00:00.000Z",
    plan: () => Promise.resolve(null),
  });
  const all: UIMessageChunk[] = [];
  for await (const chunk of stream) all.push(chunk);
  return all;
}

const types = (chunks: UIMessageChunk[]) => chunks.map(({ type }) => type);
const words = (chunks: UIMessageChunk[]) =>
  chunks.map((chunk) => (chunk.type === "text-delta" ? chunk.delta : "")).join("");

test("creators are a total, which is never shortened", async () => {
  const chunks = await resolved("[[plan-1#counts.creators]] creators");

  expect(chunks).toContainEqual(
    expect.objectContaining({ data: expect.objectContaining({ value: 1345, unit: "total" }) }),
  );
});

test("a reference becomes a figure with its origin, however the text is cut", async () => {
  const chunks = await resolved(
    "It costs [[plan-1#totals.cost]] and reaches [[plan-1#totals.reach]] people.",
  );

  expect(chunks.filter(({ type }) => type === "data-figure")).toMatchObject([
    {
      data: {
        value: { amount: 1250, currency: "EUR" },
        unit: "money",
        source: { label: "Cost of the plan" },
      },
    },
    { data: { value: 812, unit: "count" } },
  ]);
  expect(words(chunks)).toBe("It costs  and reaches  people.");
});

test("a reference to nothing is said to be missing", async () => {
  expect(types(await resolved("[[plan-1#totals.profit]]"))).toContain("data-missing");
  expect(types(await resolved("[[plan-9#totals.cost]]"))).toContain("data-missing");
});

test.each([
  ["en", "She asks not known, verified: yes."],
  ["de", "She asks nicht bekannt, verified: ja."],
  ["pt", "She asks desconhecido, verified: sim."],
] as const)(
  "what is not known, yes and no are words of the answer's language: %s",
  async (language, said) => {
    const chunks = await resolved("She asks [[row-1#price]], verified: [[row-1#isVerified]].", "", language);

    expect(words(chunks)).toBe(said);
  },
);

test("digits that no tool gave are marked, those of the person are not", async () => {
  const invented = await resolved("A sure 97.5 % and 1,200 fans.");
  const repeated = await resolved("You said 97.5 and got it.", "please 97.5");

  expect(invented.filter(({ type }) => type === "data-unverified")).toMatchObject([
    { data: { text: "97.5" } },
    { data: { text: "1,200" } },
  ]);
  expect(types(repeated)).not.toContain("data-unverified");
});

test("a name from a tool may hold digits", async () => {
  const chunks = await resolved("Saved as [[plan-1#name]].");

  expect(words(chunks)).toBe("Saved as No. 5.");
  expect(types(chunks)).not.toContain("data-unverified");
});

test("a figure in a sentence of a tool opens its origin, and a name stays a name", async () => {
  const chunks = await resolved("@[[why-1#handle]] is in. [[why-1#why]]");

  expect(words(chunks)).toBe("@anna.900 is in. Adds  people of your audience.");
  expect(chunks.filter(({ type }) => type === "data-figure")).toMatchObject([
    {
      data: {
        value: "900",
        unit: "words",
        source: {
          label: "People added",
          inputs: [
            { label: "Plan", value: "Version 3" },
            { label: "Pieces", value: "2 stories" },
          ],
        },
      },
    },
  ]);
});
