import type { STATUSES } from "@app/contract/discovery/filters";
import type { Transaction } from "#/platform/database/database.ts";
import type { Fee, FieldSource, Provenance } from "#/discovery/discovery.tables.ts";

/** What the workspace did with a creator in one campaign, or outside of any. */
export interface OwnDeal {
  /** Null for what belongs to no campaign. */
  campaign: { id: string; name: string } | null;
  /** For whom. */
  client: string | null;
  /** How far talks are; null where nobody noted it. */
  status: (typeof STATUSES)[number] | null;
  /** When talks came that far. */
  movedAt: Date | null;
  /** The day of the deal, yyyy-mm-dd; null while there is none. */
  dealtOn: string | null;
  /** What the deal costs: what was paid once nothing is open, else what was agreed; null while unknown or no deal. */
  cost: Fee | null;
  paid: Fee | null;
}

/** Reads it where it is recorded, which is above discovery; by the id of the creator, the newest deal first. */
export type ReadOwnWork = (
  transaction: Transaction,
  creatorIds: readonly string[],
) => Promise<ReadonlyMap<string, readonly OwnDeal[]>>;

/** What a creator has that own deals tell as well. */
interface Told {
  status: string | null;
  client: string | null;
  last_deal_on: string | null;
  last_contact_on: string | null;
  last_fee: Fee | null;
  fee_paid: Fee | null;
}
type Name = "status" | "client" | "lastDeal" | "lastContact" | "lastFee" | "feePaid";

const NO_DEALS: readonly OwnDeal[] = [];
const DAY_LENGTH = 10;

/**
 * The creator with what own deals tell. The newer one counts of both, what a person typed stays, and nothing is stored:
 * a deal that is taken back is gone.
 */
export function withOwnWork<Row extends Told & { provenance: Provenance }>(
  row: Row,
  deals: readonly OwnDeal[] = NO_DEALS,
): Row {
  if (deals.length === 0) return row;
  const { provenance } = row;
  const found = [...talkOf(row, deals), ...dealOf(row, deals)].filter(
    ({ name }) => provenance[name]?.source !== "manual",
  );
  return {
    ...row,
    ...Object.assign({}, ...found.map(({ columns }) => columns)),
    provenance: {
      ...provenance,
      ...Object.fromEntries(found.map(({ name, deal }) => [name, sourceOf(deal)])),
    },
  };
}

interface Finding {
  name: Name;
  columns: Partial<Told>;
  deal: OwnDeal;
}

/** How far talks are, and when they last were. */
function talkOf(row: Told & { provenance: Provenance }, deals: readonly OwnDeal[]): Finding[] {
  const [last] = deals
    .filter(({ status }) => status !== null && status !== "not_contacted")
    .toSorted((a, b) => timeOf(b.movedAt) - timeOf(a.movedAt));
  if (!last?.movedAt) return [];
  const day = last.movedAt.toISOString().slice(0, DAY_LENGTH);
  const known = row.status === null ? -Infinity : Date.parse(row.provenance.status?.asOf ?? "") || -Infinity;
  // Who asked to be left alone is not asked again by a list that says so no more.
  const isNewer = last.movedAt.getTime() >= known && row.status !== "do_not_contact";
  return [
    ...(isNewer ? [{ name: "status" as const, columns: { status: last.status }, deal: last }] : []),
    ...(day >= (row.last_contact_on ?? "")
      ? [{ name: "lastContact" as const, columns: { last_contact_on: day }, deal: last }]
      : []),
  ];
}

/** The last deal: when, for whom, for how much. */
function dealOf(row: Told, deals: readonly OwnDeal[]): Finding[] {
  const done = deals
    .filter(({ dealtOn }) => dealtOn !== null && dealtOn >= (row.last_deal_on ?? ""))
    .toSorted((a, b) => ((a.dealtOn ?? "") < (b.dealtOn ?? "") ? 1 : -1));
  const [last] = done;
  const priced = done.find(({ cost }) => cost !== null);
  const paid = done.find((deal) => deal.paid !== null);
  const served = done.find(({ client }) => client !== null);
  // Whose a creator is, is more than for whom a deal was: it gives way only to a newer deal.
  const isClientOpen = row.client === null || row.last_deal_on !== null;
  return [
    ...(last ? [{ name: "lastDeal" as const, columns: { last_deal_on: last.dealtOn }, deal: last }] : []),
    ...(priced ? [{ name: "lastFee" as const, columns: { last_fee: priced.cost }, deal: priced }] : []),
    ...(paid ? [{ name: "feePaid" as const, columns: { fee_paid: paid.paid }, deal: paid }] : []),
    ...(served && isClientOpen
      ? [{ name: "client" as const, columns: { client: served.client }, deal: served }]
      : []),
  ];
}

function sourceOf({ campaign, movedAt, dealtOn }: OwnDeal): FieldSource {
  const asOf = movedAt?.toISOString() ?? `${dealtOn ?? "1970-01-01"}T00:00:00.000Z`;
  return { source: "campaign", ...(campaign && { campaign: campaign.name }), asOf };
}

function timeOf(moment: Date | null): number {
  return moment?.getTime() ?? -Infinity;
}
