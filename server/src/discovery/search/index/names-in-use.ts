import { listedValues } from "#/language/tables/listed-values.ts";
import { ANY_LABEL } from "./creator-document.ts";
import type { CreatorDocument } from "./creator-document.ts";
import type { Found } from "./evaluation.ts";

/** An account by what its creator is called. */
export type CalledAccount = Pick<
  CreatorDocument,
  "id" | "creatorId" | "platform" | "handle" | "name" | "followers"
>;

/** What a workspace calls its own, as its creators hold it. */
export interface NamesInUse {
  creators: readonly CalledAccount[];
  brands: string[];
  clients: string[];
  agencies: string[];
  owners: string[];
  tags: string[];
  /** Of all prices that are known. */
  currencies: string[];
  /** Columns of the workspace's own, with the short values that they hold. */
  fields: { name: string; values: string[] }[];
}

/** More of a kind than a person would know; the most common ones are among the first. Chosen by us. */
const NAMES_MAX = 20_000;
const VALUES_MAX = 200;
/** A longer text is no value that somebody chooses from. */
const VALUE_LENGTH_MAX = 40;
/** Accounts that are looked at between two chances for a pause. */
const STEP = 256;

/** Collects the names that the creators of an index hold. */
export function* collectNames(segments: readonly Found[]): Generator<void, NamesInUse> {
  const [brands, clients, agencies, owners, tags, currencies] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  const fields = new Map<string, Set<string>>();
  const creators: CalledAccount[] = [];
  let seen = 0;
  for (const { segment, fits } of segments) {
    for (const at of fits) {
      seen += 1;
      if (seen % STEP === 0) yield;
      const document = segment.documents[at];
      if (!document) continue;
      creators.push(document);
      for (const brand of document.brands?.keys() ?? []) add(brands, brand);
      for (const { kind, value } of document.labels)
        if (kind === "tag" && value !== ANY_LABEL) add(tags, value);
      for (const { currency } of document.prices) add(currencies, currency);
      const { team } = document;
      add(clients, team.client);
      for (const { client, day } of team.deals) if (day !== null) add(clients, client);
      add(agencies, team.agency);
      add(owners, team.owner);
      for (const [name, { value }] of team.fields) addValue(fields, name, value);
    }
  }
  return {
    creators,
    brands: [...brands],
    clients: [...clients],
    agencies: [...agencies],
    owners: [...owners],
    tags: [...tags],
    currencies: [...currencies],
    fields: [...fields].map(([name, values]) => ({ name, values: [...values] })),
  };
}

function add(names: Set<string>, name: string | null): void {
  if (name !== null && names.size < NAMES_MAX) names.add(name);
}

function addValue(fields: Map<string, Set<string>>, name: string, value: unknown): void {
  const values = fields.get(name) ?? new Set();
  fields.set(name, values);
  const isChoice = typeof value === "string" && isShort(value);
  if (isChoice && values.size < VALUES_MAX) values.add(value);
}

function isShort(value: string): boolean {
  const listed = listedValues(value);
  return (listed.length > 0 ? listed : [value]).every(({ length }) => length <= VALUE_LENGTH_MAX);
}
