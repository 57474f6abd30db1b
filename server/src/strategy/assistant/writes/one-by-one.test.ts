import { expect, test } from "vitest";
import type { Answer, Asked, Call } from "#/strategy/assistant/answers/answer.ts";
import { handlesIn } from "#/strategy/assistant/answers/handles-in.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { writingOf } from "./writing-of.ts";

function asked(text: string, language: Asked["language"] = "en"): Asked {
  const nothing = { before: null, spokenOf: null, talk: null, work: null, metric: null, person: null };
  const said = { told: text, brief: text, tellsPrice: false, tried: null, hasPlan: false };
  return { ...nothing, ...said, text, language, handles: handlesIn(text) };
}

const OTHERWISE: Answer = { next: () => [], write: () => ["No order was read."] };

/** What each write would find, with a no to those that are refused. */
function outputOf({ tool, input }: Call): unknown {
  if (tool === "find_collection") return { name: input["name"], rows: [] };
  if (tool === "create_collection")
    return { kind: "collection", id: "l1", name: input["name"], url: "/collections/l1" };
  if (tool === "tag_creators") return { tag: input["tag"], tagged: input["handles"], already: [] };
  if (tool === "note_creators") return { note: input["note"], noted: input["handles"] };
  return null;
}

/** Every call of a message in its order, each answered, and the words at the end. */
function carriedOut(said: Asked, refused: readonly string[] = []): { calls: Call[]; words: string } {
  const answer = writingOf(said, [], () => OTHERWISE);
  const [calls, found]: [Call[], Finding[]] = [[], []];
  for (;;) {
    const next = answer?.next(said, found) ?? [];
    if (next.length === 0) return { calls, words: answer?.write(said, found).join("") ?? "" };
    for (const call of next) {
      const denied = refused.includes(call.tool);
      const output = denied ? null : outputOf(call);
      found.push({ id: `${call.tool}-${found.length}`, tool: call.tool, output, denied, failed: false });
      calls.push(call);
    }
  }
}

const writes = ({ calls }: { calls: Call[] }) =>
  calls.filter(({ tool }) => tool !== "find_collection").map(({ tool, input }) => [tool, input]);

test("each order of one message has its own card, of those whom the first named", () => {
  const text =
    "erstelle eine Liste Messe mit @otis.run und @tilda, tagge alle sprinter und Notiz zu @tilda: nur vormittags";

  expect(writes(carriedOut(asked(text, "de")))).toEqual([
    ["create_collection", { name: "Messe", handles: ["otis.run", "tilda"] }],
    ["tag_creators", { handles: ["otis.run", "tilda"], tag: "sprinter" }],
    ["note_creators", { handles: ["tilda"], note: "nur vormittags" }],
  ]);
});

test.each([
  ["es", "etiqueta a @otis.run como corredor y anota: cobra los viernes"],
  ["hi", "@otis.run ko tag karo corredor aur note: cobra los viernes"],
] as const)("a note that names nobody is of whom the order before it named: %s", (language, text) => {
  expect(writes(carriedOut(asked(text, language)))).toEqual([
    ["tag_creators", { handles: ["otis.run"], tag: "corredor" }],
    ["note_creators", { handles: ["otis.run"], note: "cobra los viernes" }],
  ]);
});

test("what a person refuses of several orders is named, and the others are told as done", () => {
  const said = asked("tag @otis.run as sprinter and note on @tilda: only mornings");

  expect(carriedOut(said, ["note_creators"]).words).toMatch(
    /^They have the tag .+ Not done: “note on @tilda: only mornings”\.$/u,
  );
  expect(carriedOut(said, ["tag_creators"]).words).toMatch(
    /^Not done: “tag @otis\.run as sprinter”\. Noted\./u,
  );
});

test("what is no order stays named as not done", () => {
  const said = asked("put @otis.run on declined, he never answers");

  expect(carriedOut(said).words).toContain("Not done yet: “he never answers”.");
});
