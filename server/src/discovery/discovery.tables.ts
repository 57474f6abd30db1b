import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { MergeUndo } from "./creators/merging/join-creators.ts";

type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Shares of an audience in percent, as a source reports them; an absent group is unknown. */
export interface Audience {
  /** ISO 3166-1 alpha-2 code to percent. */
  countries?: Record<string, number>;
  /** Where most of the audience is, from a source that gives no share. */
  topCountry?: string;
  genders?: { female?: number; male?: number };
  /** Age group such as "18-24" to percent. */
  ages?: Record<string, number>;
}

/** Where the value of one column comes from. */
export interface FieldSource {
  source: "paste" | "import" | "sample" | "manual" | "campaign" | "posts";
  /** The name of the campaign whose deal says it. */
  campaign?: string;
  importId?: string;
  file?: string;
  line?: number;
  column?: string;
  /** How many posts or rows the value was measured on. */
  sample?: number;
  /** No cell says it in so many words, others of its row do. */
  inferred?: true;
  /** Of fields of the team's own, those that were typed. */
  names?: string[];
  /** UTC. */
  asOf: string;
  /** What a value typed by hand took the place of; `source` null where it was unknown. */
  replaced?: { source: FieldSource | null; value: unknown };
}

/** Whatever of a creator has a source, in the words of the API, with a column that is null, or of prices an empty list, where it is not known. */
export const SOURCED_COLUMNS = {
  name: "name",
  url: "url",
  bio: "bio",
  followers: "followers",
  engagementRate: "engagement_rate",
  avgViews: "avg_views",
  avgLikes: "avg_likes",
  avgComments: "avg_comments",
  medianViews: "median_views",
  postsPerWeek: "posts_per_week",
  lastPostAt: "last_post_at",
  sponsorShare: "sponsor_share",
  country: "country",
  region: "region",
  city: "city",
  language: "language",
  gender: "gender",
  age: "age",
  verified: "verified",
  accountType: "account_type",
  fakeFollowers: "fake_followers",
  email: "email",
  phone: "phone",
  address: "address",
  categories: "categories",
  brands: "brands",
  keywords: "keywords",
  audience: "audience",
  price: "prices",
  links: "links",
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
  notes: "notes",
  tags: "tags",
} as const satisfies Record<string, keyof CreatorAccountsView>;
export type SourcedValue = keyof typeof SOURCED_COLUMNS;

export type Provenance = Partial<Record<SourcedValue, FieldSource>>;

/** A price that an account asks for one piece of a format. */
export interface AccountPrice {
  /** Minor units of `currency`. */
  amount: number;
  /** The upper end of a range, in the same units. */
  upTo?: number;
  currency: string;
  /** Null: nobody said what for. */
  per: string | null;
  usageMonths?: number;
  exclusivityMonths?: number;
  /** Whether value added tax is in the amount. */
  vat?: "in" | "out";
}

/** In minor units. */
export interface Fee {
  amount: number;
  currency: string;
}

/** A value of a field that the workspace has and Herald has not. Money in minor units. */
export type OwnField =
  | { kind: "text" | "choice" | "date"; value: string }
  | { kind: "number"; value: number }
  | { kind: "money"; value: Fee };

/** Who can be hired: a person, a pair, a page. */
interface PersonColumns {
  name: string | null;
  country: string | null;
  region: string | null;
  city: string | null;
  language: string | null;
  gender: string | null;
  age: number | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  notes: string | null;
  tags: string[];
  status: string | null;
  /** As it was imported. */
  owner: string | null;
  /** For whom a deal was made, as it was imported. */
  client: string | null;
  client_id: Generated<string | null>;
  agency: string | null;
  /** Days, yyyy-mm-dd. */
  last_deal_on: string | null;
  last_contact_on: string | null;
  /** What was paid for the last deal, and what is noted as paid. */
  last_fee: JSONColumnType<Fee | null>;
  fee_paid: JSONColumnType<Fee | null>;
  code: string | null;
  /** Fields of the workspace's own, by their names. */
  fields: JSONColumnType<Record<string, OwnField>>;
}

/** Where a creator publishes, and what is known of it. */
interface AccountColumns {
  platform: string;
  handle: string;
  /** The handle in lower case: what makes an account the same. */
  handle_key: string;
  url: string | null;
  bio: string | null;
  avatar_image_id: string | null;
  followers: number | null;
  /** Percent of followers. */
  engagement_rate: number | null;
  avg_views: number | null;
  avg_likes: number | null;
  avg_comments: number | null;
  median_views: number | null;
  posts_per_week: number | null;
  last_post_at: Timestamp | null;
  /** Percent of known posts. */
  sponsor_share: number | null;
  verified: boolean | null;
  account_type: string | null;
  fake_followers: number | null;
  categories: string[];
  brands: string[];
  keywords: string[];
  audience: JSONColumnType<Audience>;
  /** The first one stands for the account. */
  prices: JSONColumnType<AccountPrice[]>;
  /** Addresses in the bio, or beside it in a table. */
  links: string[];
}

/** What is kept of every row that an import may make. */
interface RecordColumns {
  workspace_id: string;
  id: string;
  source: string;
  import_id: string | null;
  provenance: JSONColumnType<Provenance>;
  version: number;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Its version grows with every change of the creator, the accounts or the labels. */
interface CreatorsTable extends PersonColumns, RecordColumns {}

interface AccountsTable extends AccountColumns, RecordColumns {
  creator_id: string;
}

/** An account with its creator; version and times are those of the creator, the provenance is that of both. */
interface CreatorAccountsView extends PersonColumns, AccountColumns, Omit<RecordColumns, "id" | "import_id"> {
  account_id: string;
  creator_id: string;
  price_amount: number | null;
  price_currency: string | null;
  price_per: string | null;
}

interface ClientsTable {
  workspace_id: string;
  id: string;
  name: string;
  /** Handles of its rivals. */
  handles: string[];
  is_own: boolean;
}

interface MergeProposalsTable {
  workspace_id: string;
  id: Generated<string>;
  /** The smaller of the two ids. */
  creator_id: string;
  other_id: string;
  reason: string;
  state: string;
  undo: JSONColumnType<MergeUndo | null, string | null | undefined, string | null>;
  answered_by: string | null;
  answered_at: Timestamp | null;
  created_at: Generated<Date>;
}

interface CreatorSnapshotsTable extends Pick<AccountColumns, "followers" | "avg_views" | "engagement_rate"> {
  workspace_id: string;
  account_id: string;
  /** First day of the month, yyyy-mm-dd. */
  month: string;
}

interface CreatorLabelsTable {
  workspace_id: string;
  creator_id: string;
  kind: string;
  value: string;
}

interface PostsTable extends PostResultColumns {
  workspace_id: string;
  id: string;
  /** Null where the creator has no account on the platform, and while the post waits for its creator. */
  account_id: string | null;
  /** Who the account belongs to, where there is one. Null while a post waits for its creator. */
  creator_id: string | null;
  platform: string;
  format: string;
  url: string | null;
  caption: string | null;
  image_id: string | null;
  hashtags: string[];
  mentions: string[];
  brands: string[];
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  duration_s: number | null;
  sponsored: boolean | null;
  posted_at: Timestamp | null;
  source: string;
  version: number;
}

/** What results add to a post. Nullable, for posts that came with a list of creators. */
interface PostResultColumns {
  campaign_id: string | null;
  creator_by: string | null;
  campaign_by: string | null;
  waiting: string | null;
  code: string | null;
  said: JSONColumnType<{ campaign?: string | null }> | null;
  /** What makes a post the same; null for one that nobody has recorded. */
  identity: string | null;
  import_id: string | null;
  line: number | null;
  fields: JSONColumnType<Record<string, string>> | null;
  impressions: number | null;
  reach: number | null;
  saves: number | null;
  clicks: number | null;
  figures_at: Timestamp | null;
  ends_at: Timestamp | null;
  fee_amount: number | null;
  fee_currency: string | null;
  /** What a table says of the orders that it brought. */
  said_orders: number | null;
  said_revenue_amount: number | null;
  said_revenue_currency: string | null;
  created_at: Timestamp | null;
}

interface ImportsTable {
  workspace_id: string;
  id: string;
  file_name: string | null;
  kind: string;
  sha256: string;
  delimiter: string | null;
  encoding: string | null;
  columns: JSONColumnType<object[]>;
  counts: JSONColumnType<object>;
  state: string;
  run: JSONColumnType<object | null, string | null | undefined, string | null>;
  /** When somebody asked for it to stop; null while nobody has. */
  cancelled_at: ColumnType<Date | null, Date | undefined, Date>;
  created_by: string | null;
  created_at: Timestamp;
  removed_at: Timestamp | null;
}

interface ImportRowsTable {
  workspace_id: string;
  import_id: string;
  line: number;
  /** Counts the accounts of one row: a row with three platforms has parts 0, 1 and 2. */
  part: number;
  raw: JSONColumnType<object>;
  state: string;
  reason: string | null;
  creator_id: string | null;
  account_id: string | null;
  before: JSONColumnType<object> | null;
  after: JSONColumnType<object> | null;
}

interface ImportMappingsTable {
  workspace_id: string;
  id: string;
  kind: string;
  /** As headers are compared: lower case, no marks. */
  header: string;
  field: string;
  platform: string | null;
  chosen_by: string | null;
  chosen_at: Timestamp;
}

interface ChangeFeedTable {
  workspace_id: string;
  seq: Generated<number>;
  xid: Generated<string>;
  kind: string;
  id: string;
  version: number;
  written_at: Generated<Date>;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    creators: CreatorsTable;
    accounts: AccountsTable;
    creator_accounts: CreatorAccountsView;
    /** The account with the most followers of each creator. */
    main_accounts: CreatorAccountsView;
    clients: ClientsTable;
    merge_proposals: MergeProposalsTable;
    creator_snapshots: CreatorSnapshotsTable;
    creator_labels: CreatorLabelsTable;
    posts: PostsTable;
    imports: ImportsTable;
    import_rows: ImportRowsTable;
    import_mappings: ImportMappingsTable;
    change_feed: ChangeFeedTable;
  }
}
