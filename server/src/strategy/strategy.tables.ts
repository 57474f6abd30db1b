import type { FeedbackReason } from "@app/contract/strategy/feedback/schemas";
import type { UIMessageChunk } from "ai";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date, Date>;

interface ThreadsTable {
  workspace_id: string;
  id: string;
  title: string;
  pinned: Generated<boolean>;
  archived: Generated<boolean>;
  /** Of the three above. */
  version: Generated<number>;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  removed_at: ColumnType<Date | null, Date | null, Date | null>;
}

interface ThreadMessagesTable {
  workspace_id: string;
  thread_id: string;
  position: number;
  id: string;
  role: string;
  schema_version: number;
  parts: JSONColumnType<object[]>;
  /** done, failed or stopped. */
  state: string;
  created_at: Timestamp;
}

interface ThreadAnswerChunksTable {
  workspace_id: string;
  thread_id: string;
  answer_id: string;
  position: number;
  chunks: JSONColumnType<UIMessageChunk[]>;
}

interface StrategiesTable {
  workspace_id: string;
  id: string;
  thread_id: string;
  name: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface StrategyVersionsTable {
  workspace_id: string;
  strategy_id: string;
  number: number;
  summary: string;
  /** What the person has said up to this version. */
  stated: JSONColumnType<object>;
  plan: JSONColumnType<object>;
  /** In which it was said, and in which its screen speaks. */
  language: Generated<string>;
  created_at: Timestamp;
}

interface StrategyApprovalsTable {
  workspace_id: string;
  id: string;
  strategy_id: string;
  version: number;
  kind: string;
  name: string;
  asked_by: string | null;
  asked_at: Timestamp;
  answered_at: ColumnType<Date | null, Date | null, Date | null>;
}

interface ForecastAssumptionsTable {
  workspace_id: string;
  /** Values in place of the defaults, by the ids of the registry. */
  changed: JSONColumnType<Record<string, number>>;
  updated_at: Timestamp;
  version: Generated<number>;
}

interface RememberedFactsTable {
  workspace_id: string;
  id: string;
  text: string;
  told_by: string | null;
  told_at: Timestamp;
  version: Generated<number>;
  removed_at: ColumnType<Date | null, Date | null, Date | null>;
}

interface AnswerFeedbackTable {
  workspace_id: string;
  id: string;
  thread_id: string;
  message_id: string;
  user_id: string;
  is_helpful: boolean;
  /** Null of a helpful answer, and where nobody said it. */
  reason: FeedbackReason | null;
  words: string;
  given_at: Timestamp;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    threads: ThreadsTable;
    thread_messages: ThreadMessagesTable;
    thread_answer_chunks: ThreadAnswerChunksTable;
    strategies: StrategiesTable;
    strategy_versions: StrategyVersionsTable;
    strategy_approvals: StrategyApprovalsTable;
    remembered_facts: RememberedFactsTable;
    answer_feedback: AnswerFeedbackTable;
    forecast_assumptions: ForecastAssumptionsTable;
  }
}
