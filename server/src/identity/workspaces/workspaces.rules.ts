import { fold } from "#/language/fold.ts";

const SLUG_MAX = 40;

/** Whether nobody writes into it: the sample itself, not a copy. */
export function isFixed(workspace: { isSample: boolean; isSampleCopy: boolean }): boolean {
  return workspace.isSample && !workspace.isSampleCopy;
}

/** The short name that a workspace's name suggests for its links: "Café Münster" becomes "cafe-munster". */
export function suggestSlug(name: string): string {
  const plain = fold(name)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX)
    .replaceAll(/^-+|-+$/g, "");
  return plain === "" ? "workspace" : plain;
}

/** The first of `slug`, `slug-2`, `slug-3`, … that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number++;
  return `${slug}-${number}`;
}

/** Whether this machine knows the time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
