import type { CreatorEdit, WrittenPrice } from "@app/contract/discovery/creator-edits";
import type { AccountPrice, Provenance } from "#/discovery/discovery.tables.ts";
import { isEqual } from "#/discovery/imports/import-changes.rules.ts";
import { wordKey } from "#/language/fold.ts";
import { canonicalCity, countriesOfCity } from "#/language/places/places.ts";
import { priceOf, priceUnit } from "./creators.rules.ts";
import type { AccountRow, CreatorRow } from "./creators.rows.store.ts";
import { fieldText, writtenField } from "./own-fields.rules.ts";

/** The column that holds each value of a creator that people write. */
const PERSON_COLUMNS = {
  name: "name",
  email: "email",
  phone: "phone",
  address: "address",
  country: "country",
  city: "city",
  language: "language",
  notes: "notes",
  tags: "tags",
  status: "status",
  owner: "owner",
  client: "client",
  agency: "agency",
  code: "code",
  lastContact: "last_contact_on",
  lastDeal: "last_deal_on",
  lastFee: "last_fee",
  feePaid: "fee_paid",
  fields: "fields",
} as const satisfies Partial<Record<keyof CreatorEdit, keyof CreatorRow>>;

type PersonField = keyof typeof PERSON_COLUMNS;
type Field = PersonField | "price" | "prices";
const PERSON_FIELDS = Object.keys(PERSON_COLUMNS).filter(isPersonField);
/** Everything that people write of a creator and of its account. */
export const EDIT_FIELDS: readonly Field[] = [...PERSON_FIELDS, "price", "prices"];
/** Stored as JSON. */
const JSON_COLUMNS: ReadonlySet<string> = new Set(["last_fee", "fee_paid", "fields", "provenance"]);

/** A creator and the account whose price is written. */
export interface Edited {
  person: CreatorRow;
  account: AccountRow;
}

/** Both as they are after an edit, with where each value then comes from. */
export function edited(current: Edited, edit: CreatorEdit, fields: readonly Field[], now: Date): Edited {
  const person = {
    ...current.person,
    ...writtenColumns(current.person, edit),
    version: current.person.version + 1,
    updated_at: now,
  };
  const account = {
    ...current.account,
    ...(fields.some(isOfAccount) && {
      prices: pricesAfter(current.account.prices, edit),
      version: current.account.version + 1,
      updated_at: now,
    }),
  };
  const written = { person, account };
  return {
    person: { ...person, provenance: withNames(provenanceOf(current, written, "person", fields, now), edit) },
    account: { ...account, provenance: provenanceOf(current, written, "account", fields, now) },
  };
}

/** Notes which fields of the team's own were typed: an import may still fill the others. */
function withNames(provenance: Provenance, { fields = {} }: CreatorEdit): Provenance {
  const { own } = provenance;
  if (own?.source !== "manual") return provenance;
  return {
    ...provenance,
    own: { ...own, names: [...new Set([...(own.names ?? []), ...Object.keys(fields)])] },
  };
}

export function isOfAccount(field: Field): field is "price" | "prices" {
  return field === "price" || field === "prices";
}

function isPersonField(name: string): name is PersonField {
  return Object.hasOwn(PERSON_COLUMNS, name);
}

/** The columns that an edit writes. A city that is in one country only says the country, too, where nobody did. */
function writtenColumns(before: CreatorRow, edit: CreatorEdit): Partial<CreatorRow> {
  const { tags, fields, city, ...rest } = edit;
  const texts = PERSON_FIELDS.flatMap((field): [string, unknown][] => {
    const value: unknown = Object.hasOwn(rest, field) ? edit[field] : undefined;
    return value === undefined ? [] : [[PERSON_COLUMNS[field], value === "" ? null : value]];
  });
  const place = city ? canonicalCity(wordKey(city)) : null;
  const [country, ...others] = place === null ? [] : countriesOfCity(place);
  const isSure = country !== undefined && others.length === 0;
  return {
    ...Object.fromEntries(texts),
    ...(tags && { tags: [...new Set(tags)] }),
    ...(city !== undefined && { city: place }),
    ...(isSure && edit.country === undefined && before.country === null && { country }),
    ...(fields && { fields: fieldsAfter(before.fields, fields) }),
  };
}

function fieldsAfter(
  before: CreatorRow["fields"],
  written: NonNullable<CreatorEdit["fields"]>,
): CreatorRow["fields"] {
  const after = { ...before };
  for (const [name, text] of Object.entries(written)) {
    if (text === null || text === "") delete after[name];
    else after[name] = writtenField(text, before[name]);
  }
  return after;
}

/** A price by hand takes the place of the one for its format, or of one of which nobody said what for. */
function pricesAfter(before: readonly AccountPrice[], { price, prices }: CreatorEdit): AccountPrice[] {
  if (prices) return prices.map(withoutAbsent);
  if (price === undefined) return [...before];
  if (price === null) return before.slice(1);
  const replaced =
    before.find(({ per }) => per === price.per) ??
    before.find(({ per }) => per === null) ??
    (price.per === null ? before[0] : undefined);
  return [withoutAbsent(price), ...before.filter((one) => one !== replaced)];
}

function withoutAbsent({ upTo, usageMonths, exclusivityMonths, vat, ...price }: WrittenPrice): AccountPrice {
  return {
    ...price,
    ...(upTo !== undefined && { upTo }),
    ...(usageMonths !== undefined && { usageMonths }),
    ...(exclusivityMonths !== undefined && { exclusivityMonths }),
    ...(vat !== undefined && { vat }),
  };
}

/** What is stored of a creator that was edited. */
export function personColumns(person: CreatorRow): object {
  const columns = [...Object.values(PERSON_COLUMNS), "updated_at", "provenance"] as const;
  return Object.fromEntries(
    columns.map((column) => {
      const value = person[column];
      return [column, JSON_COLUMNS.has(column) && value !== null ? JSON.stringify(value) : value];
    }),
  );
}

/** A value typed back to what it was, as an undo does, is again where it came from. */
function provenanceOf(
  current: Edited,
  written: Edited,
  side: keyof Edited,
  fields: readonly Field[],
  now: Date,
): Provenance {
  const provenance: Provenance = { ...current[side].provenance };
  const before = valuesOf(current, EDIT_FIELDS);
  const after = valuesOf(written, EDIT_FIELDS);
  const isCountrySaid = side === "person" && current.person.country !== written.person.country;
  const isInferred = isCountrySaid && !fields.includes("country");
  const changed = [...fields, ...(isCountrySaid ? (["country"] as const) : [])];
  for (const field of new Set(changed.map((one) => (one === "prices" ? "price" : one)))) {
    if (isOfAccount(field) !== (side === "account")) continue;
    const name = field === "fields" ? "own" : field;
    const known = provenance[name];
    const replaced = known?.replaced ?? { source: known ?? null, value: before[field] ?? null };
    if (!isEqual(after[field] ?? null, replaced.value)) {
      const names = known?.names;
      provenance[name] = {
        source: "manual",
        ...(names && { names }),
        ...(name === "country" && isInferred && { inferred: true }),
        asOf: now.toISOString(),
        replaced,
      };
    } else if (replaced.source) provenance[name] = replaced.source;
    else delete provenance[name];
  }
  return provenance;
}

/** Some fields as the API says them; of the fields of the workspace's own those that an edit names, else all. */
export function valuesOf(
  { person, account }: Edited,
  fields: readonly Field[],
  edit?: CreatorEdit,
): CreatorEdit {
  const [price] = account.prices;
  const own = Object.keys(edit?.fields ?? person.fields);
  const ofAccountAndTeam = {
    price: priceOf({
      price_amount: price?.amount ?? null,
      price_currency: price?.currency ?? null,
      price_per: price?.per ?? null,
    }),
    prices: account.prices.map((one) => ({ ...one, per: priceUnit(one.per) })),
    fields: Object.fromEntries(own.map((name) => [name, textOf(person.fields[name])])),
  };
  return Object.fromEntries(
    fields.map((field): [Field, unknown] => [
      field,
      isOfAccount(field) || field === "fields" ? ofAccountAndTeam[field] : person[PERSON_COLUMNS[field]],
    ]),
  );
}

function textOf(field: CreatorRow["fields"][string] | undefined): string | null {
  return field === undefined ? null : fieldText(field);
}
