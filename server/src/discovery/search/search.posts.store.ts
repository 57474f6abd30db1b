import { withTowns } from "#/language/places/cities.ts";
import { languageName } from "#/language/places/languages.ts";
import { FURTHER_LANGUAGES } from "#/language/places/spoken-languages.ts";
import type { Filters, Range } from "@app/contract/discovery/filters";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Database } from "#/platform/database/database.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { namesAll } from "#/platform/database/name-search.ts";
import type { PostRecord } from "#/discovery/creators/creators.store.ts";

export interface PostSearchRequest {
  filters: Filters;
  /** Stand for the topics among the filters: a post names one of them. */
  topics: readonly string[];
  /** A post says or names every one of them. */
  names: readonly string[];
  limit: number;
  offset: number;
  now: Date;
}

const DAY_MS = 86_400_000;

/** Posts whose captions, hashtags and figures fit, the most viewed first. */
export async function searchPosts(
  db: Database,
  workspaceId: string,
  { filters, topics, names, limit, offset, now }: PostSearchRequest,
): Promise<{ total: number; records: PostRecord[] }> {
  const conditions = [
    sql<boolean>`true`,
    ...(topics.length > 0 ? [anyOf(topics.map(namesPhrase))] : []),
    ...names.map((name) => namesBrand([name])),
    ...contentConditions(filters, now),
    ...creatorConditions(filters),
  ];
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  return withWorkspace(db, workspaceId, async (transaction) => {
    const from = transaction
      .selectFrom("posts")
      .innerJoin("creator_accounts as account", "account.account_id", "posts.account_id");
    const { total } = await from
      .select(sql<number>`count(*)`.as("total"))
      .where(where)
      .executeTakeFirstOrThrow();
    const records = await from
      .selectAll("posts")
      .select(["account.creator_id", "account.handle as creator_handle", "account.name as creator_name"])
      .where(where)
      .orderBy("posts.views", (order) => order.desc().nullsLast())
      .orderBy("posts.id")
      .limit(limit)
      .offset(offset)
      .$narrowType<{ creator_id: string }>()
      .execute();
    return { total, records };
  });
}

function contentConditions(filters: Filters, now: Date): RawBuilder<boolean>[] {
  const { keywords, hashtag, brand, format, platform, platformNot, sponsored, postedWithinDays } = filters;
  return [
    ...(keywords ? [anyOf(keywords.map(namesPhrase))] : []),
    ...(hashtag ? [sql<boolean>`posts.hashtags && ${hashtag.map(lower)}::text[]`] : []),
    ...(brand ? [namesBrand(brand)] : []),
    // "Posts" are content of any format.
    ...(format && !format.includes("post") ? [sql<boolean>`posts.format = any(${format}::text[])`] : []),
    ...(platform ? [sql<boolean>`posts.platform = any(${platform}::text[])`] : []),
    ...(platformNot ? [sql<boolean>`posts.platform <> all(${platformNot}::text[])`] : []),
    ...(sponsored === undefined ? [] : [sql<boolean>`posts.sponsored = ${sponsored}`]),
    ...within(sql`posts.views`, filters.postViews ?? filters.views ?? filters.avgViews),
    ...within(sql`posts.likes`, filters.likes),
    ...within(sql`posts.duration_s`, filters.durationS),
    ...(postedWithinDays === undefined
      ? []
      : [sql<boolean>`posts.posted_at >= ${new Date(now.getTime() - postedWithinDays * DAY_MS)}`]),
  ];
}

function creatorConditions(filters: Filters): RawBuilder<boolean>[] {
  const { country, city, cityNot, language, gender, name } = filters;
  const called = sql<boolean>`(lower(account.handle) = any(${name ?? []}::text[])
    or lower(account.name) = any(${name ?? []}::text[]))`;
  return [
    ...(name ? [called] : []),
    ...(country ? [sql<boolean>`account.country = any(${country}::text[])`] : []),
    ...(city ? [sql<boolean>`account.city = any(${withTowns(city)}::text[])`] : []),
    ...(cityNot ? [sql<boolean>`account.city <> all(${withTowns(cityNot)}::text[])`] : []),
    ...(language ? [speaks(language)] : []),
    ...(gender ? [sql<boolean>`account.gender = any(${gender}::text[])`] : []),
    ...within(sql`account.followers`, filters.followers),
    ...within(sql`account.engagement_rate`, filters.engagementRate),
  ];
}

/** The first language, or one that is kept beside it. */
function speaks(languages: readonly string[]): RawBuilder<boolean> {
  const further = sql`string_to_array(account.fields -> ${FURTHER_LANGUAGES}::text ->> 'value', ', ')`;
  return sql<boolean>`(account.language = any(${languages}::text[])
    or ${further} && ${languages.map(languageName)}::text[])`;
}

/** A brand stands in the words of the post, among its mentions or among the brands that are known of it. */
function namesBrand(brands: readonly string[]): RawBuilder<boolean> {
  const listed = sql<boolean>`(posts.brands || posts.mentions) && ${brands.map(lower)}::text[]`;
  return anyOf([listed, ...brands.map(namesPhrase)]);
}

/** Every word of the phrase stands in the caption, or the phrase is one of the hashtags. */
function namesPhrase(phrase: string): RawBuilder<boolean> {
  const tag = phrase.toLowerCase().replaceAll(/\s+/gu, "");
  return sql<boolean>`(${namesAll(["posts.caption"], phrase)} or ${tag} = any(posts.hashtags))`;
}

function within(column: RawBuilder<unknown>, range: Range | undefined): RawBuilder<boolean>[] {
  return [
    ...(range?.min === undefined ? [] : [sql<boolean>`${column} >= ${range.min}`]),
    ...(range?.max === undefined ? [] : [sql<boolean>`${column} <= ${range.max}`]),
  ];
}

function anyOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

function lower(text: string): string {
  return text.toLowerCase();
}
