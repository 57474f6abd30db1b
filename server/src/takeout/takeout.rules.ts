import { toCsv } from "#/platform/csv.ts";
import type { CsvValue } from "#/platform/csv.ts";

/** A table of a workspace and the file that it becomes: rows for a spreadsheet, or a line of JSON for each row. */
export interface TakenTable {
  table: string;
  file: string;
}

/** In the order in which the files stand in the archive. */
export const TAKEN: readonly TakenTable[] = [
  { table: "brand_profiles", file: "settings/brand-profile.csv" },
  { table: "posting_days", file: "settings/quiet-days.csv" },
  { table: "forecast_assumptions", file: "settings/assumptions.csv" },
  { table: "remembered_facts", file: "settings/memory.csv" },
  { table: "objections", file: "settings/objections.csv" },
  { table: "clients", file: "creators/clients.csv" },
  { table: "creators", file: "creators/creators.csv" },
  { table: "accounts", file: "creators/accounts.csv" },
  { table: "creator_snapshots", file: "creators/history.csv" },
  { table: "creator_labels", file: "creators/labels.csv" },
  { table: "saved_searches", file: "creators/saved-searches.csv" },
  { table: "collections", file: "collections/collections.csv" },
  { table: "collection_creators", file: "collections/creators.csv" },
  { table: "collection_votes", file: "collections/votes.csv" },
  { table: "campaigns", file: "campaigns/campaigns.csv" },
  { table: "campaign_creators", file: "campaigns/creators.csv" },
  { table: "deliverables", file: "campaigns/deliverables.csv" },
  { table: "submissions", file: "campaigns/submissions.csv" },
  { table: "campaign_activity", file: "campaigns/activity.csv" },
  { table: "content_checks", file: "campaigns/content-checks.csv" },
  { table: "tracking_codes", file: "campaigns/tracking-codes.csv" },
  { table: "posts", file: "results/posts.csv" },
  { table: "post_readings", file: "results/post-readings.csv" },
  { table: "orders", file: "results/orders.csv" },
  { table: "payments", file: "results/payments.csv" },
  { table: "reports", file: "reports/reports.jsonl" },
  { table: "threads", file: "threads/threads.csv" },
  { table: "thread_messages", file: "threads/messages.jsonl" },
  { table: "strategies", file: "threads/plans.csv" },
  { table: "strategy_versions", file: "threads/plan-versions.jsonl" },
];

/** Tables of a workspace that stay behind, each with the reason. */
export const LEFT_BEHIND: Readonly<Record<string, string>> = {
  answer_feedback: "each word is its giver's own",
  api_tokens: "a secret",
  change_feed: "what the search follows",
  claims: "what a process is at",
  creator_accounts: "seen over creators and accounts",
  idempotency_keys: "requests that happen once",
  images: "pictures, found again by their addresses",
  import_mappings: "how tables were read",
  import_records: "how tables were read",
  import_rows: "how tables were read",
  imports: "how tables were read",
  invitations: "a secret",
  main_accounts: "seen over creators and accounts",
  mcp_calls: "what programs asked",
  media_measurements: "what a video was measured to be",
  member_events: "the log of members, which has a file of its own",
  memberships: "who is in it, which has a file of its own",
  merge_proposals: "answered on screen",
  removed_memberships: "who was in it",
  saved_search_looks: "what each person has seen",
  sessions: "where people are signed in",
  share_links: "a secret",
  strategy_approvals: "questions that were answered",
  thread_answer_chunks: "an answer under way",
  uploads: "a file under way",
};

export type Row = Readonly<Record<string, unknown>>;

/** The first line of a file; none where each row names its fields. */
export function headOf({ file }: TakenTable, columns: readonly string[]): string {
  // Spreadsheets know UTF-8 by the byte order mark.
  return isCsv(file) ? `\uFEFF${toCsv([columns])}` : "";
}

/** Rows as text of the file, in which no cell of a spreadsheet begins a formula. */
export function textOf({ file }: TakenTable, columns: readonly string[], rows: readonly Row[]): string {
  if (isCsv(file)) return toCsv(rows.map((row) => columns.map((column) => cell(row[column]))));
  return rows
    .map((row) => `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])))}\n`)
    .join("");
}

function isCsv(file: string): boolean {
  return file.endsWith(".csv");
}

function cell(value: unknown): CsvValue {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" || typeof value === "string") return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.join("; ");
  return JSON.stringify(value);
}

/** What the archive says of itself. */
export function aboutText(name: string, at: Date): string {
  return [
    `All of the workspace ${name}, as it was on ${at.toISOString()}.`,
    "",
    "Files that end in .csv open in a spreadsheet; those that end in .jsonl have one JSON object in each line.",
    "Ids join the files: creator_id in accounts.csv is id in creators.csv, and so on.",
    "Times are UTC. Amounts are in the smallest unit of their currency: 1250 EUR are 12.50 euros.",
    "An apostrophe before =, +, - or @ keeps spreadsheets from reading the cell as a formula.",
    "",
    ...TAKEN.map(({ file }) => file),
    "",
  ].join("\r\n");
}
