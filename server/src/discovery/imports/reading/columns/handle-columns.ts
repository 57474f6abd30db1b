import type { Column } from "./column.ts";
import { namesId, namesNoField } from "./headers.ts";

/** Share of cells that must look like handles or profile addresses. */
const SHAPED = 0.3;
const PROFILES = 0.5;
/** Above this share of numbers a column holds counts, whatever its header says. */
const NUMBERS = 0.8;

/**
 * Finds the columns that hold accounts, by what is in them: columns of profile addresses, columns that a platform's
 * name heads, and the one column that looks most like handles. A column that was taken for the handle by its header
 * but is not the best one becomes a name.
 */
export function chooseHandles(columns: Column[]): void {
  for (const column of columns) {
    if (column.isConfirmed || column.isSettled) continue;
    if (column.contents.profiles >= PROFILES || showsAccounts(column)) setAccount(column, "url");
  }
  const isDecided = columns.some(({ isConfirmed, field }) => isConfirmed && field === "handle");
  const own = columns.filter(headsOwnAccounts);
  for (const column of own) setAccount(column, column.field === "url" ? "url" : "handle");
  const isNamed = columns.some(saysHandle);
  const rivals = columns.filter((column) => isCandidate(column, own) || (!isNamed && isNotedHandle(column)));
  const hasAddresses = columns.some(({ field }) => field === "url");
  const [best] = rivals.toSorted((a, b) => handleScore(b) - handleScore(a));
  const isNeeded = own.length === 0 && !isDecided && best !== undefined;
  if (isNeeded && (!hasAddresses || saysHandle(best) || best.contents.marked > PROFILES)) {
    setAccount(best, "handle");
  }
  for (const column of columns) {
    const isExtra = column.field === "handle" && column !== best && !own.includes(column);
    if (isExtra && !column.isConfirmed) demote(column);
  }
}

/** Shares of cells that plainly are accounts, and of links among them, that no other column has. Chosen by us. */
const ACCOUNTS = 0.4;
const LINKS = 0.15;

/** "where do i find them" over links and "ig: ana": no word of the header says so, and the cells do. */
function showsAccounts({ said, contents, field, record }: Column): boolean {
  const isFree = said.fields.length === 0 && field === null && record === null;
  return isFree && contents.fits.url >= ACCOUNTS && contents.profiles >= LINKS;
}

/** "Instagram", "TikTok handle": a header that names a platform and says account. */
function headsOwnAccounts(column: Column): boolean {
  const { said, contents, isConfirmed, platform } = column;
  const isAccount = said.fields[0] === "handle" || said.fields[0] === "url";
  return (
    !isConfirmed &&
    column.record === null &&
    platform !== null &&
    isAccount &&
    contents.handleShaped >= SHAPED &&
    !isOfNumbers(contents) &&
    contents.filled > 0
  );
}

function isCandidate(column: Column, own: readonly Column[]): boolean {
  if (column.isConfirmed || column.isSettled || own.includes(column) || column.field === "url") return false;
  if (namesNoField(column.header)) return false;
  if (column.contents.handleShaped < SHAPED || isOfNumbers(column.contents)) return false;
  const { field, said } = column;
  // "Yes" and "no" would make handles, too.
  if (column.contents.states > PROFILES && !saysHandle(column)) return false;
  if (field === null || field === "handle" || field === "name") return true;
  // Names of platforms could all be handles, too.
  return field !== "platform" && said.fields.includes("handle");
}

/** Counts, and what platforms number accounts by: "17841400000000001" is nobody's handle. */
function isOfNumbers({ numbers, digits }: Column["contents"]): boolean {
  return numbers > NUMBERS || digits > NUMBERS;
}

/** "Sonst" over nothing but "@ana", where no other header speaks of accounts: nobody notes only that. */
function isNotedHandle({ field, isConfirmed, contents }: Column): boolean {
  return field === "notes" && !isConfirmed && contents.marked === 1 && contents.handleShaped >= SHAPED;
}

function handleScore(column: Column): number {
  const { handleShaped, lower, distinct, marked } = column.contents;
  const words = saysHandle(column) ? 0.8 : column.said.fields.includes("handle") ? 0.2 : 0;
  return handleShaped + 0.5 * lower + 0.3 * distinct + marked + words;
}

function saysHandle(column: Column): boolean {
  return column.said.fields[0] === "handle";
}

function setAccount(column: Column, field: "handle" | "url"): void {
  const isSurprise =
    column.said.fields.length > 0 && !column.said.fields.some((said) => said === "handle" || said === "url");
  column.field = field;
  column.doubt = isSurprise && column.said.fields[0] !== "name" ? "contradiction" : null;
  column.confidence = Math.round(Math.max(column.contents.handleShaped, 0.5) * 100) / 100;
}

function demote(column: Column): void {
  const canName = column.contents.fits.name > PROFILES && !namesId(column.header);
  column.field = canName ? "name" : null;
  column.confidence = canName ? 0.7 : 0;
  column.doubt = null;
}
