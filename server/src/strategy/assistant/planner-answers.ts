import { filterLabel } from "@app/contract/discovery/filters/filter-labels";
import { nearnessOf } from "@app/contract/strategy/gain";
import { isGuess } from "@app/contract/strategy/plan-confidence";
import { PlanCard, WhatIf } from "@app/contract/strategy/tools";
import type { Language } from "#/strategy/acts/act.ts";
import type { PlanningWords } from "./questions/words/planning/planning-words.ts";
import type { Said } from "./questions/words/question-words.ts";
import { wordsOf } from "./questions/words/words.ts";
import { aboutLoosened } from "./answers/loosened.ts";
import { TOOLS } from "./tools.ts";
import { WROTE } from "./writes/done-before.ts";

/** A tool's result as the planner sees it. */
export interface Finding {
  id: string;
  tool: string;
  output: unknown;
  denied: boolean;
  failed: boolean;
}

/** A rule that costs less than this is not worth a sentence (percent of reach). */
const COST_WORTH_SAYING = 0.5;
/** Creators of a change of whom a sentence is said: an answer to a follow-up is short. */
const NAMED_MAX = 2;

/**
 * The planner's words about what was found. Figures and names stand as references to the results, which the server
 * resolves; no digit is written here.
 */
export function answerText(found: readonly Finding[], language: Language): string[] {
  const { planning } = wordsOf(language);
  for (const finding of found.toReversed()) {
    const write = WRITERS[finding.tool];
    const text = write?.({ finding, found, language, words: planning });
    if (text) return text;
  }
  return [planning.nothingToAdd];
}

/** What is said instead of an answer where a tool failed or a person said no; null where neither happened. */
export function troubleOf(found: readonly Finding[], language: Language): string[] | null {
  const { planning } = wordsOf(language);
  // Of several orders, what was written before the no is told.
  const isWritten = found.some(({ tool, denied, failed }) => WROTE.has(tool) && !denied && !failed);
  if (found.at(-1)?.denied && !isWritten) return [planning.denied];
  return found.some(({ failed }) => failed) ? [planning.failed] : null;
}

interface Written {
  finding: Finding;
  found: readonly Finding[];
  language: Language;
  words: PlanningWords;
}

/** A result by its id, in words of a language. */
interface Told<Card> {
  id: string;
  card: Card;
  language: Language;
  words: PlanningWords;
}

const WRITERS: Readonly<Record<string, (written: Written) => string[] | null>> = {
  parse_brief: ({ finding: { id, output } }) => {
    const { data } = TOOLS.parse_brief.output.safeParse(output);
    return data?.problem ? [ref(id, "problem")] : null;
  },
  optimise_plan: (written) => aboutPlan(written),
  change_plan: (written) => aboutChange(written),
  explain_creator: (written) => aboutCreator(written),
  create_collection: ({ finding: { id }, words }) => [words.savedList(ref(id, "name"))],
  create_campaign: ({ finding: { id }, words }) => [words.savedCampaign(ref(id, "name"))],
};

const ref = (id: string, path: string) => `[[${id}#${path}]]`;

function aboutPlan({ finding: { id, output }, found, language, words }: Written): string[] | null {
  const card = PlanCard.safeParse(output).data;
  if (!card) return null;
  if (isEmpty(found)) return [words.noCreators];
  const told = { id, card, language, words };
  const first = [...aboutUnkept(told), ...aboutFacts(told)];
  if (card.status === "infeasible")
    return [...first, ...impossible(told), ...aboutLeftOut(told), ...aboutNearest(found, language)];
  const forecast = found.find(({ tool }) => tool === "forecast_plan");
  const range = forecast ? words.range(ref(forecast.id, "reach.p10"), ref(forecast.id, "reach.p90")) : "";
  const metric = card.certificate?.metric === "people engaged" ? `${words.forReactions} ` : "";
  return [
    ...first,
    `${words.plan(creatorsOf(told), ref(id, "totals.cost"), ref(id, "totals.reach"))}${range}. `,
    `${metric}${aboutGap(told)}\n\n`,
    ...aboutRules(told),
    ...aboutEntry(told),
    ...aboutMore(told),
    ...aboutUnknown(found, words),
    ...aboutBudget(told),
    ...aboutLoosened(id, card, language),
    ...aboutLeftOut(told),
  ];
}

function aboutRules({ id, card: { certificate, assumptions, spoken }, words }: Told<PlanCard>): string[] {
  const costs = certificate?.rules.map(({ costPercent }, index) => ({ cost: costPercent ?? 0, index })) ?? [];
  const [dearest] = costs.toSorted((left, right) => right.cost - left.cost);
  if (!certificate || !dearest || dearest.cost < COST_WORTH_SAYING) return [];
  const at = `certificate.rules.${dearest.index}`;
  const { rule = "" } = certificate.rules[dearest.index] ?? {};
  // What the team told before is theirs.
  const guesses = assumptions.filter(({ fact }) => fact === undefined);
  const isAssumed = guesses.some(({ value }) => rule === value || rule === `creators about ${value}`);
  const name = ref(id, spoken ? `spoken.rules.${dearest.index}` : `${at}.rule`);
  return [words.withoutRule(name, isAssumed, ref(id, `${at}.costPercent`), certificate.metric)];
}

/** What was taken for granted of the budget, in the words of the assumption. */
function aboutBudget({ id, card: { assumptions, spoken } }: Told<PlanCard>): string[] {
  if (spoken) return spoken.budget === null ? [] : [` ${ref(id, "spoken.budget")}`];
  const index = assumptions.findIndex(({ slot }) => slot === "budget");
  return index < 0 ? [] : [` ${ref(id, `assumptions.${index}.why`)}`];
}

/** How good the choice is: near the best for certain, or only by what prices are guessed to be. */
function aboutGap({ id, card, words }: Told<PlanCard>): string {
  if (!card.certificate) return "";
  const isBest = nearnessOf(card.certificate).gap === null;
  const gap = isBest ? words.best : words.within(ref(id, "certificate.gapPercent"));
  if (!isGuess(card)) return words.isSo(gap);
  const { pricesKnown } = card;
  if (pricesKnown && pricesKnown.known === pricesKnown.of) return words.guessOfRights(gap);
  return words.guess(ref(id, "pricesKnown.known"), ref(id, "pricesKnown.of"), gap);
}

function isEmpty(found: readonly Finding[]): boolean {
  const searched = found.find(({ tool }) => tool === "search_creators");
  return TOOLS.search_creators.output.safeParse(searched?.output).data?.total === 0;
}

function creatorsOf({ id, card: { counts } }: Told<Pick<PlanCard, "counts">>): Said {
  return { text: ref(id, "counts.creators"), n: counts.creators };
}

function aboutEntry({ id, card: { certificate }, words }: Told<PlanCard>): string[] {
  const index =
    certificate?.breakEven.findIndex(
      ({ wouldEnterAt, askingPrice }) => wouldEnterAt !== null && askingPrice !== null,
    ) ?? -1;
  if (index < 0) return [];
  const at = `certificate.breakEven.${index}`;
  return [words.entry(ref(id, `${at}.handle`), ref(id, `${at}.askingPrice`), ref(id, `${at}.wouldEnterAt`))];
}

function aboutMore({ id, card: { certificate }, words }: Told<PlanCard>): string[] {
  if (!certificate?.thousandMore) return [];
  return [words.thousandMore(ref(id, "certificate.thousandMore"), certificate.metric)];
}

function aboutUnknown(found: readonly Finding[], words: PlanningWords): string[] {
  const risks = found.find(({ tool }) => tool === "check_risks");
  const { data } = TOOLS.check_risks.output.safeParse(risks?.output);
  const index = data?.unknown.findIndex(({ field }) => field === "price") ?? -1;
  if (!risks || index < 0) return [];
  const at = `unknown.${index}`;
  return [words.pricesUnknown(ref(risks.id, `${at}.count`), ref(risks.id, `${at}.of`))];
}

/** What was stated and is not kept or not understood, before anything else. */
function aboutUnkept({ id, card, words }: Told<Pick<PlanCard, "unmet" | "unparsed" | "spoken">>): string[] {
  const { unmet = [], unparsed, spoken } = card;
  const unkept = unmet.map((_, index) =>
    words.notKept(ref(id, `unmet.${index}.words`), whyUnmet(id, spoken, index)),
  );
  const strange = unparsed.map((_, index) => words.strange(ref(id, `unparsed.${index}`)));
  const all = [...unkept, ...strange];
  return all.length > 0 ? [`${all.join(" ")}\n\n`] : [];
}

/** In the language of the answer, if there is such a sentence. */
function whyUnmet(id: string, spoken: PlanCard["spoken"], index: number): string | null {
  if (!spoken) return ref(id, `unmet.${index}.why`);
  return spoken.unmet?.[index] ? ref(id, `spoken.unmet.${index}`) : null;
}

/** What the team told before, and what becomes of it here. */
function aboutFacts({ id, card: { facts = [] }, words }: Told<PlanCard>): string[] {
  const said = facts.map(({ isOverruled }, index) => {
    const at = `facts.${index}`;
    const day = ref(id, `${at}.day`);
    return isOverruled
      ? words.facts.overruled(day, ref(id, `${at}.text`))
      : words.facts.because(day, ref(id, `${at}.rule`));
  });
  return said.length > 0 ? [...said, "\n\n"] : [];
}

/** Creators whom only a missing value keeps out, and how to take them. */
function aboutLeftOut({ id, card: { leftOut = [] }, language, words }: Told<PlanCard>): string[] {
  const { values } = wordsOf(language);
  return leftOut.map(({ field, count: n }, index) => {
    const own = Object.entries(values).find(([name]) => name === field)?.[1];
    const isEnglish = wordsOf(language).briefs === null;
    const value = isEnglish ? filterLabel(field) : (own ?? values.other);
    return words.leftOut({ text: ref(id, `leftOut.${index}.count`), n }, value);
  });
}

function impossible({
  id,
  card: { conflict, cheapestBudget, isAllGuessed = false, spoken },
  words,
}: Told<Pick<PlanCard, "conflict" | "cheapestBudget" | "isAllGuessed" | "spoken">>): string[] {
  const rules = conflict.map((rule, index) => {
    if (rule === "budget") return words.theBudget;
    return words.quoted(ref(id, spoken ? `spoken.conflict.${index}` : `conflict.${index}`));
  });
  const [first = ""] = rules;
  const least = words.cheapest(ref(id, "cheapestBudget"));
  const cheapest = isAllGuessed ? `${least} ${words.allGuessed}` : least;
  if (rules.length > 1) return [words.conflict(rules), cheapestBudget ? cheapest : words.noBudgetWouldDo];
  if (first === words.theBudget) return [words.nobodyForBudget, cheapestBudget ? cheapest : ""];
  return [words.nobodyFits(first), cheapestBudget ? cheapest : words.leaveItOut];
}

function aboutChange({ finding: { id, output }, language, words }: Written): string[] | null {
  const card = TOOLS.change_plan.output.safeParse(output).data;
  if (!card) return null;
  const told = { id, card, language, words };
  if (card.proposal) return [...aboutUnkept({ ...told, card: { ...card, unmet: [] } }), words.unsure];
  if (!card.understood) return [card.problem ? ref(id, "problem") : words.nothingFound];
  const first = aboutUnkept(told);
  const summary = ref(id, "summary");
  if (card.status === "infeasible") return [...first, `${summary}. `, ...impossible(told), words.kept];
  const { cost, reach } = { cost: ref(id, "totals.cost"), reach: ref(id, "totals.reach") };
  return [
    ...first,
    words.changed(summary, creatorsOf(told), cost, reach, differenceOf(told, "before")),
    aboutGap(told),
    ...aboutNamed(told),
    ...aboutLoosened(id, card, language),
    words.kept,
  ];
}

function differenceOf(
  { id, card: { change }, words }: Told<Pick<PlanCard, "change">>,
  than: "before" | "now",
): string {
  if (!change || change.reach === null) return "";
  if (change.reach === 0) return words.asMany(than);
  const people = ref(id, "change.people");
  return change.reach > 0 ? words.more(people, than) : words.fewer(people, than);
}

/** Creators who would come in or drop out, of whom so many are named. */
const MOVED_MAX = 3;

/** What would change, of a plan that is not kept. */
export function aboutTrial(found: readonly Finding[], language: Language): string[] {
  const { planning: words } = wordsOf(language);
  const finding = found.find(({ tool }) => tool === "what_if");
  const card = WhatIf.safeParse(finding?.output).data;
  if (!finding || !card) return [words.nothingToAdd];
  const { id } = finding;
  if (!card.understood) return [card.problem === null ? words.nothingFound : ref(id, "problem")];
  const told = { id, card, language, words };
  const first = aboutUnkept(told);
  const summary = ref(id, "summary");
  if (card.status === "infeasible") return [...first, `${summary}. `, ...impossible(told)];
  const { cost, reach } = { cost: ref(id, "totals.cost"), reach: ref(id, "totals.reach") };
  // Beside a plan that cannot be made everybody would come in.
  const isFirst = card.change === null || card.change.reach === null;
  return [
    ...first,
    words.tried(summary, reach, differenceOf(told, "now"), cost, costDifference(told)),
    ...(isFirst ? [] : [words.moved(aboutMoved(told, "entered"), aboutMoved(told, "left"))]),
    ...aboutLoosened(id, card, language),
    words.notKeptYet,
  ];
}

/** The plan that comes nearest to one that cannot be made; nothing where none was found. */
function aboutNearest(found: readonly Finding[], language: Language): string[] {
  const tried = found.findLast(({ tool }) => tool === "what_if");
  const card = WhatIf.safeParse(tried?.output).data;
  if (!tried || !card?.understood || card.status === "infeasible") return [];
  return [`\n\n${wordsOf(language).planning.nearest} `, ...aboutTrial([tried], language)];
}

function costDifference({ id, card: { change, costDifference: difference }, words }: Told<WhatIf>): string {
  if (!difference || difference.amount === 0) return "";
  const amount = ref(id, "costDifference");
  return (change?.cost ?? 0) > 0 ? words.costsMore(amount) : words.costsLess(amount);
}

function aboutMoved({ id, card, words }: Told<WhatIf>, side: "entered" | "left"): string | null {
  const all = card[side];
  if (all.length === 0) return null;
  const named = all.slice(0, MOVED_MAX).map((_, index) => `@${ref(id, `${side}.${index}.handle`)}`);
  const names = named.join(", ");
  return all.length > MOVED_MAX ? words.several(ref(id, `counts.${side}`), names) : names;
}

function aboutNamed({ id, card: { named = [] }, words }: Told<{ named?: { isIn: boolean }[] | undefined }>) {
  return named
    .slice(0, NAMED_MAX)
    .map(({ isIn }, index) => words.named(ref(id, `named.${index}.handle`), isIn));
}

function aboutCreator({ finding: { id, output }, words }: Written): string[] | null {
  const answer = TOOLS.explain_creator.output.safeParse(output).data;
  if (!answer) return null;
  const why = ref(id, "why");
  if (!answer.isKnown) return [why];
  const handle = ref(id, "handle");
  return [answer.isIn ? words.why.isIn(handle) : words.why.isOut(handle), why];
}
