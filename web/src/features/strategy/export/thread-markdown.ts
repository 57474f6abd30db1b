import { attachmentIn } from "#/features/strategy/conversation/catch-up.rules.ts";
import { blocksOf } from "#/features/strategy/conversation/thread.rules.ts";
import type { Piece } from "#/features/strategy/conversation/thread.rules.ts";
import {
  figuresOfAverage,
  figuresOfPrice,
  titleOfFound,
} from "#/features/strategy/findings/finding-figures.ts";
import type { NamedFigures } from "#/features/strategy/findings/finding-figures.ts";
import { cellText, columnsOf, findingsOf } from "#/features/strategy/findings/findings.rules.ts";
import type { Column, Shown } from "#/features/strategy/findings/findings.rules.ts";
import type { CreatorRow } from "@app/contract/strategy/findings/schemas";

interface Written {
  title: string;
  messages: readonly { role: string; parts: readonly { type: string }[] }[];
  /** Whoever sees no prices writes none down. */
  seesPrices: boolean;
}

/** A conversation as Markdown: what was asked as quotes, answers with their tables, and what was not checked, marked. */
export function threadAsMarkdown({ title, messages, seesPrices }: Written): string {
  const said = messages.map(({ role, parts }) =>
    role === "user" ? quoted(saidAsMarkdown(parts)) : answerAsMarkdown(parts, seesPrices),
  );
  return `${[`# ${escaped(title)}`, ...said.filter((text) => text !== "")].join("\n\n")}\n`;
}

/** One answer, without what was asked. */
export function answerAsMarkdown(parts: readonly { type: string }[], seesPrices: boolean): string {
  const unchecked = blocksOf(parts, false).flatMap((block) =>
    block.kind === "unchecked"
      ? [`*In the model's words, not checked:* ${escaped(block.unchecked.text)}`]
      : [],
  );
  const cards = findingsOf(parts, seesPrices).map((shown) => cardAsMarkdown(shown, seesPrices));
  return [wordsOf(parts), ...cards, ...unchecked].filter((text) => text !== "").join("\n\n");
}

function wordsOf(parts: readonly { type: string }[]): string {
  return blocksOf(parts, false)
    .flatMap((block) => (block.kind === "words" ? [block.pieces.map(pieceText).join("").trim()] : []))
    .join("\n\n");
}

/** The words of a person, and the text of a file that they used. */
function saidAsMarkdown(parts: readonly { type: string }[]): string {
  const attachment = attachmentIn(parts);
  const file = attachment ? [`*Text of ${escaped(attachment.name)}:*\n\n${escaped(attachment.text)}`] : [];
  return [wordsOf(parts), ...file].filter((text) => text !== "").join("\n\n");
}

function pieceText(piece: Piece): string {
  if (piece.kind === "text") return escaped(piece.text);
  return piece.kind === "figure" ? escaped(piece.value) : `${escaped(piece.text)} (not checked)`;
}

function cardAsMarkdown(shown: Shown, seesPrices: boolean): string {
  if (shown.kind === "creators") {
    return creatorTable(titleOfFound(shown.found), shown.found.rows, columnsOf(shown.found, seesPrices));
  }
  if (shown.kind === "compared") {
    const columns = columnsOf({ by: null, filters: {}, per: null }, seesPrices);
    return creatorTable("Side by side", shown.compared.rows, columns);
  }
  if (shown.kind === "draft")
    return `**${escaped(shown.draft.title)}**\n\n${quoted(escaped(shown.draft.text))}`;
  if (shown.kind === "table") {
    const { title, columns, rows, note } = shown.table;
    const cells = rows.map((row) => row.cells.map(({ text }) => text));
    return table(
      title,
      columns.map(({ name }) => name),
      cells,
      note,
    );
  }
  if (shown.kind === "average") return figureList(figuresOfAverage(shown.average));
  return seesPrices ? figureList(figuresOfPrice(shown.price)) : "";
}

function creatorTable(title: string, rows: readonly CreatorRow[], columns: readonly Column[]): string {
  const cells = rows.map((row) => [`@${row.handle}`, ...columns.map(({ field }) => cellText(row, field))]);
  return table(title, ["Creator", ...columns.map(({ name }) => name)], cells);
}

function table(title: string, heads: readonly string[], rows: readonly string[][], note?: string): string {
  const lines = [heads, heads.map(() => "---"), ...rows].map(
    (cells, index) => `| ${cells.map((cell) => (index === 1 ? cell : inCell(cell))).join(" | ")} |`,
  );
  const whole = rows.length > 0 ? [lines.join("\n")] : [];
  return [`**${escaped(title)}**`, ...whole, ...(note === undefined ? [] : [escaped(note)])].join("\n\n");
}

function figureList({ title, figures, note }: NamedFigures): string {
  const lines = figures.map(({ label, value }) => `- ${label}: ${escaped(value)}`);
  return [`**${escaped(title)}**`, lines.join("\n"), escaped(note)].join("\n\n");
}

function quoted(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

/** Letters that Markdown would read as its own: names such as "a_b_c" stay as they are written. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|#]/gu, String.raw`\$&`);
}

function inCell(text: string): string {
  return escaped(text).replaceAll(/\s*\n\s*/gu, " ");
}
