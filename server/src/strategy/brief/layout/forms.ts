import { foldInPlace } from "#/language/fold.ts";
import { anyListed } from "#/language/dictionary.ts";
import { OUT_HEADINGS } from "#/strategy/brief/left-out/refusal-words.ts";

/** "BUDGET .......... 7,800": dots lead from a label to its value. */
const DOTS = /(?<=\p{L}[?)]?)[ \t]*\.{4,}[ \t]*/gu;
const BOX = /\[\s*(?:[xX✓✔]?)\s*\]|[☐☑☒]/gu;
const TICKED = /[xX✓✔☑☒]/u;
/** "Avoid: politics; @a; TikTok": what stands in a row behind such a heading is one list. */
const OUT_LINE = new RegExp(
  `(?<=^|\\n)[^\\S\\n]*(?:[-*•]\\s*)?${anyListed(OUT_HEADINGS)}\\s*[:=][^\\n]*;[^\\n]*`,
  "gu",
);

/** Forms and lists as the sentences that say the same: what is not ticked is not said. */
export function withoutForms(source: string): string {
  const lines = source.replaceAll(DOTS, ": ").split("\n").map(ticked).join("\n");
  return [...foldInPlace(lines).matchAll(OUT_LINE)].reduceRight(
    (text, { 0: line, index }) =>
      text.slice(0, index) +
      text.slice(index, index + line.length).replaceAll(/\s*;/gu, ",") +
      text.slice(index + line.length),
    lines,
  );
}

/** "Region: Hamburg [x]  Bremen [ ]" as "Region: Hamburg". */
function ticked(line: string): string {
  const boxes = [...line.matchAll(BOX)];
  if (boxes.length < 2) return line;
  const [, head = "", rest = ""] = /^([^[\]:☐☑☒]*:)?(.*)$/u.exec(line) ?? [];
  const isBefore = /^\s*(?:\[|[☐☑☒])/u.test(rest);
  const parts = rest.split(BOX).map((part) =>
    part
      .trim()
      .replace(/^[,;/]\s*/u, "")
      .replace(/[,;/]$/u, ""),
  );
  const names = isBefore ? parts.slice(1) : parts.slice(0, -1);
  const said = names.filter((name, at) => name !== "" && TICKED.test(boxes[at]?.[0] ?? ""));
  const tail = isBefore ? "" : (parts.at(-1) ?? "");
  return `${head} ${[...said, tail].filter(Boolean).join(", ")}`.trim();
}
