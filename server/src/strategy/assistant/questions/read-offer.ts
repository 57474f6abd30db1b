import { PRICE_UNITS } from "@app/contract/creator-prices";
import type { PriceUnit } from "@app/contract/creator-prices";
import { wholeUnits } from "@app/contract/money";
import { foldInPlace } from "#/language/fold.ts";
import { FORMAT_WORDS } from "#/language/media/media.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";
import { HANDLES } from "#/strategy/assistant/answers/handles-in.ts";

/** What a question about a price names besides the creator. */
export interface AskedPrice {
  per: PriceUnit | null;
  pieces: number;
  /** Whole units for all pieces; no currency where nobody said one. */
  offer: { amount: number; currency: string | null } | null;
  /** It holds a number that was read as nothing. */
  isUnread: boolean;
}

/** Stands for the currency of the workspace, which only the tool knows. */
const OWN = "XTS";

export function readOffer(source: string): AskedPrice {
  const { stated } = readText(source, { today: "2000-01-01", currency: OWN });
  const [piece] = stated.deliverables ?? [];
  const told = stated.prices?.[0];
  const bare = told?.price || stated.budget || stated.maxPrice ? null : bareAmount(source);
  const money = told?.price ?? stated.budget ?? stated.maxPrice ?? null;
  const per = unitOf(told?.per ?? piece?.format ?? formatIn(source));
  const pieces = piece?.count ?? 1;
  const said = money && {
    amount: wholeUnits(money),
    currency: money.currency === OWN ? null : money.currency,
  };
  const offer = said ?? (bare === null ? null : { amount: bare, currency: null });
  const isUnread = offer === null && /\d{2}/u.test(source.replaceAll(HANDLES, ""));
  return { per, pieces, offer, isUnread };
}

/** "Is 600 ok": the only number of a question about a price is the offer. */
function bareAmount(source: string): number | null {
  const [only, ...others] =
    source.replaceAll(HANDLES, " ").match(/(?<![\p{L}\p{N}.,])\d{2,6}(?![\p{L}\p{N}%]|[.,]\d)/gu) ?? [];
  return only !== undefined && others.length === 0 ? Number(only) : null;
}

function formatIn(source: string): string | null {
  const words: string[] = foldInPlace(source.normalize("NFC")).match(/(?<!@)[\p{L}]+/gu) ?? [];
  const named = [...FORMAT_WORDS].find(([, list]) => list.some((word) => words.includes(word)));
  return named?.[0] ?? (words.includes("tiktok") ? "video" : null);
}

function unitOf(format: string | null): PriceUnit | null {
  return PRICE_UNITS.find((unit) => unit === format) ?? null;
}
