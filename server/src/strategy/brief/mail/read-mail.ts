import { countSlots } from "#/strategy/brief/brief.ts";
import type { Filters } from "@app/contract/discovery/filters";
import { withoutFilters } from "#/strategy/brief/filter-sets.ts";
import type { ReadText, Stated } from "#/strategy/brief/stated.ts";
import { partsOfMail, withoutConfirmation } from "./quoted-mail.ts";
import type { MailParts } from "./quoted-mail.ts";
import { withoutSignature } from "./signature.ts";
import { readTrail } from "./trail.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";

const WHY = "It stands in an older mail. Say what of it holds.";
const WORDS_MAX = 60;

/**
 * A text without its signature and the mail that it answers. What is quoted is read where the writer says that it holds,
 * or names no money: then the mail below is the brief.
 */
export function readMail(
  source: string,
  context: ReadingContext,
  readIn: (text: string, context: ReadingContext) => ReadText,
): ReadText {
  const trail = readTrail(source, context, readIn);
  if (trail) return trail.older === "" ? trail.read : withUnmet(trail.read, trail.older);
  const read = (text: string) => readIn(text, context);
  const parts = partsOfMail(source);
  const mail = readParts(parts, read);
  return parts.older === "" ? mail : withUnmet(mail, parts.older);
}

function readParts(
  { own, quoted, isConfirmed, isSentOn }: MailParts,
  read: (text: string) => ReadText,
): ReadText {
  if (quoted === "") return read(withoutSignature(own));
  if (isConfirmed)
    return bothRead(read(withoutSignature(withoutConfirmation(own))), read(withoutSignature(quoted)));
  const alone = read(withoutSignature(own));
  if (!alone.stated.budget || (isSentOn && !isWhole(alone)))
    return read(`${withoutSignature(own)}\n\n${withoutSignature(quoted)}`);
  return withUnmet(alone, quoted);
}

/** Whoever sends a mail on with money, and with more than that, says what holds. */
function isWhole({ stated }: ReadText): boolean {
  return stated.budget !== undefined && countSlots(stated) + Number(stated.maxCreators !== undefined) >= 2;
}

/** With an older mail as words that no plan keeps. */
function withUnmet(mail: ReadText, older: string): ReadText {
  const words = older.replaceAll(/\s+/gu, " ").trim();
  const shown = words.length > WORDS_MAX ? `${words.slice(0, WORDS_MAX).trimEnd()}…` : words;
  const unmet = [...(mail.stated.unmet ?? []), { words: shown, why: WHY }];
  return { ...mail, stated: { ...mail.stated, unmet } };
}

/** What was written last holds before what it answers. */
function bothRead(own: ReadText, quoted: ReadText): ReadText {
  return {
    ...own,
    stated: bothStated(own.stated, quoted.stated),
    unparsed: [...own.unparsed, ...quoted.unparsed],
    unread: own.unread ?? quoted.unread,
  };
}

function bothStated(own: Stated, quoted: Stated): Stated {
  const before: Stated = own.budget ? withoutMoney(quoted) : quoted;
  const filters = { ...filtersBeside(before.filters ?? {}, own.filters ?? {}), ...own.filters };
  const rules = [...(before.rules ?? []), ...(own.rules ?? [])];
  const unmet = [...(before.unmet ?? []), ...(own.unmet ?? [])];
  return {
    ...before,
    ...own,
    ...(before.product !== undefined && { product: before.product }),
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(rules.length > 0 && { rules }),
    ...(unmet.length > 0 && { unmet }),
  };
}

function withoutMoney(stated: Stated): Stated {
  const rest = { ...stated };
  delete rest.budget;
  delete rest.isCurrencyAssumed;
  delete rest.budgetFrom;
  delete rest.isBudgetVague;
  delete rest.otherBudgets;
  return rest;
}

const PLACES = ["country", "region", "city"] as const;

/** Where other places are named now, those of before are none any more. */
function filtersBeside(before: Filters, now: Filters): Filters {
  return PLACES.some((name) => now[name] !== undefined) ? withoutFilters(before, PLACES) : before;
}
