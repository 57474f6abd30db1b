import { attachmentIn, blocksOf } from "@app/contract/strategy/answers/blocks";
import type { Piece } from "@app/contract/strategy/answers/blocks";
import { cardTextsOf } from "@app/contract/strategy/answers/card-text";
import type { CardText } from "@app/contract/strategy/answers/card-text";

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
  const cards = cardTextsOf(parts, seesPrices).map(cardAsMarkdown);
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

function cardAsMarkdown({ title, text, columns, rows, figures, note }: CardText): string {
  const heads = columns.map(({ name }) => name);
  const lines = figures.map(({ label, value }) => `- ${label}: ${escaped(value)}`).join("\n");
  return [
    `**${escaped(title)}**`,
    ...(text === null ? [] : [quoted(escaped(text))]),
    ...(rows.length > 0 ? [table(heads, rows)] : []),
    ...(lines === "" ? [] : [lines]),
    ...(note === null ? [] : [escaped(note)]),
  ].join("\n\n");
}

function table(heads: readonly string[], rows: readonly string[][]): string {
  const lines = [heads, heads.map(() => "---"), ...rows].map(
    (cells, index) => `| ${cells.map((cell) => (index === 1 ? cell : inCell(cell))).join(" | ")} |`,
  );
  return lines.join("\n");
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
