import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { TOOLS } from "#/strategy/assistant/tools.ts";
import { offeredTools, refusalOf } from "./offered-tools.ts";
import {
  INSTRUCTIONS,
  INSTRUCTIONS_VERSION,
  KIND_NOTES,
  LAST_STEP,
  REMARKING,
  SORTING,
} from "./instructions.ts";

/** What each version says, by its hash: a text that changes gets the next number. */
const VERSIONS = ["e59058c92d5ad3bd", "d57fcc9f322ddac2", "c95210c8acbf03cc"];

test("what a model is told has a version, and every change of it a new one", () => {
  const told = JSON.stringify([INSTRUCTIONS, LAST_STEP, SORTING, KIND_NOTES, REMARKING]);

  expect(createHash("sha256").update(told).digest("hex").slice(0, 16)).toBe(VERSIONS.at(-1));
  expect(INSTRUCTIONS_VERSION).toBe(VERSIONS.length);
});

test("every tool that the instructions name is offered", () => {
  const named = INSTRUCTIONS.match(/[a-z]+(?:_[a-z]+)+/gu) ?? [];

  expect(named.length).toBeGreaterThan(4);
  expect(
    named.filter((name) => refusalOf({ id: "1", name, input: "{" }) !== "The input is no JSON."),
  ).toEqual([]);
});

test("a model is offered what reads, and never what writes or keeps a version", () => {
  const all = Object.keys(TOOLS).map((name) => ({ type: "function" as const, name, inputSchema: {} }));

  const offered = offeredTools(all).map(({ name }) => name);

  expect(offered).toContain("find_creators");
  for (const name of ["optimise_plan", "change_plan", "create_collection", "create_campaign"])
    expect(offered).not.toContain(name);
});
