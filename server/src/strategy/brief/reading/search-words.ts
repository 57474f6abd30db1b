import type { Filters } from "@app/contract/discovery/filters";
import { QUERY_MAX } from "@app/contract/discovery/queries";
import type { Chip, ParsedQuery } from "@app/contract/discovery/queries";
import { parseQuery } from "#/discovery/search/query-language/parse-query.ts";
import type { WorkspaceNames } from "#/discovery/search/query-language/workspace-names.ts";
import type { Span } from "#/strategy/brief/brief-text.ts";
import { joinFilters } from "#/strategy/brief/filter-sets.ts";

/** What reading a text needs to know besides the text. */
export interface ReadingContext {
  /** yyyy-mm-dd. */
  today: string;
  /** Of amounts that name none. */
  currency: string;
  /** Names of the workspace: known words before any topic. */
  names?: WorkspaceNames;
}

export interface SearchWords {
  filters: Filters;
  chips: Chip[];
  unparsed: Span[];
}

/** A text as the search reads it, with the places of what it read and of what it did not. */
export function readAsSearch(text: string, context: ReadingContext): SearchWords {
  const all: SearchWords = { filters: {}, chips: [], unparsed: [] };
  for (let from = 0; from < text.length;) {
    const piece = pieceAt(text, from);
    const { filters, chips, unparsed } = ofUsualPosts(parseQuery(piece, context));
    all.filters = joinFilters(all.filters, filters);
    all.chips.push(
      ...chips.map(({ span: [start, end], ...chip }) => ({ ...chip, span: spanAt(from, start, end) })),
    );
    let at = 0;
    for (const words of unparsed) {
      at = Math.max(at, piece.indexOf(words, at));
      all.unparsed.push({ start: from + at, end: from + at + words.length });
      at += words.length;
    }
    from += piece.length;
  }
  return all;
}

/** A plan is made of what is usual: "ten posts with over 5,000 views" ask for no creator who had a single one. */
function ofUsualPosts({ filters: { postViews, ...filters }, chips, unparsed }: ParsedQuery) {
  return {
    filters: { ...filters, ...(postViews && { views: postViews }) },
    chips: chips.map((chip) => (chip.slot === "postViews" ? { ...chip, slot: "views" as const } : chip)),
    unparsed,
  };
}

/** Words that a search reads to the last one, and as nothing but what may be asked for; null of all others. */
export function readWholly(
  words: string,
  context: ReadingContext,
  mayAsk: (chip: Chip) => boolean,
): SearchWords | null {
  const read = readAsSearch(words, context);
  const isRead = read.unparsed.length === 0 && read.chips.length > 0;
  return isRead && read.chips.every(mayAsk) ? read : null;
}

/** A search reads so many letters at once: longer texts are read by their clauses. */
function pieceAt(text: string, from: number): string {
  const piece = text.slice(from, from + QUERY_MAX);
  if (from + QUERY_MAX >= text.length) return piece;
  const end = Math.max(...[".", "\n", ";", ","].map((mark) => piece.lastIndexOf(mark)));
  return end > 0 ? piece.slice(0, end + 1) : piece;
}

const spanAt = (from: number, start: number, end: number): [number, number] => [from + start, from + end];
