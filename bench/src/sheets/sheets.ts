import { Random } from "../../../server/src/sample/random.rules.ts";
import { audienceColumns, audienceTable, percents } from "./audiences.ts";
import { outreachList, ownColumns } from "./crm.ts";
import { aspire, creatorIq, upfluence } from "./kits.ts";
import { mixedCurrencies, rateCard } from "./prices.ts";
import { accountRows, listening, orders, pastPosts, payments, results } from "./records.ts";
import { frenchRoster, germanRoster, groupedHeaders, iberianRoster, indianRoster } from "./rosters.ts";
import { links, notes, places } from "./texts.ts";
import type { Sheet } from "./truth.ts";

const MAKERS: readonly ((random: Random) => Sheet)[] = [
  germanRoster,
  groupedHeaders,
  indianRoster,
  frenchRoster,
  iberianRoster,
  accountRows,
  mixedCurrencies,
  rateCard,
  outreachList,
  ownColumns,
  audienceColumns,
  percents,
  places,
  notes,
  links,
  aspire,
  upfluence,
  creatorIq,
  pastPosts,
  listening,
  results,
  orders,
  payments,
  audienceTable,
];

/** Sheets as agencies keep them, each with its truth. The same seed makes the same sheets. */
export function makeSheets(seed: number): Sheet[] {
  return MAKERS.map((make, index) => make(new Random(seed * 1_000 + index)));
}
