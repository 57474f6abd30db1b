import { expect, test } from "vitest";
import type { Turn } from "#/strategy/assistant/questions/talk.ts";
import { askedAgain } from "./asked-again.ts";

const asked = (text: string, tool: string, output: unknown = {}): Turn => ({
  text,
  found: [{ id: "call-0", tool, output, failed: false, denied: false }],
});
const ADA = asked("wie viele Bestellungen brachte @ada?", "work_figures");

test.each([
  "und @otis.run?",
  "and @otis.run",
  "et @otis.run ?",
  "y el de @otis.run?",
  "e a @otis.run?",
  "aur @otis.run ka",
])("what was asked of one is asked of another: %s", (text) => {
  expect(askedAgain(text, [ADA])).toBe("wie viele Bestellungen brachte @otis.run?");
});

test("a third one is asked about in the words of the first question", () => {
  expect(askedAgain("and @mira?", [ADA, { text: "und @otis.run?", found: [] }])).toBe(
    "wie viele Bestellungen brachte @mira?",
  );
});

test("what was asked of her is asked of another by name", () => {
  const hers = asked("uska avg views kitna hai", "compare_creators");
  expect(askedAgain("aur @otis.run ka?", [hers])).toBe("@otis.run avg views kitna hai");
});

test("whom a message meant is said behind it", () => {
  const order = asked("write her that we pay 800", "write_draft");
  expect(askedAgain("@ada I mean", [order])).toBe("write @ada that we pay 800");
});

test.each(["et pour Lauenstein", "und für Lauenstein?", "and Lauenstein?"])(
  "who worked for one brand is asked of another: %s",
  (text) => {
    const work = asked("who has worked for Halloren", "worked_with", { brands: ["Halloren"] });
    expect(askedAgain(text, [work])).toBe("who has worked for Lauenstein");
  },
);

test.each(["take @otis.run out", "@otis.run asks 900", "thanks", "and what does @otis.run ask?"])(
  "what says something of its own stays as it is: %s",
  (text) => {
    expect(askedAgain(text, [ADA])).toBe(text);
  },
);

test("what a draft is to say as well is said with what it was to say before", () => {
  const order = asked("write @ada a mail that we pay 700", "write_draft");
  const more = { ...order, text: "mention the 9th of May" };

  expect(askedAgain("mention the 9th of May", [order])).toBe(
    "write @ada a mail that we pay 700; the 9th of May",
  );
  expect(askedAgain("und schreib noch dass Versand gratis ist", [order, more])).toBe(
    "write @ada a mail that we pay 700; the 9th of May; Versand gratis ist",
  );
  expect(askedAgain("make it 800", [order])).toBe("write @ada a mail that we pay 800");
  expect(askedAgain("mention the 9th of May", [ADA])).toBe("mention the 9th of May");
});

test("an order before it is not given again", () => {
  const order: Turn = { text: "take @ada out", found: [] };
  expect(askedAgain("and @otis.run", [order])).toBe("and @otis.run");
});
