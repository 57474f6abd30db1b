import type { CreatorTable } from "#/discovery/index.ts";
import type { CampaignForecast, Disclosure } from "@app/contract/campaigns/schemas";
import type { CampaignStatus } from "@app/contract/campaigns/list";
import type { CreatorStage, ReservedFee } from "@app/contract/campaigns/creators";
import type { DeliverableLine } from "@app/contract/campaigns/deliverables";
import type { ContentRules } from "@app/contract/content-checks/schemas";
import type { Platform, PostFormat } from "@app/contract/platforms";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;

interface CampaignsTable {
  workspace_id: string;
  id: string;
  name: string;
  goal: string;
  brand: string;
  /** Days as yyyy-mm-dd. */
  starts_on: string | null;
  ends_on: string | null;
  markets: string[];
  lines: JSONColumnType<DeliverableLine[]>;
  guidelines: string[];
  handles: string[];
  hashtags: string[];
  disclosure: JSONColumnType<Disclosure>;
  /** Minor units of `budget_currency`. */
  budget_amount: number | null;
  budget_currency: string | null;
  /** Revenue for each unit of cost. */
  target_return: number | null;
  status: CampaignStatus;
  version: number;
  plan_id: string | null;
  forecast: JSONColumnType<CampaignForecast> | null;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  removed_at: Timestamp | null;
}

interface CampaignCreatorsTable {
  workspace_id: string;
  campaign_id: string;
  creator_id: string;
  /** Platform, handle and name as they were when the creator was added: they stay readable when the row is gone. */
  platform: Platform;
  handle: string;
  name: string | null;
  stage: CreatorStage;
  fee_amount: number | null;
  fee_currency: string | null;
  /** What the plan reserved; null where there was none. */
  reserved: JSONColumnType<ReservedFee> | null;
  /** Of stage and fee. */
  version: Generated<number>;
  position: number;
  added_at: Timestamp;
  /** When the creator came to the stage; null for one who came in at it. */
  moved_at: Timestamp | null;
  /** When the creator first came to a stage that is agreed; null while at none. */
  agreed_at: Timestamp | null;
  removed_at: Timestamp | null;
}

interface DeliverablesTable {
  workspace_id: string;
  id: string;
  campaign_id: string;
  creator_id: string;
  line_id: string;
  number: number;
  platform: Platform;
  format: PostFormat;
}

interface SubmissionsTable {
  workspace_id: string;
  id: string;
  campaign_id: string;
  deliverable_id: string;
  version: number;
  check_id: string;
  caption: string;
  /** The rule set as it was when the draft was sent. */
  rules: JSONColumnType<ContentRules>;
  created_by_name: string | null;
  created_at: Timestamp;
}

interface CampaignActivityTable {
  workspace_id: string;
  id: string;
  campaign_id: string;
  at: Timestamp;
  by_name: string | null;
  text: string;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    campaigns: CampaignsTable;
    campaign_creators: CampaignCreatorsTable;
    deliverables: DeliverablesTable;
    submissions: SubmissionsTable;
    campaign_activity: CampaignActivityTable;
  }
}

/** A campaign with both creators of a merge keeps one line, and the pieces of both. */
export const WORK_OF_CREATORS: readonly CreatorTable[] = [
  { name: "campaign_creators", key: ["campaign_id"] },
  {
    name: "deliverables",
    key: ["id"],
    counted: { column: "number", within: ["campaign_id", "line_id"] },
  },
];
