import type { Language } from "#/strategy/acts/act.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import { BUDGET_DOUBTS } from "#/strategy/brief/money/budget-doubts.ts";
import plan from "./plan-reasons.json" with { type: "json" };
import unmet from "./unmet-reasons.json" with { type: "json" };

/** Doubts of a budget, which answers say as well. */
const DOUBTS = ["vague", "currency", "lakh", "juta", "open"] as const;
/** What is written in a reason of ours: an amount, a name, a number. */
const SLOT = /\\\{(\d)\\\}/gu;
const REASONS = [...unmet, ...plan].map(({ en, ...others }) => ({ pattern: patternOf(en), others }));

/**
 * Why a plan cannot hold something, takes something for granted or has a risk, in the language of an answer; null in
 * English, and of what is not known here.
 */
export function reasonIn(why: string, language: Language): string | null {
  if (language === "en" || language === "hi") return null;
  const doubt = DOUBTS.find((name) => BUDGET_DOUBTS[name] === why);
  if (doubt) return wordsOf(language).planning.budget[doubt];
  for (const { pattern, others } of REASONS) {
    const found = pattern.exec(why);
    if (found)
      return others[language].replaceAll(/\{(\d)\}/gu, (_, at: string) => {
        const slot = found.groups?.[`s${at}`] ?? "";
        return reasonIn(slot, language) ?? slot;
      });
  }
  return null;
}

/** An English sentence with a group for each slot; one that comes again is the same again. */
function patternOf(sentence: string): RegExp {
  const seen = new Set<string>();
  const source = RegExp.escape(sentence).replaceAll(SLOT, (_, at: string) => {
    if (seen.has(at)) return `\\k<s${at}>`;
    seen.add(at);
    return `(?<s${at}>.+?)`;
  });
  return new RegExp(`^${source}$`, "u");
}
