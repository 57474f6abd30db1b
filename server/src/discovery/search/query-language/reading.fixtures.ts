import type { Filters } from "@app/contract/discovery/filters";
import type { ParsedQuery } from "@app/contract/discovery/queries";
import type { WorkspaceNames } from "./workspace-names.ts";
import { parseQuery, prepareQueries } from "./parse-query.ts";

/** A sentence, the filters that whoever types it means, and the words of it that Herald must tell as not understood. */
export type Reading = [sentence: string, filters: Partial<Filters>, unparsed?: string[]];

// As a server does at its start, so that no single test stands for the dictionaries.
prepareQueries();

/** Reads a sentence on a Saturday in November. */
export function read(text: string, names?: WorkspaceNames): ParsedQuery {
  return parseQuery(text, { today: "2026-11-21", ...(names && { names }) });
}

/** What a sentence asks for, and what of it was not understood. */
export function meaningOf(text: string, names?: WorkspaceNames): { filters: Filters; unparsed: string[] } {
  const { filters, unparsed } = read(text, names);
  return { filters, unparsed };
}
