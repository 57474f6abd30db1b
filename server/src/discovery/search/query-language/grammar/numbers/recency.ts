import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import type { FilterName } from "@app/contract/discovery/filters";
import { saysPaid } from "./occasions.ts";
import { COUNTED_DEALS } from "#/discovery/search/query-language/grammar/team/team-words.ts";
import { periodBeside } from "./number-findings.ts";
import type { Period } from "./periods.ts";
import { negationBefore } from "#/discovery/search/query-language/scopes.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";

/** "Inactive since March": the opposite of a last post since then. */
const IDLE = new Set(
  "inactive idle quiet silent inaktiv inactif inactifs inactivo inactivos inativo inativos dormant".split(
    " ",
  ),
);

/** Gives every period its meaning: of growth, of a brand, of the content, or of the last post. */
export function placePeriods(
  sentence: Sentence,
  periods: readonly Period[],
  intent: "creators" | "content",
): void {
  for (const period of periods) {
    const growth = sentence.findings.find(({ slot }) => slot === "growth");
    if (growth && periodBeside(sentence, growth, [period])) {
      if (growth.source === "assumed") growOver(growth, period);
      continue;
    }
    const slot = meaningOf(sentence, period, intent);
    const { from, to, days: value } = period;
    // "Top creators of last quarter" were so then, whenever they last posted, and "paid last year" is no post.
    const isOfWork = isOneOf(sentence.word(to), "ke ki ka") && COUNTED_DEALS.at(sentence.tokens, to + 1);
    const isOf =
      isOfWork || isOneOf(sentence.word(from - 1), "of des du del dos") || saysPaid(sentence, from);
    if (isOf && slot === "lastPostWithinDays") {
      sentence.cannotSay(from, to);
      continue;
    }
    const isOfSilence = IDLE.has(sentence.word(from - 1));
    const not = isOfSilence
      ? from - 1
      : slot === "brandWithinDays"
        ? undefined
        : negationBefore(sentence, from);
    if (not !== undefined) {
      sentence.cannotSay(not, to);
      continue;
    }
    sentence.find({ slot, op: "is", value, from, to, source: "grammar", confidence: 0.85 });
  }
}

/** "Fast growing in the last 90 days": the rate is ours, the time is not. */
function growOver(growth: Finding, { days, from, to }: Period): void {
  if (typeof growth.value === "object") growth.value = { ...growth.value, periodDays: days };
  growth.from = Math.min(growth.from, from);
  growth.to = Math.max(growth.to, to);
}

function meaningOf(sentence: Sentence, period: Period, intent: "creators" | "content"): FilterName {
  const brand = lastBefore(sentence, period.from);
  if (brand?.slot === "brand" || brand?.slot === "brandNot") {
    if (!sentence.tokens.slice(brand.to, period.from).some((token) => token.kind === "break"))
      return "brandWithinDays";
  }
  return intent === "content" ? "postedWithinDays" : "lastPostWithinDays";
}

function lastBefore(sentence: Sentence, at: number): Finding | undefined {
  return sentence.findings
    .filter((finding) => finding.to <= at)
    .toSorted((a, b) => a.to - b.to)
    .at(-1);
}
