import { formatMoney, formatTotal } from "../../formats.ts";
import { formatWord } from "../pieces.ts";
import { FactsTold, PlanCard } from "../tools.ts";
import type { ToldPrice } from "../tools.ts";
import type { Say } from "./phrases.ts";

/** Prices that a message was told, with a plan or alone. */
export function toldPricesOf(parts: readonly { type: string }[]): ToldPrice[] {
  return parts.flatMap((part) => {
    if (part.type === "tool-read_fact" && "output" in part)
      return FactsTold.safeParse(part.output).data?.told ?? [];
    const isPlan = part.type === "tool-optimise_plan" || part.type === "tool-change_plan";
    const output = isPlan && "output" in part ? part.output : null;
    return PlanCard.safeParse(output).data?.told ?? [];
  });
}

/** "You told me: @lena asks €1,500 a reel, with 3 months of usage." */
export function toldText(told: ToldPrice, say: Say): string {
  const { handle, price } = told;
  const whom = `@${handle}`;
  if (!price) return say("You told me of {0}: {1}.", whom, rightsText(told, say));
  return say("You told me: {0} asks {1} {2}{3}.", whom, ...askedOf(told, say));
}

/** What has no place among prices: fees of rights, a fee for everything or for several formats, rights without a price. */
export function noteOf(told: ToldPrice, say: Say): string | null {
  const isPrice = told.price !== null && !told.isFlat && (told.pieces?.length ?? 1) === 1;
  if (!told.price) return rightsText(told, say);
  if (!isPrice) return say("Asks {0} {1}{2}.", ...askedOf(told, say));
  const paid = rightsPaid(told, say);
  return paid.length > 0 ? say("Asks {0}.", joined(paid, say)) : null;
}

/** What the card offers, and what it says once that is done. */
export function keepingWords(as: "price" | "note", isKept: boolean, say: Say): string {
  if (isKept) return as === "price" ? say("Kept as their price") : say("Kept in their notes");
  return as === "price" ? say("Keep as their price") : say("Keep in their notes");
}

/** The amount, what it is for, and the rights beside it. */
function askedOf(told: ToldPrice, say: Say): [amount: string, what: string, rights: string] {
  const [included, paid] = [rightsIncluded(told, say), rightsPaid(told, say)];
  const withThem = included.length > 0 ? say(", with {0}", joined(included, say)) : "";
  const beside = paid.length > 0 ? say(", and {0}", joined(paid, say)) : "";
  return [formatMoney(told.price, say.locale), whatFor(told, say), `${withThem}${beside}`];
}

function whatFor({ isFlat, pieces, per }: ToldPrice, say: Say): string {
  if (isFlat) return say("for everything");
  const said = (pieces ?? []).map(
    ({ format, count }) => `${formatTotal(count, say.locale)} ${say(formatWord(format, count))}`,
  );
  return said.length > 0 ? say("for {0}", said.join(", ")) : say("a {0}", say(per ?? "piece"));
}

function rightsText(told: ToldPrice, say: Say): string {
  return joined([...rightsIncluded(told, say), ...rightsPaid(told, say)], say);
}

function rightsIncluded({ usageMonths, exclusivityMonths }: ToldPrice, say: Say): string[] {
  return [
    ...(usageMonths ? [monthsOf("usage", usageMonths, say)] : []),
    ...(exclusivityMonths ? [monthsOf("exclusivity", exclusivityMonths, say)] : []),
  ];
}

function rightsPaid({ rightsFees = [] }: ToldPrice, say: Say): string[] {
  return rightsFees.map(({ right, months, fee, percent }) => {
    const cost = fee ? formatMoney(fee, say.locale) : say("{0}% of the price", String(percent ?? 0));
    return say("{0} for {1}", monthsOf(right, months, say), cost);
  });
}

function monthsOf(right: "usage" | "exclusivity", months: number, say: Say): string {
  const count = formatTotal(months, say.locale);
  if (right === "usage")
    return months === 1 ? say("{0} month of usage", count) : say("{0} months of usage", count);
  return months === 1 ? say("{0} month of exclusivity", count) : say("{0} months of exclusivity", count);
}

function joined(items: readonly string[], say: Say): string {
  return items.reduce((one, other) => (one === "" ? other : say("{0} and {1}", one, other)), "");
}
