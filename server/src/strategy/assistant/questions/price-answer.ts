import { PriceOfCreator } from "@app/contract/strategy/findings/schemas";
import { platformLabel } from "@app/contract/platforms";
import { asking } from "#/strategy/assistant/answers/answer.ts";
import type { Answer } from "#/strategy/assistant/answers/answer.ts";
import { inLanguage, NAME_A_CREATOR } from "#/strategy/assistant/answers/sentences.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { readOffer } from "./read-offer.ts";
import { platformIn } from "./fields/platform-asked.ts";
import { joined, placeIn } from "./telling.ts";
import type { PriceWords } from "./words/question-words.ts";
import { wordsOf } from "./words/words.ts";

/** What a piece of a creator costs, and whether an offer is fair. */
export const PRICE: Answer = asking(
  "price_of_creator",
  ({ text, handles: [handle] }) => {
    const { per, pieces, offer, isUnread } = readOffer(text);
    const platform = platformIn(text);
    const on = platform && { platform };
    return handle === undefined || isUnread ? null : { handle, ...on, per, pieces, offer };
  },
  ({ text, language, handles }, found) => {
    const words = wordsOf(language).prices;
    if (handles.length === 0) return [inLanguage(NAME_A_CREATOR, language)];
    const finding = found.find(({ tool }) => tool === "price_of_creator");
    const price = PriceOfCreator.safeParse(finding?.output).data;
    if (!finding || !price)
      return [readOffer(text).isUnread ? words.offerUnread : words.none(handles[0] ?? "")];
    if (price.platform === null) return [words.none(placeIn(finding)("handle"))];
    const platform = platformIn(text);
    if (platform !== null && price.platform !== platform)
      return [words.notKnown(placeIn(finding)("handle"), ` (${platformLabel(platform)})`)];
    return joined(sentencesOf(words, finding, price));
  },
);

function sentencesOf(words: PriceWords, finding: Finding, price: PriceOfCreator): string[] {
  const at = placeIn(finding);
  const { deal, listed, range, offer, standing, isSameSize, per } = price;
  // By reference: of "her" the handle stands in nobody's words.
  const handle = at("handle");
  const unit = per === null ? "" : ` (${per})`;
  // A price that is for no format, or for no story, may be for another piece than the one that is asked about.
  const isOther =
    listed !== null && (listed.per === null || ((per === "story" || per === "post") && listed.per !== per));
  const isOfAny = per !== null && isOther && deal === null;
  const own = [
    ...(isOfAny ? [words.notKnown(handle, unit)] : []),
    ...(deal ? [words.deal(handle, at("deal.price"), at("deal.campaign"))] : []),
    ...(listed ? [words.listed(handle, `${at("listed")}${pieceOf(price)}`)] : []),
  ];
  const usual = range
    ? [words.range(at("others"), at("range.p10"), at("range.p90"), at("range.p50"), isSameSize)]
    : [words.tooFew(at("others"))];
  const asksLess = offer && listed && listed.currency === offer.currency && per !== "story";
  const verdict =
    offer && standing
      ? [words.standing[standing](at("offer"), unit)]
      : asksLess
        ? [words.against[sideOf(offer.amount, listed.amount)](at("offer"))]
        : [];
  return [...verdict, ...(own.length > 0 ? own : [words.notKnown(handle, unit)]), ...usual];
}

/** For what a listed price is, where another piece was asked about. */
function pieceOf({ listed, per }: PriceOfCreator): string {
  return listed?.per != null && per !== null && listed.per !== per ? ` (${listed.per})` : "";
}

function sideOf(offer: number, listed: number): "below" | "same" | "above" {
  if (offer === listed) return "same";
  return offer < listed ? "below" : "above";
}
