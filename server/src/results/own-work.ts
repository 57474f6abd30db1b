import { isAgreed } from "@app/contract/campaigns/creators";
import type { CreatorStage } from "@app/contract/campaigns/creators";
import { addMoney } from "@app/contract/campaigns/budget";
import type { Money } from "@app/contract/money";
import { KnownPaymentState } from "@app/contract/results/payments";
import { sql } from "kysely";
import { toMoney } from "#/campaigns/index.ts";
import type { OwnDeal, ReadOwnWork } from "#/discovery/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { costOf } from "./figures.ts";

const DAY_LENGTH = 10;
const STATUS_OF_STAGE: Readonly<Record<CreatorStage, NonNullable<OwnDeal["status"]>>> = {
  "to-invite": "not_contacted",
  invited: "contacted",
  negotiating: "negotiating",
  accepted: "accepted",
  drafting: "accepted",
  "in-review": "accepted",
  approved: "accepted",
  live: "accepted",
  paid: "accepted",
  declined: "declined",
};

interface Membership {
  creatorId: string;
  campaignId: string;
  name: string;
  brand: string;
  stage: CreatorStage;
  fee: Money | null;
  movedAt: Date;
  agreedAt: Date | null;
}

interface Payment {
  creatorId: string;
  campaignId: string | null;
  name: string | null;
  brand: string | null;
  state: KnownPaymentState;
  net: Money | null;
  gross: Money | null;
  paidOn: string | null;
}

interface Live {
  creatorId: string;
  campaignId: string;
  name: string;
  brand: string;
  lastOn: string | null;
}

/** What campaigns, payments and posts say of the work with creators: there is a deal where one was agreed, paid or posted. */
export const readOwnWork: ReadOwnWork = async (transaction, creatorIds) => {
  const members = await readMemberships(transaction, creatorIds);
  const payments = await readPayments(transaction, creatorIds);
  const posts = await readLive(transaction, creatorIds);
  const rows = [...members, ...payments, ...posts];
  const keys = new Map(rows.map((row) => [keyOf(row), row]));
  const own = {
    members: new Map(members.map((row) => [keyOf(row), row])),
    payments: Map.groupBy(payments, keyOf),
    posts: new Map(posts.map((row) => [keyOf(row), row])),
  };
  const deals = [...keys].map(([key, { creatorId, campaignId, name, brand }]) => ({
    creatorId,
    deal: toDeal(
      {
        campaign: campaignId === null || name === null ? null : { id: campaignId, name },
        client: brand === null || brand === "" ? null : brand,
      },
      own.members.get(key),
      own.payments.get(key) ?? [],
      own.posts.get(key)?.lastOn ?? null,
    ),
  }));
  const byCreator = Map.groupBy(deals, ({ creatorId }) => creatorId);
  return new Map([...byCreator].map(([id, all]) => [id, all.map(({ deal }) => deal)]));
};

function keyOf({ creatorId, campaignId }: { creatorId: string; campaignId: string | null }): string {
  return `${creatorId} ${campaignId ?? ""}`;
}

function toDeal(
  of: Pick<OwnDeal, "campaign" | "client">,
  member: Membership | undefined,
  payments: readonly Payment[],
  lastPostOn: string | null,
): OwnDeal {
  const settled = payments.filter(({ state }) => state === "paid");
  const hasAgreed = member !== undefined && isAgreed(member.stage);
  const agreedOn = hasAgreed ? dayOf(member.agreedAt ?? member.movedAt) : null;
  const days = [agreedOn, lastPostOn, ...settled.map(({ paidOn }) => paidOn)].filter((day) => day !== null);
  const dealtOn = days.toSorted().at(-1) ?? null;
  const cost = dealtOn === null ? null : costOf({ fee: member?.fee ?? null, payments });
  const [paid, other] = addMoney(settled.map(({ net, gross }) => net ?? gross));
  return {
    ...of,
    status: member ? STATUS_OF_STAGE[member.stage] : null,
    movedAt: member?.movedAt ?? null,
    dealtOn,
    cost: cost && { amount: cost.amount, currency: cost.currency },
    paid: paid && !other ? paid : null,
  };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, DAY_LENGTH);
}

async function readMemberships(transaction: Transaction, ids: readonly string[]): Promise<Membership[]> {
  const rows = await transaction
    .selectFrom("campaign_creators as one")
    .innerJoin("campaigns", (join) =>
      join
        .onRef("campaigns.workspace_id", "=", "one.workspace_id")
        .onRef("campaigns.id", "=", "one.campaign_id"),
    )
    .select(["one.creator_id", "one.campaign_id", "campaigns.name", "campaigns.brand", "one.stage"])
    .select(["fee_amount", "fee_currency", "added_at", "moved_at", "agreed_at"])
    .where("one.creator_id", "=", anyOf(ids))
    .where("one.removed_at", "is", null)
    .where("campaigns.removed_at", "is", null)
    .execute();
  return rows.map((row) => ({
    creatorId: row.creator_id,
    campaignId: row.campaign_id,
    name: row.name,
    brand: row.brand,
    stage: row.stage,
    fee: toMoney(row.fee_amount, row.fee_currency),
    movedAt: row.moved_at ?? row.added_at,
    agreedAt: row.agreed_at,
  }));
}

async function readPayments(transaction: Transaction, ids: readonly string[]): Promise<Payment[]> {
  const rows = await transaction
    .selectFrom("payments")
    .leftJoin("campaigns", (join) =>
      join
        .onRef("campaigns.workspace_id", "=", "payments.workspace_id")
        .onRef("campaigns.id", "=", "payments.campaign_id"),
    )
    .select(["creator_id", "campaign_id", "campaigns.name", "campaigns.brand", "state", "currency"])
    .select(["net_amount", "gross_amount", "paid_on"])
    .where("creator_id", "=", anyOf(ids))
    .$narrowType<{ creator_id: string }>()
    .execute();
  return rows.map((row) => ({
    creatorId: row.creator_id,
    campaignId: row.campaign_id,
    name: row.name,
    brand: row.brand,
    state: KnownPaymentState.parse(row.state),
    net: toMoney(row.net_amount, row.currency),
    gross: toMoney(row.gross_amount, row.currency),
    paidOn: row.paid_on,
  }));
}

/** The day of the last post of each campaign. */
async function readLive(transaction: Transaction, ids: readonly string[]): Promise<Live[]> {
  return transaction
    .selectFrom("posts")
    .innerJoin("campaigns", (join) =>
      join
        .onRef("campaigns.workspace_id", "=", "posts.workspace_id")
        .onRef("campaigns.id", "=", "posts.campaign_id"),
    )
    .select(["creator_id as creatorId", "campaign_id as campaignId", "campaigns.name", "campaigns.brand"])
    .select(
      sql<string | null>`to_char(max(posted_at) filter (where posted_at <= now() + interval '1 day')
        at time zone 'UTC', 'YYYY-MM-DD')`.as("lastOn"),
    )
    .where("creator_id", "=", anyOf(ids))
    .where("campaigns.removed_at", "is", null)
    .groupBy(["creator_id", "campaign_id", "campaigns.name", "campaigns.brand"])
    .$narrowType<{ creatorId: string; campaignId: string }>()
    .execute();
}

function anyOf(ids: readonly string[]) {
  return sql<string>`any(${[...ids]}::uuid[])`;
}
