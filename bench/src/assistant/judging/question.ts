import type { Expected } from "../conversations.ts";
import { truthOf } from "../oracle.ts";
import type { Truth } from "../oracle.ts";
import type { Said } from "../talking/say.ts";
import type { World } from "../worlds/world.ts";
import { isNear, numbersIn } from "./numbers.ts";
import { RIGHT, verdict } from "./verdict.ts";
import type { Verdict } from "./verdict.ts";
import { handlesIn, leavesAside, saysNotKnown, saysOneOf } from "./words.ts";

/** What an answer is held against beside its own question. */
export interface Heard {
  world: World;
  /** All that the person has written so far. */
  conversation: string;
}

/** An answer to a question: right, honest where it claims nothing, or wrong. */
export function judgeQuestion(expect: Expected, said: Said, heard: Heard): Verdict {
  const all = [expect, ...(expect.also ?? [])];
  const faults = all.map((one) => faultOf(one, said, heard));
  if (faults.includes(null)) return RIGHT;
  const why = faults[0] ?? "";
  if (said.text.trim() === "") return verdict("missed", "no answer");
  if (!claims(said, heard)) return verdict("honest", why);
  if (leavesAside(said.text)) return verdict("honest", `left something aside; ${why}`);
  return verdict("harmful", why);
}

/** Whether it states a figure, or a creator of whom the person did not speak. */
export function claims(said: Said, { conversation }: Heard): boolean {
  const told = handlesIn(conversation);
  return said.figures.length > 0 || handlesIn(said.text).some((handle) => !told.includes(handle));
}

function faultOf(expect: Expected, said: Said, heard: Heard): string | null {
  const missing = (expect.words ?? []).filter((words) => !saysOneOf(said.text, words));
  if (missing.length > 0) return `does not say ${missing.join(", ")}`;
  if (expect.honest === true) {
    return !claims(said, heard) || saysNotKnown(said.text) ? null : "claims to know";
  }
  const truth = expectedTruth(expect, heard.world);
  return truth === null ? null : faultAgainst(truth, said, heard, expect.within);
}

function expectedTruth({ answer, number, handles, first = false }: Expected, world: World): Truth | null {
  if (answer !== undefined) return truthOf(answer, world);
  if (number !== undefined) return { is: "figure", value: number };
  return handles === undefined ? null : { is: "handles", value: [...handles], inOrder: first };
}

function faultAgainst(truth: Truth, said: Said, heard: Heard, within: number | undefined): string | null {
  if (truth.value === null) return saysNotKnown(said.text) ? null : "it is not known";
  if (truth.is === "word") return saysOneOf(said.text, truth.value) ? null : `not “${truth.value}”`;
  if (truth.is === "handles") return faultInHandles(truth, said, heard);
  if (truth.is === "count") return faultInCount(truth.value, said);
  const isShown = numbersIn(said.text).some((ways) =>
    ways.some((one) => isNear(one, truth.value ?? 0, within)),
  );
  return isShown ? null : `not ${truth.value}`;
}

const DAY = /\d{1,2}[/.]\d{1,2}[/.]\d{4}|\d{4}-\d\d-\d\d/gu;

/** The number itself, and not that of all from which was counted. */
function faultInCount(meant: number, { text, found }: Said): string | null {
  const total = found.get("find_creators")?.["total"];
  const isWrong = typeof total === "number" && total !== meant;
  if (isWrong) return `${total} instead of ${meant}`;
  // Days that an answer names count nobody.
  const shown = numbersIn(text.replaceAll(DAY, " ")).slice(0, 2);
  if (shown.some((ways) => ways.includes(meant))) return null;
  return meant === 0 && saysNotKnown(text) ? null : `not ${meant}`;
}

function faultInHandles(
  { value, inOrder }: Extract<Truth, { is: "handles" }>,
  { text, found }: Said,
  { world, conversation }: Heard,
): string | null {
  const campaigns = world.tables.campaigns.map(({ campaign }) => String(campaign));
  if (value.some((one) => campaigns.includes(one))) return faultInNames(value, campaigns, text, inOrder);
  const asked = handlesIn(conversation);
  const named = handlesIn(text).filter((handle) => value.includes(handle) || !asked.includes(handle));
  if (value.length === 0) return named.length === 0 ? null : `names @${named[0]}`;
  if (inOrder) {
    const first = named.slice(0, value.length);
    return first.join() === value.join() ? null : `@${first.join(" @")} instead of @${value.join(" @")}`;
  }
  const foreign = named.find((handle) => !value.includes(handle));
  if (foreign !== undefined) return `@${foreign} does not belong`;
  if (new Set(named).size === value.length || found.get("find_creators")?.["total"] === value.length)
    return null;
  const isCounted = numbersIn(text).some((ways) => ways.includes(value.length));
  return isCounted ? null : `names ${named.length} of ${value.length}`;
}

function faultInNames(
  meant: readonly string[],
  all: readonly string[],
  text: string,
  inOrder: boolean,
): string | null {
  const named = all
    .filter((name) => text.includes(name))
    .toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
  const [shown, wanted] = inOrder
    ? [named.slice(0, meant.length), meant]
    : [named.toSorted(), meant.toSorted()];
  return shown.join() === wanted.join() ? null : `${shown.join()} instead of ${wanted.join()}`;
}
