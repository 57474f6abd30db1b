import { CaptionChecked, MarketRule } from "@app/contract/strategy/findings/schemas";
import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { asking } from "#/strategy/assistant/answers/answer.ts";
import type { Answer } from "#/strategy/assistant/answers/answer.ts";
import words from "./rule-words.json" with { type: "json" };
import { countryIn, marketIn } from "./named-market.ts";
import { joined, placeIn } from "./telling.ts";
import type { RuleWords } from "./words/question-words.ts";
import { wordsOf } from "./words/words.ts";

const LABEL = new RegExp(`(?<![\\p{L}])${anyListed(words.label)}(?!\\p{L})`, "u");
const OTHER = new RegExp(`(?<![\\p{L}])${anyListed(words.other)}(?!\\p{L})`, "u");
const GIFT = new RegExp(wordsListed(words.gift), "u");
const SIGN = new RegExp(wordsListed(words.sign), "u");
const MUST = new RegExp(wordsListed(words.must), "u");
const QUOTED = /["“„«]\s*([^"“”„«»]{2,})["”“»]/u;
/** "check this caption: Best bar ever": what follows a colon is a caption where it is more than a word. */
const AFTER_COLON = /:\s+(\S+\s+\S.*)$/su;

/** What a market asks of the label of an advertising post; of other rules nothing is known. */
export const RULE: Answer = asking(
  "market_rule",
  ({ text }) => (isOfLabels(text) ? { market: marketIn(text) } : null),
  ({ text, language }, found) => {
    const said = wordsOf(language).rules;
    const finding = found.find(({ tool }) => tool === "market_rule");
    const known = MarketRule.safeParse(finding?.output).data;
    if (!isOfLabels(text) || !finding || !known) return [said.onlyLabels];
    const at = placeIn(finding);
    if (known.market === null) return [said.whichMarket];
    const market = countryIn(known.market, language);
    if (!known.rule) return [said.noRule(market)];
    const labels = known.labels.map((_label, index) => wordsOf(language).quoted(at(`labels.${index}`)));
    return joined([
      said.rule(market, labels.join(", ")),
      ...(known.isUpfront ? [said.upfront] : []),
      ...(known.onScreen ? [said.onScreen] : []),
      said.from(at("rule.id"), at("rule.source")),
    ]);
  },
);

/** Whether the label of a caption is right, for a post that is paid or gifted. */
export const CAPTION: Answer = asking(
  "check_caption",
  ({ text }) => {
    const caption = captionIn(text);
    return caption === null ? null : { caption, market: marketIn(text.replace(caption, " ")) };
  },
  ({ text, language }, found) => {
    const said = wordsOf(language).rules;
    const finding = found.find(({ tool }) => tool === "check_caption");
    const checked = CaptionChecked.safeParse(finding?.output).data;
    if (!finding || !checked) return [captionIn(text) === null ? said.noCaption : said.unclear];
    return joined(verdictOf(said, checked, placeIn(finding), language));
  },
);

function verdictOf(
  said: RuleWords,
  { label, words: language, market, rule }: CaptionChecked,
  at: (path: string) => string,
  answered: string,
): string[] {
  if (market !== null && !rule) return [said.noRule(countryIn(market, answered))];
  const verdict = { pass: said.labelRight, fail: said.labelWrong, unknown: said.unclear }[label];
  return [
    verdict,
    ...(language === "fail" ? [said.hurtful] : []),
    market === null ? said.strictest : said.inMarket(countryIn(market, answered)),
    ...(rule ? [said.from(at("rule.id"), at("rule.source"))] : []),
  ];
}

/** "If it was only a present, what must she write in France": by what is to be said, and of what or where. */
export function asksRule(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  if (!MUST.test(folded) || OTHER.test(folded)) return false;
  return GIFT.test(folded) || (SIGN.test(folded) && marketIn(text) !== null);
}

function isOfLabels(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  return LABEL.test(folded) && !OTHER.test(folded);
}

function captionIn(text: string): string | null {
  return (QUOTED.exec(text)?.[1] ?? AFTER_COLON.exec(text)?.[1])?.trim() ?? null;
}
