import { CreatorProfile, CreatorSearchResult } from "@app/contract/discovery/creators";
import type { AccountPrice } from "@app/contract/discovery/creators";
import { importPaths } from "@app/contract/discovery/import-paths";
import { ImportPreview, ImportReport } from "@app/contract/discovery/imports";
import type { ImportColumn, ImportField } from "@app/contract/discovery/imports";
import { discoveryPaths } from "@app/contract/discovery/paths";
import { addressOf } from "@app/contract/paths";
import { LIMIT_MAX } from "@app/contract/paging";
import { setTimeout as delay } from "node:timers/promises";
import { known, post, read } from "./herald-calls.ts";
import type { Herald } from "./herald-calls.ts";
import { RECORD_PATHS, recordsOf } from "./herald-records.ts";
import type { Stored, StoredCreator, StoredFields } from "./stored.ts";
import { linesOf, textOf } from "./truth.ts";
import type { Price, Sheet } from "./truth.ts";

/** How long the search may take to know of an import. */
const INDEX_MS = 20_000;

/** Where the scorer looks for a field of today's imports; the others are named alike. */
const FIELDS: Readonly<Partial<Record<ImportField, string>>> = {
  price: "prices",
  category: "categories",
  url: "handle",
  code: "discountCode",
  lastDeal: "lastDeal.day",
  audienceFemale: "audienceGender",
};

/** States of talks that the truth names otherwise. */
const STATUSES: Readonly<Record<string, string>> = { accepted: "agreed", do_not_contact: "do not contact" };

/** Imports a sheet as the screen does, with what Herald proposes, and reads back all that it has made of it. */
export async function importSheet(
  herald: Herald,
  sheet: Sheet,
  before: ReadonlySet<string>,
): Promise<Stored> {
  const base64 = Buffer.from(textOf(sheet)).toString("base64");
  const source = { base64, fileName: sheet.fileName };
  const preview = await post(herald, importPaths.preview, source, ImportPreview);
  // Herald asks for the platform of handles that say nothing about theirs.
  const platform = preview.withoutPlatform > 0 ? sheet.creators[0]?.accounts[0]?.platform : undefined;
  const report = await post(
    herald,
    importPaths.all,
    { ...source, ...(platform && { platform }) },
    ImportReport,
  );
  const ids = await newCreators(herald, before, madeCreators(report));
  const profiles: CreatorProfile[] = [];
  for (const id of ids)
    profiles.push(await read(herald, addressOf(discoveryPaths.creator, { id }), CreatorProfile));
  const { records, ownFields } = await recordsOf(herald, sheet.kind, report.importId);
  return {
    creators: profiles.map(toCreator),
    records,
    ownFields: [...profiles.flatMap(ownFieldsOf), ...ownFields],
    ...toldOf(sheet, report),
  };
}

function toldOf(
  sheet: Sheet,
  { columns, errors, skipped, notUsed }: ImportReport,
): Omit<Stored, "creators" | "records" | "ownFields"> {
  const lines = linesOf(sheet);
  const rowOf = (line: number) => lines.findLastIndex((begins) => begins <= line);
  return {
    refused: [
      ...skipped.map(({ line, reason }) => ({ row: rowOf(line), column: null, reason })),
      ...errors.flatMap(({ line, column, message }) =>
        columnsOf(columns, column).map((index) => ({ row: rowOf(line), column: index, reason: message })),
      ),
      ...notUsed.flatMap(({ line, column, reason }) =>
        columnsOf(columns, column).map((index) => ({ row: rowOf(line), column: index, reason })),
      ),
    ],
    leftOut: columns
      .filter((column) => readAs(column) === null && column.own === null)
      .map(({ index }) => index),
    readAs: columns.flatMap((column) => {
      const field = readAs(column);
      return field === null ? [] : [{ column: column.index, field }];
    }),
  };
}

function readAs({ field, record }: ImportColumn): string | null {
  if (record !== null) return RECORD_PATHS[record] ?? record;
  return field === null || field === "ignore" ? null : (FIELDS[field] ?? field);
}

/** A problem names its column by the header, which several may share; null is the whole row. */
function columnsOf(columns: readonly ImportColumn[], header: string | null): (number | null)[] {
  if (header === null) return [null];
  return columns.filter((column) => column.header === header).map(({ index }) => index);
}

/** A table of orders may name nobody who was not there. */
function madeCreators({ rows, records }: ImportReport): boolean {
  return records === null ? rows.created > 0 : records.new > 0;
}

/** The creators that were not there before; the search learns of them shortly after the import. */
async function newCreators(
  herald: Herald,
  before: ReadonlySet<string>,
  isAwaited: boolean,
): Promise<string[]> {
  const until = performance.now() + INDEX_MS;
  for (;;) {
    const ids = await creatorIds(herald);
    const added = ids.filter((id) => !before.has(id));
    if (added.length > 0 || !isAwaited) return added;
    if (performance.now() > until) throw new Error("The search has not learnt of an import");
    await delay(100);
  }
}

export async function creatorIds(herald: Herald): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const page = { filters: {}, limit: LIMIT_MAX, offset: ids.length };
    const { items, total } = await post(herald, discoveryPaths.creatorSearch, page, CreatorSearchResult);
    ids.push(...items.map(({ id }) => id));
    if (ids.length >= total || items.length === 0) return ids;
  }
}

function ownFieldsOf({ id, fields }: CreatorProfile): Stored["ownFields"] {
  return Object.entries(fields).flatMap(([name, value]) =>
    typeof value === "string" ? [{ of: id, name, value }] : [],
  );
}

// Of the accounts beside the first one a profile has fewer figures.
function toCreator(profile: CreatorProfile): StoredCreator {
  const { name, email, phone, address, country, city, language, gender, bio, notes, ...team } = profile;
  const { owner, agency, lastContact, code: discountCode, lastFee } = team;
  const status = team.status === null ? null : (STATUSES[team.status] ?? team.status);
  return {
    id: profile.id,
    accounts: profile.accounts.map(({ platform, handle, prices, ...account }, at) => ({
      platform,
      handle,
      fields: at === 0 ? figuresOf(profile) : known(figures(account)),
      prices: prices.map(toPrice),
    })),
    fields: {
      ...known({ name, email, phone, address, country, city, language, gender, bio, notes }),
      ...known({ status, owner, agency, lastContact, discountCode, client: team.client?.name }),
      ...known({ "lastDeal.day": team.lastDeal }),
      ...(lastFee && { "lastDeal.price": { ...lastFee, format: null } }),
      categories: profile.categories,
      tags: profile.tags,
      brands: profile.brands,
    },
  };
}

/** Only what is said of a price. */
function toPrice({ upTo, usageMonths, exclusivityMonths, vat, ...price }: AccountPrice): Price {
  return {
    ...price,
    ...(upTo !== null && { upTo }),
    ...(usageMonths !== null && { usageMonths }),
    ...(exclusivityMonths !== null && { exclusivityMonths }),
    ...(vat !== null && { vat: ({ in: "included", out: "excluded" } as const)[vat] }),
  };
}

function figuresOf(profile: CreatorProfile): StoredFields {
  const { avgLikes, avgComments, audience } = profile;
  return {
    ...known({ ...figures(profile), avgLikes, avgComments }),
    ...known(prefixed("audience.countries.", audience.countries)),
    ...known(prefixed("audience.genders.", audience.genders)),
    ...known(prefixed("audience.ages.", audience.ages)),
  };
}

function figures({
  followers,
  engagementRate,
  avgViews,
}: Pick<CreatorProfile, "followers" | "engagementRate" | "avgViews">) {
  return { followers, engagementRate, avgViews };
}

function prefixed(prefix: string, shares: Readonly<Record<string, number | undefined>> = {}) {
  return Object.fromEntries(Object.entries(shares).map(([name, share]) => [`${prefix}${name}`, share]));
}
