import { decimalText, toMinorUnits } from "@app/contract/money";
import type { ImportKept } from "@app/contract/discovery/import-history";
import type { ReadPrice } from "./reading/cells/offers.ts";
import type { PersonName, ValueName, Values } from "./reading/values.ts";
import { NEVER } from "./reading/merging/merge-rows.ts";
import { VALUE_NAMES } from "./reading/values.ts";
import { toFee, toFields } from "./import-fields.rules.ts";
import { fieldText } from "#/discovery/creators/own-fields.rules.ts";
import type {
  AccountPrice,
  Audience,
  Fee,
  FieldSource,
  OwnField,
  Provenance,
} from "#/discovery/discovery.tables.ts";

/** The columns that an import may fill: those of the creator, and those of an account. */
interface ImportedPerson {
  name: string | null;
  country: string | null;
  city: string | null;
  region: string | null;
  language: string | null;
  gender: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  notes: string | null;
  tags: string[];
  status: string | null;
  owner: string | null;
  client: string | null;
  agency: string | null;
  last_deal_on: string | null;
  last_contact_on: string | null;
  last_fee: Fee | null;
  fee_paid: Fee | null;
  code: string | null;
  fields: Record<string, OwnField>;
}
interface ImportedAccount {
  url: string | null;
  bio: string | null;
  followers: number | null;
  engagement_rate: number | null;
  avg_views: number | null;
  avg_likes: number | null;
  avg_comments: number | null;
  verified: boolean | null;
  categories: string[];
  keywords: string[];
  brands: string[];
  audience: Audience;
  prices: AccountPrice[];
  links: string[];
}
export type ImportedColumns = ImportedPerson & ImportedAccount;

/** The column that holds each value of the creator, and of an account. */
export const PERSON_VALUES = {
  name: "name",
  country: "country",
  city: "city",
  region: "region",
  language: "language",
  gender: "gender",
  email: "email",
  phone: "phone",
  address: "address",
  notes: "notes",
  tags: "tags",
  status: "status",
  owner: "owner",
  client: "client",
  agency: "agency",
  lastDeal: "last_deal_on",
  lastContact: "last_contact_on",
  lastFee: "last_fee",
  feePaid: "fee_paid",
  code: "code",
  own: "fields",
} as const satisfies Record<PersonName, keyof ImportedPerson>;
export const ACCOUNT_VALUES = {
  url: "url",
  bio: "bio",
  followers: "followers",
  engagementRate: "engagement_rate",
  avgViews: "avg_views",
  avgLikes: "avg_likes",
  avgComments: "avg_comments",
  verified: "verified",
  links: "links",
  categories: "categories",
  keywords: "keywords",
  brands: "brands",
  audience: "audience",
  price: "prices",
} as const satisfies Record<Exclude<ValueName, PersonName>, keyof ImportedAccount>;

export type ColumnsByValue = Partial<Record<ValueName, keyof ImportedColumns>>;

/** What becomes of one creator, or of one account. */
export interface RowChange {
  state: "created" | "updated" | "unchanged";
  /** The columns that change, with their new values. */
  columns: Partial<ImportedColumns>;
  provenance: Provenance;
  /** Values that the table would have replaced: a person typed them, or they are newer. */
  kept: Omit<ImportKept, "line" | "creator">[];
}

/** What became of one account: the state is that of its creator, or that whoever it is asked not to be stored. */
export interface AccountResult {
  state: RowChange["state"] | "refused";
  creatorId: string | null;
}

/**
 * What a table changes in a row that the workspace has, or null when it has none yet. What a person typed stays and is
 * reported; what the table does not know stays as it is.
 *
 * @param columns the values that the row holds, with their columns.
 * @param sourceOf where the value of one field comes from.
 * @param dayOf the day of which the table tells a figure, yyyy-mm-dd; null where it names none.
 */
export function changeRow(
  columns: ColumnsByValue,
  wanted: Partial<ImportedColumns>,
  existing: (Partial<ImportedColumns> & { provenance: Provenance }) | null,
  sourceOf: (name: ValueName) => FieldSource,
  dayOf: (name: ValueName) => string | null = () => null,
): RowChange {
  const change: RowChange = {
    state: existing ? "unchanged" : "created",
    columns: {},
    provenance: { ...existing?.provenance },
    kept: [],
  };
  for (const name of VALUE_NAMES) {
    const column = columns[name];
    if (column === undefined || wanted[column] === undefined) continue;
    if (existing && isEqual(existing[column] ?? null, wanted[column])) continue;
    const source = existing?.provenance[name];
    if (existing && source?.source === "manual") {
      if (name === "own" && keepTypedFields(change, existing, wanted, source.names)) change.state = "updated";
      if (name !== "own")
        change.kept.push({ field: name, kept: textOf(existing[column]), offered: textOf(wanted[column]) });
      continue;
    }
    const reason = existing ? whyKept(name, { wanted, existing, dayOf }) : null;
    if (existing && reason !== null) {
      const [kept, offered] = [textOf(existing[column]), textOf(wanted[column])];
      change.kept.push({ field: name, kept, offered, reason });
      continue;
    }
    Object.assign(change.columns, { [column]: wanted[column] });
    change.provenance[name] = sourceOf(name);
    if (existing) change.state = "updated";
  }
  return change;
}

const DAY_LENGTH = 10;
/** What the day of a table is the day of. */
const FIGURES: ReadonlySet<ValueName> = new Set([
  "followers",
  "engagementRate",
  "avgViews",
  "avgLikes",
  "avgComments",
  "audience",
]);
/** Told of the last deal, and as old as it is. */
const OF_DEAL: ReadonlySet<ValueName> = new Set(["lastDeal", "lastFee"]);

interface Sides {
  wanted: Partial<ImportedColumns>;
  existing: Partial<ImportedColumns> & { provenance: Provenance };
  dayOf: (name: ValueName) => string | null;
}

/** Why what is there stays, since it is newer or forbids; null where it does not, or nobody knows. */
function whyKept(name: ValueName, { wanted, existing, dayOf }: Sides): string | null {
  if (name === "lastContact") return laterThan(existing.last_contact_on, wanted.last_contact_on, "contact");
  if (name === "status" && existing.status === NEVER)
    return "Nobody is to contact them, and only a person takes that back";
  if (OF_DEAL.has(name)) return laterThan(existing.last_deal_on, wanted.last_deal_on, "deal");
  if (!FIGURES.has(name)) return null;
  const [known, asOf] = [existing.provenance[name]?.asOf.slice(0, DAY_LENGTH), dayOf(name)];
  if (asOf === null || known === undefined || asOf >= known) return null;
  return `The table is as of ${asOf}, and what is here of ${known}`;
}

function laterThan(
  known: string | null | undefined,
  offered: string | null | undefined,
  what: string,
): string | null {
  if (!known || !offered || offered >= known) return null;
  return `A later ${what} is known, of ${known}`;
}

/**
 * Of the fields of the team's own those that a person typed stay and are told; the others are as the table has them.
 *
 * @returns whether one changes.
 */
function keepTypedFields(
  change: RowChange,
  { fields: before = {} }: Partial<ImportedColumns>,
  { fields: wanted = {} }: Partial<ImportedColumns>,
  typed: readonly string[] = Object.keys(before),
): boolean {
  const fields = { ...wanted };
  for (const name of typed) {
    const [kept, offered] = [before[name], wanted[name]];
    if (isEqual(kept, offered)) continue;
    if (offered !== undefined)
      change.kept.push({ field: name, kept: kept ? fieldText(kept) : "NA", offered: fieldText(offered) });
    if (kept === undefined) delete fields[name];
    else fields[name] = kept;
  }
  if (isEqual(fields, before)) return false;
  change.columns.fields = fields;
  return true;
}

/** What is stored already and what a table adds to. */
type Joined = Partial<Pick<ImportedColumns, "audience" | "prices" | "fields">>;

/**
 * The values of a table as columns; money in minor units.
 *
 * @param currency of money that names none.
 * @param existing of the same creator or account.
 */
export function toColumns(values: Values, currency: string, existing: Joined): Partial<ImportedColumns> {
  const { engagementRate, avgViews, avgLikes, avgComments, lastDeal, lastContact, ...rest } = values;
  const {
    price,
    prices,
    audience,
    lastFee,
    feePaid,
    own,
    inferred: _inferred,
    history: _history,
    ...same
  } = rest;
  return {
    ...same,
    ...(engagementRate !== undefined && { engagement_rate: engagementRate }),
    ...(avgViews !== undefined && { avg_views: avgViews }),
    ...(avgLikes !== undefined && { avg_likes: avgLikes }),
    ...(avgComments !== undefined && { avg_comments: avgComments }),
    ...(lastDeal !== undefined && { last_deal_on: lastDeal }),
    ...(lastContact !== undefined && { last_contact_on: lastContact }),
    ...(lastFee && { last_fee: toFee(lastFee, currency) }),
    ...(feePaid && { fee_paid: toFee(feePaid, currency) }),
    ...(audience && { audience: joinAudience(existing.audience ?? {}, audience) }),
    ...((price ?? prices) && { prices: joinPrices(existing.prices ?? [], values, currency) }),
    ...(own && { fields: { ...existing.fields, ...toFields(own, currency, existing.fields) } }),
  };
}

/** Prices that the table names stand first, before all the one that stands for the account; those of other formats stay. */
function joinPrices(
  before: readonly AccountPrice[],
  { price, prices }: Values,
  assumed: string,
): AccountPrice[] {
  const all = prices ?? (price ? [{ ...price, format: price.per }] : []);
  const isMain = (one: ReadPrice) => one.amount === price?.amount && one.currency === price.currency;
  const ordered = [...all.filter(isMain), ...all.filter((one) => !isMain(one))];
  const found = ordered.map((one) => toAccountPrice(one, assumed));
  const formats = new Set(found.map(({ per }) => per));
  return [...found, ...before.filter(({ per }) => !formats.has(per))];
}

function toAccountPrice(read: ReadPrice, assumed: string): AccountPrice {
  const { upTo, format, usageMonths, exclusivityMonths, vat } = read;
  const { amount, currency } = toFee(read, assumed);
  return {
    amount,
    ...(upTo !== undefined && { upTo: toMinorUnits(upTo, currency) }),
    currency,
    per: format,
    ...(usageMonths !== undefined && { usageMonths }),
    ...(exclusivityMonths !== undefined && { exclusivityMonths }),
    ...(vat !== undefined && { vat: vat === "included" ? "in" : "out" }),
  };
}

function joinAudience(before: Audience, found: Audience): Audience {
  const genders = { ...before.genders, ...found.genders };
  return {
    ...before,
    ...found,
    ...(Object.keys(genders).length > 0 && { genders }),
  };
}

/** A value that a person typed, or a table says, as it is told to them; of prices the one that stands for them. */
function textOf(value: ImportedColumns[keyof ImportedColumns] | undefined): string {
  if (value === undefined || value === null) return "NA";
  if (!Array.isArray(value)) {
    if (typeof value !== "object") return String(value);
    return isFee(value) ? priceText(value) : JSON.stringify(value);
  }
  const [first] = value;
  if (first === undefined) return "NA";
  if (typeof first === "object") return priceText(first);
  return value.filter((each) => typeof each === "string").join(" ");
}

function isFee(value: object): value is Fee {
  return "amount" in value && "currency" in value;
}

function priceText(price: Fee): string {
  return `${decimalText(price)} ${price.currency}`;
}

/** Whether two stored values are the same; the order of object keys does not count. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => isEqual(value, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isEqual(a[name], b[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
