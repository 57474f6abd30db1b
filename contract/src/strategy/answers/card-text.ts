import * as z from "zod/mini";
import type { CreatorRow } from "../findings/schemas.ts";
import { figuresOfAverage, figuresOfPrice, titleOfFound } from "./finding-figures.ts";
import type { NamedFigures } from "./finding-figures.ts";
import { cellText, columnsOf, findingsOf } from "./findings-of.ts";
import type { Column, Shown } from "./findings-of.ts";
import { sayOf, SHOWN } from "./phrases.ts";
import type { Say } from "./phrases.ts";

/** A card of an answer in texts alone, for a file or a page without the app. */
export const CardText = z.object({
  title: z.string(),
  /** Of a draft: what is copied. */
  text: z.nullable(z.string()),
  columns: z.array(z.object({ name: z.string(), isNumeric: z.boolean() })),
  rows: z.array(z.array(z.string())),
  figures: z.array(z.object({ label: z.string(), value: z.string() })),
  note: z.nullable(z.string()),
});
export type CardText = z.infer<typeof CardText>;

const NOTHING: Omit<CardText, "title"> = { text: null, columns: [], rows: [], figures: [], note: null };

/** The cards below an answer, in order. */
export function cardTextsOf(
  parts: readonly { type: string }[],
  seesPrices: boolean,
  say = sayOf(parts),
): CardText[] {
  return findingsOf(parts, seesPrices, say).flatMap((shown) => cardTextOf(shown, seesPrices, say) ?? []);
}

function cardTextOf(shown: Shown, seesPrices: boolean, say: Say): CardText | null {
  if (shown.kind === "creators") {
    const { found } = shown;
    return creatorTable(titleOfFound(found, say), found.rows, columnsOf(found, seesPrices, say), say);
  }
  if (shown.kind === "compared") {
    const columns = columnsOf({ by: null, filters: {}, per: null }, seesPrices, say);
    return creatorTable(say("Side by side"), shown.compared.rows, columns, say);
  }
  if (shown.kind === "draft") return { ...NOTHING, ...shown.draft };
  if (shown.kind === "table") {
    const { title, columns, rows, note = null } = shown.table;
    return {
      ...NOTHING,
      title,
      columns: columns.map(({ name, isNumeric = false }) => ({ name, isNumeric })),
      rows: rows.map((row) => row.cells.map(({ text }) => text)),
      note,
    };
  }
  if (shown.kind === "average") return figureList(figuresOfAverage(shown.average, say));
  return seesPrices ? figureList(figuresOfPrice(shown.price, say)) : null;
}

function creatorTable(
  title: string,
  rows: readonly CreatorRow[],
  columns: readonly Column[],
  say: Say,
): CardText {
  return {
    ...NOTHING,
    title,
    columns: [
      { name: say(SHOWN.creator), isNumeric: false },
      ...columns.map(({ name, isFigure }) => ({ name, isNumeric: isFigure })),
    ],
    rows: rows.map((row) => [`@${row.handle}`, ...columns.map(({ field }) => cellText(row, field, say))]),
  };
}

function figureList({ title, figures, note }: NamedFigures): CardText {
  return { ...NOTHING, title, figures: figures.map(({ label, value }) => ({ label, value })), note };
}
