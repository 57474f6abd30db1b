import type { Filters } from "@app/contract/discovery/filters";
import { ParsedQuery } from "@app/contract/discovery/queries";
import type { Chip } from "@app/contract/discovery/queries";
import type { WorkspaceNames } from "./workspace-names.ts";
import { parseQuery, prepareQueries } from "./parse-query.ts";

/** A sentence, the filters that whoever types it means, and the words of it that Herald must tell as not understood. */
export type Reading = [sentence: string, filters: Partial<Filters>, unparsed?: string[]];

// As a server does at its start, so that no single test stands for the dictionaries.
prepareQueries();

/** Reads a sentence on a Saturday in November. @throws where the answer breaks what every answer keeps. */
export function read(
  text: string,
  names?: WorkspaceNames,
  isCreator?: (name: string) => boolean,
): ParsedQuery {
  const known = { ...(names && { names }), ...(isCreator && { isCreator }) };
  const answer = parseQuery(text, { today: "2026-11-21", ...known });
  const broken = brokenPromise(text, answer);
  if (broken !== undefined) throw new Error(`"${text}": ${broken}`);
  return answer;
}

/** What a sentence asks for, and what of it was not understood. */
export function meaningOf(
  text: string,
  names?: WorkspaceNames,
  isCreator?: (name: string) => boolean,
): { filters: Filters; unparsed: string[] } {
  const { filters, unparsed } = read(text, names, isCreator);
  return { filters, unparsed };
}

/** The words of a sentence that each chip stands on, with how it is known: "country ES (grammar): Spain". */
export function chipsOf(text: string, names?: WorkspaceNames): string[] {
  return read(text, names).chips.map(({ slot, value, source, span }) => {
    const said = typeof value === "string" ? value : JSON.stringify(value);
    return `${slot} ${said} (${source}): ${text.slice(...span)}`;
  });
}

/** Everything that an answer says, in words: its chips, what is told, and each other reading. */
export function answerOf(text: string, names?: WorkspaceNames): string[] {
  const { unparsed, alternatives } = read(text, names);
  const others = alternatives.map(({ filters }) => `or ${JSON.stringify(filters).replaceAll('"', "")}`);
  const chips = chipsOf(text, names).map((chip) => chip.replaceAll('"', ""));
  return [...chips, ...unparsed.map((piece) => `told: ${piece}`), ...others];
}

/** What an answer does against the promises that hold for every one; undefined where it keeps them. */
export function brokenPromise(text: string, answer: ParsedQuery): string | undefined {
  const { success, error } = ParsedQuery.safeParse(answer);
  if (!success) return `is no answer: ${error.message}`;
  const readings = [answer, ...answer.alternatives];
  const chip = readings.flatMap(({ chips }) => chips).find((one) => !saysWhatItHolds(text, one));
  if (chip) return `a chip says another thing than it holds: ${JSON.stringify(chip)}`;
  if (readings.some(({ chips }) => chips.some((one) => chips.some((other) => areCrossed(one, other)))))
    return "two chips stand on the same words";
  return areInOrder(text, answer.unparsed) ? undefined : "what is told is not told in the order of the text";
}

function saysWhatItHolds(text: string, { slot, op, value, span, confidence }: Chip): boolean {
  const words = text.slice(...span);
  if (words === "" || words !== words.trim() || confidence <= 0 || confidence > 1) return false;
  // A column of the workspace's own holds in its value what is asked of it.
  if (typeof value === "object" && value !== null && "op" in value) return op === value.op;
  const isNot = slot === "excludeHandles" || slot.endsWith("Not");
  return (
    isNot === (op === "not") && (slot === "platformAll") === (op === "all") && isBoundedAsSaid(op, value)
  );
}

/** Days are bounded by words of time, and a share is a bound without a range. */
function isBoundedAsSaid(op: Chip["op"], value: unknown): boolean {
  if (typeof value !== "object" || value === null)
    return op === "is" || op === "not" || op === "all" || op === "min";
  const [min, max] = ["min", "max"].map(
    (end) => typeof Object.entries(value).find(([key]) => key === end)?.[1],
  );
  if (min !== "number" && max !== "number") return op !== "range" && op !== "max";
  return op === (min === max ? "range" : min === "number" ? "min" : "max");
}

/** Of a price for a piece, the piece may have a chip of its own. */
function areCrossed(one: Chip, other: Chip): boolean {
  const isSame = one.span[0] === other.span[0] && one.span[1] === other.span[1];
  const isInside = one.slot === "price" || other.slot === "price";
  return !isSame && !isInside && one.span[0] < other.span[1] && other.span[0] < one.span[1];
}

function areInOrder(text: string, pieces: readonly string[]): boolean {
  let from = 0;
  return pieces.every((piece) => {
    const at = text.indexOf(piece, from);
    from = at + piece.length;
    return at !== -1 && piece !== "" && piece === piece.trim();
  });
}
