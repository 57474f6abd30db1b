import { readAccount } from "#/discovery/imports/reading/cells/accounts.ts";
import { findPostLink } from "#/discovery/imports/reading/cells/post-links.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { FoundAccounts, TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

interface FoundRow {
  record: TableRecord;
  found: FoundAccounts;
  context: TableContext;
}

/** A post that names nobody is of whoever stands in the first table on the same line; a total there is one here. */
export function whoseBeside(people: readonly FoundRow[], posts: readonly FoundRow[]): void {
  const byLine = new Map(people.map((row) => [row.record.line, row.found]));
  for (const row of posts) {
    const owner = byLine.get(row.record.line);
    if (!owner || row.found.kind === "accounts" || namesItsOwn(row)) continue;
    if (owner.kind === "accounts") row.found = onPlatform(owner, row);
    else if (owner.kind === "skipped" && owner.isBeside) row.found = owner;
  }
}

/** A line that names somebody is of whom it names, whoever stands beside it. */
function namesItsOwn({ record, context }: FoundRow): boolean {
  return context.columns.some(
    ({ field, index }) =>
      (field === "name" || field === "handle") && !isNotKnown(textAt(record.cells, index)),
  );
}

/** Of several accounts of one person the one that the post is on. */
function onPlatform(
  { accounts }: Extract<FoundAccounts, { kind: "accounts" }>,
  { record, context }: FoundRow,
): FoundAccounts {
  const link = textAt(record.cells, context.columns.find((column) => column.record === "url")?.index);
  const read = readAccount(link);
  const platform = findPostLink(link)?.platform ?? (read.kind === "account" ? read.account.platform : null);
  const there = accounts.filter((account) => platform === null || account.platform === platform);
  const own = there.length === 1 || platform !== null ? there : [];
  if (own.length > 0) return { kind: "accounts", accounts: own.slice(0, 1), fates: [], links: [] };
  const message = "Nothing says on which account of this line it was posted";
  return { kind: "failed", message, handle: null, platform };
}
