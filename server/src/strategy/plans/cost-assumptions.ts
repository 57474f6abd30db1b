import { plural } from "@app/contract/formats";
import type { Assumption, PlanPick } from "@app/contract/strategy/plan";
import type { Candidate } from "./candidate.ts";
import { mainFormat, priceFormat } from "./prices/formats.ts";
import { pricesOf } from "./prices/own-prices.ts";
import { amountText, andList } from "#/strategy/brief/wording.ts";

interface Chosen {
  pick: PlanPick;
  candidate: Candidate;
}

/** What a plan takes for granted of what it costs, which is seen only in who was chosen. */
export function costAssumptions(chosen: readonly Chosen[]): Assumption[] {
  return [...guessedRights(chosen), ...pricesOfAnyFormat(chosen)];
}

/** Rights of which nobody said a price: often more than the pieces themselves. */
function guessedRights(chosen: readonly Chosen[]): Assumption[] {
  const guessed = chosen.flatMap(({ pick: { cost } }) =>
    (cost.rights ?? []).flatMap((one) => (one.isTold ? [] : [{ ...one, currency: cost.currency }])),
  );
  const [first] = guessed;
  if (!first) return [];
  const { currency } = first;
  const whole = chosen.reduce((sum, { pick }) => sum + pick.cost.amount, 0);
  const sum = guessed.reduce((total, { amount }) => total + amount, 0);
  const kinds = andList([...new Set(guessed.map(({ right }) => right))]);
  const [part, all] = [sum, whole].map((amount) => amountText({ amount, currency }));
  return [
    {
      slot: "rights",
      value: `${part} of ${all} for ${kinds}`,
      why: `Nobody has said what ${kinds} costs; it is guessed as a part of the price for each month. Say what a creator asks for it.`,
    },
  ];
}

/** "€710": nobody said for what, and a story is charged as much as a reel. */
function pricesOfAnyFormat(chosen: readonly Chosen[]): Assumption[] {
  const plain = chosen.filter(({ pick, candidate }) => {
    const { platform } = candidate;
    const prices = pricesOf(candidate);
    return pick.deliverables.some(({ format }) => {
      const wanted = priceFormat(platform, format);
      const isSaid = prices.some(({ per }) => per !== null && priceFormat(platform, per) === wanted);
      return !isSaid && wanted !== mainFormat(platform) && prices.some(({ per }) => per === null);
    });
  });
  if (plain.every(({ candidate }) => candidate.told?.isFlat)) return [];
  return [
    {
      slot: "prices",
      value: `one price for every format of ${plural(plain.length, "creator")}`,
      why: `${andList(plain.slice(0, NAMED).map(({ pick }) => `@${pick.handle}`))}${plain.length > NAMED ? " and others" : ""} named a price and no format; each piece is charged in full, whatever it is.`,
    },
  ];
}

const NAMED = 3;
