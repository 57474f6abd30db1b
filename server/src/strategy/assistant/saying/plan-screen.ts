import { filterLabel } from "@app/contract/discovery/filters/filter-labels";
import type { Certificate, Plan, PlanPick, PlanRisk } from "@app/contract/strategy/plan";
import { formatWord } from "@app/contract/strategy/pieces";
import type { CardWords } from "@app/contract/strategy/answers/phrases";
import { countryName } from "#/language/places/countries.ts";
import type { Language } from "#/strategy/acts/act.ts";
import type { WholeStrategy } from "#/strategy/strategies/strategies.store.ts";
import { ruleNames } from "./brief-sayings.ts";
import { phraseIn, phrasesOf } from "./card-phrases.ts";
import { whyIn, whyOut } from "./explanations.ts";
import { localeOf, nameIn } from "./local.ts";
import { figuresIn } from "./local-figures.ts";
import { planPhrases, SHARED_PHRASES } from "./plan-phrases.ts";
import { reasonIn } from "./reasons.ts";

/** A version of a plan as its screen shows it, in the language in which it was said; in English as it is. */
export function planIn(strategy: WholeStrategy, language: Language): WholeStrategy {
  if (language === "en") return strategy;
  const words: CardWords = { phrases: phrasesFor(strategy.plan, language), locale: localeOf(language) };
  return { ...strategy, words, plan: sentencesIn(strategy.plan, language) };
}

/** All that the screen says, and the words for what this plan has: kinds of pieces, and values that are not known. */
function phrasesFor({ picks, unknown, decisive }: Plan, language: Language): CardWords["phrases"] {
  const cards = phrasesOf(language) ?? {};
  const own = new Set<string>([
    ...SHARED_PHRASES,
    ...[...unknown, ...decisive].map(({ field }) => filterLabel(field)),
    ...picks.flatMap(({ deliverables }) => deliverables.map((one) => formatWord(one.format, one.count))),
  ]);
  const shared = [...own].flatMap((phrase) => {
    const said = Object.hasOwn(cards, phrase) ? cards[phrase] : undefined;
    return said === undefined ? [] : [[phrase, said] as const];
  });
  return { ...Object.fromEntries(shared), ...planPhrases(language) };
}

function sentencesIn(plan: Plan, language: Language): Plan {
  const { unmet, conflict, certificate, picks, risks, calendar } = plan;
  const nameOf = ruleNames(plan.brief, language);
  const currency = plan.totals.cost?.currency ?? plan.brief.budget?.currency ?? null;
  const said = (text: string) => figuresIn(reasonIn(text, language) ?? text, language, currency);
  return {
    ...plan,
    ...(unmet && { unmet: unmet.map((one) => ({ ...one, why: said(one.why) })) }),
    // The budget is named by its amount, which the screen has.
    ...(conflict && { conflict: conflict.map((rule) => (rule === "budget" ? rule : nameOf(rule))) }),
    certificate: certificate && certificateIn(plan, certificate, language),
    picks: picks.map((pick) => pickIn(plan, pick, language)),
    risks: risks.map((risk) => riskIn(risk, said, language)),
    calendar: calendar.map((entry) => ({
      ...entry,
      deliverable: pieceIn(entry.deliverable, language),
      why: said(entry.why),
      ...(entry.timeFrom !== undefined && { timeFrom: said(entry.timeFrom) }),
      ...(entry.notes && { notes: entry.notes.map(said) }),
    })),
  };
}

/** "Instagram reel": the name of the platform, and what it is. */
function pieceIn(deliverable: string, language: Language): string {
  const at = deliverable.indexOf(" ");
  return at < 0
    ? deliverable
    : `${deliverable.slice(0, at)} ${phraseIn(deliverable.slice(at + 1), language)}`;
}

function pickIn(plan: Plan, pick: PlanPick, language: Language): PlanPick {
  const topics = plan.brief.categories.filter((one) =>
    pick.why.some((why) => why.startsWith("Posts about ") && why.includes(one)),
  );
  const { female } = pick.measures ?? {};
  const known = { categories: topics, audience: female === undefined ? {} : { female } };
  const { why, figures } = whyIn(plan, pick, known, language);
  return { ...pick, why: [why], figures: [...figures] };
}

function certificateIn(plan: Plan, certificate: Certificate, language: Language): Certificate {
  const nameOf = ruleNames(plan.brief, language);
  return {
    ...certificate,
    rules: certificate.rules.map((one) => ({ ...one, rule: nameOf(one.rule) })),
    breakEven: certificate.breakEven.map((entry) => {
      const { why, figures } = whyOut(plan, entry, null, language);
      return { ...entry, why, figures: [...figures] };
    }),
  };
}

/** Its figures stand in it as they are said, so that each still opens where it comes from. */
function riskIn(risk: PlanRisk, said: (text: string) => string, language: Language): PlanRisk {
  const market = risk.rule.slice(0, 2).toUpperCase();
  const head = `${countryName(market)}: `;
  const detail = risk.detail.startsWith(head)
    ? `${nameIn("region", market, language)}: ${said(risk.detail).slice(head.length)}`
    : said(risk.detail);
  return {
    ...risk,
    detail,
    evidence: risk.evidence.map(said),
    ...(risk.figures && { figures: risk.figures.map((figure) => ({ ...figure, text: said(figure.text) })) }),
  };
}
