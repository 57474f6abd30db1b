/** A cell of a table; null is what nobody knows. */
export type Cell = string | number | null;
export type Row = Readonly<Record<string, Cell>>;

/** The tables of a workspace, with their columns: also those of the files that are printed. */
export const TABLES = {
  creators: [
    "handle",
    "platform",
    "name",
    "followers",
    "views",
    "engagement",
    "country",
    "city",
    "category",
    "gender",
    "price",
    "currency",
    "email",
    "brands",
    "status",
    "bio",
    "notes",
  ],
  campaigns: ["campaign", "brand", "status", "starts", "ends", "budget", "currency"],
  team: ["campaign", "handle", "platform", "stage", "fee", "currency"],
  drafts: ["campaign", "handle", "format", "due"],
  posts: ["campaign", "handle", "platform", "format", "posted", "views", "likes", "comments", "caption"],
  orders: ["campaign", "handle", "day", "orders", "amount", "currency"],
  payments: ["campaign", "handle", "invoice", "gross", "currency", "due", "paid"],
  lists: ["list", "handle"],
} as const;
export type TableName = keyof typeof TABLES;
export const TABLE_NAMES: readonly TableName[] = [
  "creators",
  "campaigns",
  "team",
  "drafts",
  "posts",
  "orders",
  "payments",
  "lists",
];
type Tables = Readonly<Record<TableName, readonly Row[]>>;

export type WorldName = "full" | "sparse" | "agency" | "indian" | "after";

/** A made-up workspace: what is imported into Herald, and what the oracle computes from. */
export interface World {
  name: WorldName;
  currency: string;
  timeZone: string;
  /** What the brand profile says. */
  brand: { handles: string[]; sells: string; markets: string[]; languages: string[]; rivals: string[] };
  tables: Tables;
}

/** The day on which all conversations take place. */
export const TODAY = "2026-11-20";
