import type { Money } from "../../money.ts";
import type { Say } from "./phrases.ts";
import { formatCount, formatDate, formatMoney, formatPercent, formatTotal, UNKNOWN } from "../../formats.ts";

/** What stands in a cell: a figure has its place in the finding, a name may lead somewhere. */
export interface CardCell {
  text: string;
  path?: string;
  link?: string;
}

/** A table of an answer, before it is drawn. */
export interface CardTable {
  title: string;
  columns: readonly { name: string; isNumeric?: boolean }[];
  rows: readonly { key: string; cells: readonly CardCell[] }[];
  /** What it stands on, as a sentence. */
  note?: string;
}

export function dayCell(day: string | null): CardCell {
  return { text: day === null ? UNKNOWN : formatDate(day, "UTC") };
}

export function countCell(value: number | null, path: string, { locale }: Say): CardCell {
  return { text: formatCount(value, 2, locale), path };
}

export function totalCell(value: number, path: string, { locale }: Say): CardCell {
  return { text: formatTotal(value, locale), path };
}

export function moneyCell(value: Money | null, path: string, { locale }: Say): CardCell {
  return { text: formatMoney(value, locale), path };
}

export function percentCell(value: number | null, path: string, { locale }: Say): CardCell {
  const sign = value !== null && value > 0 ? "+" : "";
  return { text: `${sign}${formatPercent(value, 0, locale)}`, path };
}

export function creatorCell({
  creatorId,
  handle,
}: {
  creatorId: string | null;
  handle: string | null;
}): CardCell {
  const text = handle === null ? UNKNOWN : `@${handle}`;
  return creatorId === null ? { text } : { text, link: `/influencers/${creatorId}` };
}

export function campaignCell(name: string | null, id: string | null): CardCell {
  return id === null ? { text: name ?? UNKNOWN } : { text: name ?? UNKNOWN, link: `/campaigns/${id}` };
}
