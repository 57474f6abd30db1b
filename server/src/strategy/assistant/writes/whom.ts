import type { JSONValue } from "@ai-sdk/provider";
import { CreatorsCompared } from "@app/contract/strategy/findings/schemas";
import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { ALL_OF_COUNT, POINTED_COUNT, pointedCount } from "#/language/numbers/counts.ts";
import { handlesIn } from "#/strategy/assistant/answers/handles-in.ts";
import type { Asked } from "#/strategy/assistant/answers/answer.ts";
import type { Turn } from "#/strategy/assistant/questions/talk.ts";
import { besideNamed } from "./beside-named.ts";
import { WROTE } from "./done-before.ts";
import { firstOrder } from "./reading/first-order.ts";

/** Whom it is about: exactly these creators, or all who fit. */
export type Whom = { handles: string[] } | { filters: JSONValue };

const SINGULAR = new RegExp(
  wordsListed(
    "her, him, his, sie, ihn, ihr, ihren, seinen, la, lo, ela, ele, elle, lui, usko, isko, uska, uski, su, seu, sua, son, sa, a ella, a el, this one, that one",
  ),
  "u",
);
/** "She got her money": who is spoken of begins the sentence. */
const SUBJECT = new RegExp(
  `^\\P{L}*${wordsListed("she, he, sie, er, elle, il, ella, el, ela, ele, usko, isko")}`,
  "u",
);
const CLITIC =
  /(?<!\p{L})(?:pone?|mete|anade|agrega|guarda|quita|saca|borra|elimina|anota|apunta|etiqueta|marca|cambia|pasa|deja|asigna)l[aeo](?!\p{L})|-(?:l[ae]|lui|lhe)(?!\p{L})/u;
/** "Sie" and "die" mean one or several: what was listed just before decides. */
const PLURAL = new RegExp(
  `${wordsListed("them, those, these, both, all, all of them, sie, die, diese, alle, beide, les, ceux, celles, tous, toutes, los, las, estos, estas, esos, todos, todas, eles, elas, esses, essas, inko, unko, inhe, sabko, dono")}|(?<!\\p{L})(?:pon|mete|anade|agrega|guarda|quita|saca|borra|elimina)l[ao]s(?!\\p{L})`,
  "u",
);
/** "The three", "die beiden", "teeno". */
const COUNTED = new RegExp(
  `(?<!\\p{L})(?:${anyListed("the, die, les, los, las, os, as")}\\s+(${POINTED_COUNT})|(${ALL_OF_COUNT})(?!\\p{L}))`,
  "u",
);

/** Whether a message says of somebody at all, by name or by a pointing: "mark the plan as done" does not. */
export function isOfSomebody({ text, handles }: Pick<Asked, "text" | "handles">): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  const points = [SINGULAR, CLITIC, PLURAL, COUNTED];
  return handles.length > 0 || points.some((pattern) => pattern.test(folded));
}

/** Whether a message points at one person: "her", "ihn". */
export function singularIn(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  return SINGULAR.test(folded) || CLITIC.test(folded) || SUBJECT.test(folded);
}

/** Whom a message means; null where nobody can tell. */
export function whomIn({ text, handles, talk, person }: Asked, last: Turn | null): Whom | null {
  if (handles.length > 0) return withBeside(text, handles, person);
  const folded = foldInPlace(text.normalize("NFC"));
  const isListed = talk?.isJust === true;
  const rows = isListed ? talk.rows : (comparedIn(last) ?? writtenOf(last));
  const counted = COUNTED.exec(folded)
    ?.slice(1)
    .find((group) => group !== undefined);
  if (counted !== undefined) return rows.length === pointedCount(counted) ? { handles: [...rows] } : null;
  const isSeveral = PLURAL.test(folded) && rows.length > 1;
  if (!isSeveral && (SINGULAR.test(folded) || CLITIC.test(folded)))
    return person === null ? null : { handles: [person] };
  if (!isSeveral) return null;
  return isListed && talk.kind !== "top" ? { filters: json(talk.filters) } : { handles: [...rows] };
}

/** "With her and @a": she is one of them, and who cannot be told is not left out without a word. */
function withBeside(text: string, handles: readonly string[], person: string | null): Whom | null {
  const beside = besideNamed(text);
  if (beside === null) return { handles: [...new Set(handles)] };
  if (beside === "nobody" || person === null || handles.includes(person)) return null;
  return { handles: [...new Set([...handles, person])] };
}

function comparedIn(last: Turn | null): string[] | null {
  const finding = last?.found.findLast(({ tool }) => tool === "compare_creators");
  return CreatorsCompared.safeParse(finding?.output).data?.rows.map(({ handle }) => handle) ?? null;
}

/** "Tag them all", right after they were put into a list: who was named there. */
function writtenOf(last: Turn | null): string[] {
  const isWritten = last?.found.some(({ tool }) => WROTE.has(tool)) ?? false;
  return last && isWritten ? [...new Set(handlesIn(firstOrder(last.text).text))] : [];
}

// What a schema has read of JSON is JSON again.
export function json(value: unknown): JSONValue {
  const copy: JSONValue = JSON.parse(JSON.stringify(value));
  return copy;
}
