import type { RecordField, RecordKind } from "@app/contract/discovery/import-records";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { plainWords } from "#/discovery/imports/reading/words.ts";
import { recordFieldOf } from "./record-headers.ts";

/** What a column says of the kind of its table. */
export type Facts = Pick<Column, "header" | "contents" | "said" | "field">;

/** Whether a column says who a row is about. */
export function isIdentity({ said, field }: Facts): boolean {
  const named = field ?? said.fields[0];
  return named === "handle" || named === "url" || named === "platform" || named === "name";
}

/** Whether accounts stand in a column, or the names of people. */
export function isAccountColumn({ said, contents }: Facts): boolean {
  const [first] = said.fields;
  const names = first === "handle" || first === "name" || (first === "url" && contents.profiles > 0.5);
  return names && contents.filled > 0;
}

/** Whether a column that is not empty is of a field. */
export function has(columns: readonly Facts[], field: string): boolean {
  return columns.some(({ said, contents }) => said.fields[0] === field && contents.filled > 0);
}

/** Each field of a record with the header of its column. */
export function fieldsOf(kind: RecordKind, columns: readonly Facts[]): Map<RecordField, string> {
  const found = new Map<RecordField, string>();
  for (const { header, contents } of columns) {
    const said = recordFieldOf(kind, header, contents);
    if (said && contents.filled > 0 && !found.has(said.field)) found.set(said.field, header);
  }
  return found;
}

/** What is said of creators only. Listening tools add the author's followers to each post. */
export const CREATOR_SIGNS: Readonly<Record<string, number>> = {
  followers: 1,
  engagementRate: 1,
  avgViews: 2,
  avgLikes: 2,
  email: 2,
  phone: 2,
  price: 1,
  category: 1,
  city: 1,
  country: 1,
  status: 2,
  owner: 1,
  agency: 2,
  audienceFemale: 2,
  audienceAge: 2,
  audienceCountry: 2,
  bio: 1,
  lastContact: 2,
  lastDeal: 1,
};

/** How much a column beside those of posts or payments speaks for a table of creators. */
export function creatorSign(
  field: string | undefined,
  header: string,
  posts: ReadonlyMap<RecordField, string>,
): number {
  const isOfPost = [...posts.values()].includes(header);
  return field === undefined || isOfPost ? 0 : (CREATOR_SIGNS[field] ?? 0);
}

/** What a table says of single posts. */
export const OF_POSTS: readonly RecordField[] = [
  "url",
  "views",
  "reach",
  "likes",
  "comments",
  "shares",
  "saves",
  "caption",
];
const RESULTS: readonly RecordField[] = [
  ...OF_POSTS.filter((field) => field !== "url" && field !== "caption"),
  "impressions",
  "clicks",
  "orders",
  "revenue",
];
const OF_ONE: readonly RecordField[] = ["url", "postedAt", "caption", "hashtags"];
/** Share of cells that must count pieces, or name several. Chosen by us. */
const COUNTED = 0.9;
const SEVERAL = 0.5;
const NUMBER_OF_POSTS =
  /^(?:(?:no|nr|nb|num|number|anzahl|zahl|nombre|numero|qtd|qtde|cantidad|n|count|total|jumlah|liczba|aantal) )?(?:of |de |di |d |der )?(?:posts?|publications?|publicaciones|publicacoes|publicacions|pubblicazioni|beitrage|contents?|contenus|contenidos|conteudos|pieces?|piezas|pecas|pezzi|videos?|reels?|deliverables?|entregables|entregas|livrables|inhalte|konten|publikacji)(?: (?:count|total|live|posted|published|publies|publicad[oa]s|sayisi))?$/u;
const SUMMED =
  /\b(?:total\p{L}*|gesamt\p{L}*|insgesamt|cumul\p{L}*|acumulad\p{L}*|complessiv\p{L}*|toplam|lacznie)\b/u;

/**
 * Whether rows tell what several posts of a creator came to: how many pieces there were, or that figures are totals, and no
 * link, day or words of a single one.
 */
export function addsUpPosts(columns: readonly Facts[]): boolean {
  const found = fieldsOf("posts", columns);
  const results = RESULTS.filter((field) => found.has(field));
  if (results.length < 2 || OF_ONE.some((field) => found.has(field)) || has(columns, "followers"))
    return false;
  if (!columns.some(isAccountColumn)) return false;
  const isSummed = results.some((field) => SUMMED.test(plainWords(found.get(field) ?? "")));
  const hasFormats = found.has("format");
  return (
    columns.some(
      ({ header, contents }) =>
        contents.several >= SEVERAL ||
        (contents.pieces >= COUNTED && NUMBER_OF_POSTS.test(plainWords(header))),
    ) ||
    (isSummed && !hasFormats)
  );
}

/** What a table of creators says of them, and none of invoices. */
export function isRoster(columns: readonly Facts[]): boolean {
  return ["followers", "engagementRate", "avgViews", "category"].some((field) => has(columns, field));
}
