import { compare } from "./compare.ts";
import type { Verdict } from "./compare.ts";
import type { Stored, StoredAccount, StoredCreator, StoredFields, StoredRecord } from "./stored.ts";
import { fieldsOf } from "./truth.ts";
import type { Expectation, Price, RecordKind, Sheet, TruthAccount, Value } from "./truth.ts";

/** What makes a record the one that a row tells of. */
const IDENTITY: Readonly<Record<RecordKind, readonly string[]>> = {
  posts: ["url"],
  results: ["handle", "campaign"],
  orders: ["order"],
  payments: ["invoice"],
};
/** Fields that hold several values: one that is not among them is missing, and contradicts nothing. */
const LISTS = new Set(["prices", "categories", "tags", "brands"]);
const PRICE_TERM = /^(?:(?<platform>\w+)\.)?prices\.(?<term>usageMonths|exclusivityMonths|vat)$/u;
const ACCOUNT_PATH = /^(?<platform>instagram|tiktok|youtube)\.(?<rest>.+)$/u;

const AUDIENCE = { countries: "audienceCountry", genders: "audienceGender", ages: "audienceAge" } as const;

/** The field that a path ends in; all parts of an audience of one kind are one. */
export function fieldOf(path: string): string {
  const part = /audience\.(countries|genders|ages)\./u.exec(path)?.[1];
  if (part === "countries" || part === "genders" || part === "ages") return AUDIENCE[part];
  return path.slice(path.lastIndexOf(".") + 1);
}

/** What is stored of each creator and record of a sheet. */
export interface Found {
  creators: ReadonlyMap<string, readonly StoredCreator[]>;
  records: ReadonlyMap<string, StoredRecord>;
  /** Stored creators and records that the sheet does not have. */
  strangers: readonly StoredCreator[];
  strangeRecords: readonly StoredRecord[];
}

export function find(sheet: Sheet, stored: Stored): Found {
  const creators = new Map(
    sheet.creators.map(({ key, accounts }) => [
      key,
      // The one with the account that the sheet names first is the person; others have been split off.
      accounts.flatMap((_, index) =>
        stored.creators.filter((creator) => accounts.findIndex((one) => has(creator, one)) === index),
      ),
    ]),
  );
  const known = new Set([...creators.values()].flat());
  const kept = Object.values(stored.records).flat();
  const records = new Map<string, StoredRecord>();
  for (const key of recordKeys(sheet)) {
    const record = kept.find((each) => isRecord(sheet, key, each));
    if (record) records.set(key, record);
  }
  const knownRecords = new Set(records.values());
  return {
    creators,
    records,
    strangers: stored.creators.filter((creator) => !known.has(creator)),
    strangeRecords: kept.filter((record) => !knownRecords.has(record)),
  };
}

function recordKeys({ cells, creators }: Sheet): Set<string> {
  const people = new Set(creators.map(({ key }) => key));
  const keys = cells.flatMap(({ meaning }) =>
    meaning.kind === "field" ? meaning.expects.map(({ of }) => of) : [],
  );
  return new Set(keys.filter((key) => !people.has(key)));
}

function isRecord(sheet: Sheet, key: string, { fields }: StoredRecord): boolean {
  if (sheet.kind === "people" || sheet.kind === "audience") return false;
  const wanted = fieldsOf(sheet, key);
  return IDENTITY[sheet.kind].every((path) => {
    const [expected] = wanted[path] ?? [];
    return (
      expected !== undefined &&
      listed(fields[path]).some((value) => compare(path, expected, value) === "same")
    );
  });
}

function has({ accounts }: StoredCreator, account: TruthAccount): boolean {
  return accounts.some((each) => isSame(account, each));
}

function isSame(one: TruthAccount, other: TruthAccount): boolean {
  return one.platform === other.platform && one.handle.toLowerCase() === other.handle.toLowerCase();
}

/** How what is stored stands to what a cell says. */
export function verdictOn(expectation: Expectation, sheet: Sheet, found: Found): Verdict | "missing" {
  const { of, path, value } = expectation;
  const record = found.records.get(of);
  if (record) return among(path, value, listed(record.fields[path]));
  const creators = found.creators.get(of) ?? [];
  const term = PRICE_TERM.exec(path)?.groups;
  if (term) return termVerdict(term["term"] ?? "", value, pricesOf(creators, term["platform"]));
  const { platform, rest = "" } = ACCOUNT_PATH.exec(path)?.groups ?? {};
  if (platform === undefined) return among(path, value, [...valuesAt(creators, path)]);
  const account = sheet.creators
    .find(({ key }) => key === of)
    ?.accounts.find((each) => each.platform === platform);
  const home = creators.findIndex((creator) => account && has(creator, account));
  if (rest === "handle" || rest === "platform") {
    if (home === -1) return "missing";
    return home === 0 || !sharesRow(sheet, of, platform) ? "same" : "less";
  }
  const own = accountsOf(creators).filter((each) => account && isSame(account, each));
  return among(
    rest,
    value,
    own.flatMap((each) => accountValues(each, rest)),
  );
}

/** Whether a row names another account of the creator: a row makes them one, everything else is asked of a person. */
function sharesRow({ cells }: Sheet, of: string, platform: string): boolean {
  const rows = (isOwn: boolean) =>
    cells.flatMap(({ row, meaning }) => {
      const names = meaning.kind === "field" ? meaning.expects.filter((each) => each.of === of) : [];
      const isNamed = names.some(
        ({ path }) => path.endsWith(".handle") && path.startsWith(`${platform}.`) === isOwn,
      );
      return isNamed ? [row] : [];
    });
  const others = new Set(rows(false));
  return rows(true).some((row) => others.has(row));
}

function among(path: string, expected: Value, stored: readonly Value[]): Verdict | "missing" {
  const field = fieldOf(path);
  const verdicts = stored.map((value) => compare(field, expected, value));
  if (LISTS.has(field)) {
    if (verdicts.includes("same")) return "same";
    return verdicts.includes("less") ? "less" : "missing";
  }
  if (verdicts.length === 0) return "missing";
  if (verdicts.includes("different")) return "different";
  return verdicts.includes("same") ? "same" : "less";
}

function termVerdict(term: string, expected: Value, prices: readonly Price[]): Verdict | "missing" {
  const stored = prices.map((price) => Object.entries(price).find(([name]) => name === term)?.[1]);
  if (stored.some((value) => value !== undefined && value !== expected)) return "different";
  const said = stored.filter((value) => value !== undefined).length;
  return said === 0 ? "missing" : said < stored.length ? "less" : "same";
}

function pricesOf(creators: readonly StoredCreator[], platform: string | undefined): Price[] {
  const accounts = accountsOf(creators).filter(
    (each) => platform === undefined || each.platform === platform,
  );
  return accounts.flatMap(({ prices }) => prices);
}

function accountsOf(creators: readonly StoredCreator[]): StoredAccount[] {
  return creators.flatMap(({ accounts }) => accounts);
}

function valuesAt(creators: readonly StoredCreator[], path: string): Value[] {
  const own = creators.flatMap(({ fields }) => listed(fields[path]));
  return path === "prices" ? [...own, ...pricesOf(creators, undefined)] : own;
}

function accountValues({ fields, prices }: StoredAccount, path: string): readonly Value[] {
  return path === "prices" ? prices : listed(fields[path]);
}

function listed(value: StoredFields[string] | undefined): readonly Value[] {
  if (value === undefined) return [];
  return typeof value === "object" && !isPrice(value) ? value : [value];
}

function isPrice(value: StoredFields[string]): value is Price {
  return typeof value === "object" && "amount" in value;
}

/** Everything stored of a creator, value by value, with paths as the truth names them. */
export function everyValueOf(creator: StoredCreator): { path: string; value: Value }[] {
  return [
    ...valuesOf(creator.fields, ""),
    ...creator.accounts.flatMap(({ platform, fields, prices }) => [
      ...valuesOf(fields, `${platform}.`),
      ...prices.map((value) => ({ path: `${platform}.prices`, value })),
    ]),
  ];
}

export function valuesOf(fields: StoredFields, prefix: string): { path: string; value: Value }[] {
  return Object.entries(fields).flatMap(([name, kept]) =>
    listed(kept).map((value) => ({ path: `${prefix}${name}`, value })),
  );
}
