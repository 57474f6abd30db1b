import type { RecordField } from "@app/contract/discovery/import-records";
import { POST_FIGURES } from "@app/contract/results/post-figures";
import { plainWords } from "#/discovery/imports/reading/words.ts";
import { creatorSign, fieldsOf, has, isRoster, OF_POSTS } from "./facts-of-columns.ts";
import type { Facts } from "./facts-of-columns.ts";
import { sentence } from "./kind-reading.ts";
import type { KindReading } from "./kind-reading.ts";
import { asksIfPaid, isOfPaidMarks, namesTransfer } from "./paid-marks.ts";
import { namesFee } from "./record-headers.ts";

/** Whether the rows are payments. */
export function paymentKind(columns: readonly Facts[], isOfOrders: boolean): KindReading | null {
  if (isOfSinglePosts(columns)) return null;
  const found = fieldsOf("payments", columns);
  const amounts = ["net", "gross", "vat"] as const;
  const isTold = markOf(columns) !== undefined || TELLING.some((field) => found.has(field));
  // A fee is what an invoice asks for only where something is said of its payment.
  const hasAmount = amounts.some((field) => {
    const header = found.get(field);
    return header !== undefined && (isTold || !namesFee(header));
  });
  // Beside a roster, a list of invoices is another table.
  const isInvoice =
    found.has("invoice") && hasAmount && !has(columns, "followers") && !isOfTalks(columns, found);
  // A roster notes beside who follows a creator by when the fee is due.
  const isDue = hasAmount && found.has("due") && !isRoster(columns);
  // Only price lists tell an amount without, its tax and with it as well, and what is bought for it.
  const isOfPrices = !isTold && !found.has("due") && TERMS.some((field) => has(columns, field));
  const isWhole =
    amounts.every((field) => found.has(field)) && !isRoster(columns) && !isOfOrders && !isOfPrices;
  // Who got how much on which day, and nothing of their posts or of themselves.
  const isSettled = hasAmount && SETTLING.some((field) => found.has(field)) && !saysElse(columns, found);
  // Who got how much for what, and whether it was paid or by which transfer: "Paid?", "UTR no".
  const mark = markOf(columns);
  const isMarked =
    hasAmount &&
    mark !== undefined &&
    !saysElse(columns, found) &&
    !isOfSales(columns) &&
    !amounts.some((field) => AGREED.test(plainWords(found.get(field) ?? "")));
  if (!isInvoice && !isDue && !isWhole && !isSettled && !isMarked) return null;
  const first = found.get("invoice") ?? (isSettled ? found.get("paidOn") : isMarked ? mark : undefined);
  const told = [first, found.get("due") ?? found.get("gross") ?? found.get("net")];
  return { kind: "payments", kindReason: sentence("a payment", told) };
}

/** When an amount was paid, and what of it is left. */
const SETTLING: readonly RecordField[] = ["paidOn", "owed"];
const TELLING: readonly RecordField[] = ["state", "invoice", ...SETTLING];

/** What a price gives the right to, and for how long. */
const TERMS = ["usageMonths", "exclusivityMonths"] as const;

/** Links of posts beside what these got: what was paid for each is said beside it. */
function isOfSinglePosts(columns: readonly Facts[]): boolean {
  const found = fieldsOf("posts", columns);
  const isLinked = columns.some(({ contents }) => contents.posts > MOST);
  return isLinked && COUNTS.some((field) => found.has(field));
}

const MOST = 0.5;
/** Figures that only posts have: clicks are also what a code brought. */
const COUNTS = POST_FIGURES.filter((name) => name !== "clicks");

/** What was settled in talks stands in a list of who is talked to. */
const AGREED = /^(?:agreed|final) /u;

/** The header that says whether or how each amount was paid. */
function markOf(columns: readonly Facts[]): string | undefined {
  return columns.find(
    ({ header, contents }) =>
      (asksIfPaid(header) && isOfPaidMarks(contents)) || (namesTransfer(header) && contents.filled > 0),
  )?.header;
}

/** What a code brought is no payment of a creator, though a commission beside it may be paid. */
function isOfSales(columns: readonly Facts[]): boolean {
  const found = fieldsOf("posts", columns);
  return SALES.some((field) => found.has(field));
}

const SALES: readonly RecordField[] = ["code", "orders", "revenue", "clicks"];

/** Whether columns beside those of payments are of posts, or of what creators are. */
function saysElse(columns: readonly Facts[], payments: ReadonlyMap<RecordField, string>): boolean {
  const posts = fieldsOf("posts", columns);
  const isOfPosts = OF_POSTS.some((field) => {
    const header = posts.get(field);
    return header !== undefined && ![...payments.values()].includes(header);
  });
  const ofCreator = columns.filter(({ said: { fields } }) => fields[0] !== "owner");
  return isOfPosts || ofCreator.some(({ said, header }) => creatorSign(said.fields[0], header, payments) > 0);
}

/** Who was spoken to when, where they live and what they ask: a roster, with a few invoices beside it. */
function isOfTalks(columns: readonly Facts[], found: ReadonlyMap<RecordField, string>): boolean {
  const said = columns.filter(({ header }) => ![...found.values()].includes(header));
  return TALKS.filter((field) => has(said, field)).length >= TALKS_FROM;
}

const TALKS = ["lastContact", "price", "city", "language", "agency"] as const;
/** A list of invoices may say where someone lives and who looks after them. */
const TALKS_FROM = 4;
