import { LIMIT_MAX } from "@app/contract/paging";
import type { ListOf, ListQuery } from "@app/contract/paging";

/** Everything of a list, read page by page. */
export async function allPages<Item>(read: (page: ListQuery) => Promise<ListOf<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ limit: LIMIT_MAX, cursor });
    items.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return items;
}
