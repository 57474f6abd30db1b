import { anyListed } from "#/language/dictionary.ts";
import words from "./named-orders.json" with { type: "json" };
import type { Rewriting } from "./spoken-orders.ts";

/** Orders about creators who are named, as they are spoken: "@x never again", "@x bleibt drin", "mejor @x que @y". */

const HANDLE = "@[\\p{L}0-9_.]*[\\p{L}0-9_]";
const AND = "(?:\\s*,\\s*|\\s+(?:and|und|et|y|e|aur|&)\\s+)";
const ARTICLE = `(?:${anyListed(words.article)} )?`;
const WHO = `(${HANDLE}(?:${AND}${ARTICLE}${HANDLE})*)`;
const ONE = `${ARTICLE}(${HANDLE})`;

const form = (pattern: string, plain: string): Rewriting => [
  new RegExp(`(?<![\\p{L}\\p{N}@])(?:${pattern})(?![\\p{L}\\p{N}])`, "dgu"),
  plain,
];
const own = (order: string) => `\n${order}\n`;

export const NAMED: readonly Rewriting[] = [
  form(
    `(?:${anyListed(words.rather)}) ${ONE} (?:${anyListed(words.than)}) ${ONE}`,
    own("without $2, with $1"),
  ),
  form(`(?<=^\\s*)${ONE} (?:${anyListed(words.than)}) ${ONE}(?=[\\s.!]*$)`, own("without $2, with $1")),
  form(`${ONE},? (?:${anyListed(words.instead)}) ${ONE}`, own("without $2, with $1")),
  form(
    `(?:${anyListed(words.instead)}) ${ONE},? (?:(?:${anyListed(words.rather)}) )?${ONE}`,
    own("without $1, with $2"),
  ),
  form(
    `${WHO} (?:ko )?(?:${anyListed(words.never)})(?: (?:${anyListed(words.here)}))*(?= *(?:[,;.!\\n]|$))`,
    own("without $1"),
  ),
  form(
    `(?<=(?:^|[,;.!\\n])\\s*(?:(?:and|und|et|y|e|aur)\\s+)?)(?:${anyListed(words.never)}) ${ARTICLE}${WHO}(?: (?:${anyListed(words.here)}))*(?= *(?:[,;.!\\n]|$))`,
    own("without $1"),
  ),
  form(
    `(?<=(?:^|[,;.!\\n])\\s*)(?:${anyListed(words.without)}) ${ARTICLE}${WHO}(?= *(?:[,;.!\\n]|$))`,
    own("without $1"),
  ),
  form(`${WHO} (?:auch )?(?:${anyListed(words.stay)})(?: (?:${anyListed(words.whatever)}))*`, own("with $1")),
  form(
    `(?:${anyListed(words.keep)}) ${ARTICLE}${WHO}(?: (?:${anyListed(words.whatever)}))*(?= *(?:[,;.!\\n]|$))`,
    own("with $1"),
  ),
];

const NAMED_AGAIN = new RegExp(
  `,?\\s+(?:${anyListed(words.article)}\\s+)(${HANDLE})(?![\\p{L}\\p{N}_])`,
  "giu",
);

/** "@x muss rein, der @x": who is meant, said again. */
export function withoutRepeats(text: string): string {
  return text.replaceAll(NAMED_AGAIN, (again: string, handle: string, index: number) =>
    text.slice(0, index).includes(handle) ? "" : again,
  );
}
