import { memoizeAsync } from "@app/contract/memoize-async";
import type { Plan } from "@app/contract/strategy/plan";
import { planFigureInputs } from "@app/contract/strategy/figure-inputs";
import type { SentenceFigure } from "@app/contract/strategy/sentences";
import type { PlanCard } from "@app/contract/strategy/tools";
import type { Caller } from "#/platform/http/caller.ts";
import type { Language } from "#/strategy/acts/act.ts";
import { whyNoBrief } from "#/strategy/brief/brief.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";
import { countCreators } from "#/strategy/plans/candidate.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { cardOf } from "./plan-card.ts";
import { findChange } from "#/strategy/strategies/plan-changes.ts";
import { completeRemembered } from "#/strategy/brief/remembered/complete-remembered.ts";
import { withFacts } from "#/strategy/strategies/plan-text.ts";
import type { PlanSetting } from "#/strategy/strategies/plan-text.ts";
import { proposalOf } from "./proposals/proposal.ts";
import { wordsOf } from "./questions/words/words.ts";
import { whyIn, whyOut } from "./saying/explanations.ts";
import { sayFacts } from "./saying/brief-chips.ts";
import { loosenedIn } from "./saying/loosened.ts";
import { askedOf, problemText, spokenOf, summaryOf } from "./saying/saying.ts";
import type { Answered, Tried } from "./setting.ts";
import { readingRunners } from "./reading-runners.ts";
import { suggestRunner } from "./questions/abilities/suggest-runner.ts";
import { draftRunner } from "./questions/drafts/draft-runner.ts";
import { memoryRunners } from "./questions/memory/memory-runners.ts";
import { pageRunner } from "./questions/drafts/page-runner.ts";
import { planFactsRunner } from "./questions/plans/plan-facts-runner.ts";
import { questionRunners } from "./questions/question-runners.ts";
import { listedCreators, NEW_LIST } from "./listed-creators.ts";
import { trialRunner } from "./trial-runner.ts";
import type { StrategiesService } from "#/strategy/strategies/strategies.service.ts";
import { noPlan, nothingPlanned } from "#/strategy/strategy.errors.ts";
import { writeRunners } from "./writes/write-runners.ts";
import { toldPrices } from "./told-prices.ts";
import type { ToolInput, ToolOutput, ToolRunners } from "./tools.ts";

/** The answer that tools are run for. */
export interface Answering {
  abort: AbortSignal;
  tried?: Tried;
  language?: Language;
}

/** The tools for one person in one thread. What one tool finds out, the next of the same answer goes on with. */
export function toolRunners(
  strategies: StrategiesService,
  caller: Caller,
  threadId: string,
  { abort, tried = { plan: null }, language = "en" }: Answering,
): ToolRunners {
  const setting = memoizeAsync(() => strategies.setting(caller));
  const told: Answered = { strategies, caller, threadId, setting, language };
  let said: Said | null = null;
  let planned: Plan | null = null;

  const lastPlan = async (): Promise<Plan> => {
    const plan = planned ?? (await strategies.latest(caller, threadId))?.plan;
    if (!plan) throw nothingPlanned();
    return plan;
  };
  const keep: Keep = async (stated, unparsed, summary, stored) => {
    const before = await strategies.latest(caller, threadId);
    planned = stored ?? (await strategies.solve(stated, unparsed, await setting()));
    // Stopped while the solver was at it: nothing is kept.
    abort.throwIfAborted();
    const kept = await strategies.keep(caller, threadId, { summary, stated, plan: planned, language });
    const card = cardOf(planned, kept, summary, before?.plan ?? null);
    const spoken = spokenOf(planned, stated, await setting(), language);
    // What a version that comes back left open was said when it was made.
    const open = stored ? { unparsed: [], unmet: [] } : {};
    const { candidates } = await setting();
    const loosened = loosenedIn(planned, { before: before?.plan ?? null, candidates, language });
    return { card: { ...card, ...spoken, ...loosened, ...open }, plan: planned };
  };

  return {
    async parse_brief({ text }) {
      const { reading, stated } = await briefIn(text, await setting(), language);
      if (stated) said = { stated, unparsed: reading.unparsed };
      return reading;
    },
    search_creators: async () => foundOf((await setting()).candidates),
    async optimise_plan({ text }) {
      if (text !== undefined) said = await briefToPlan(text, told);
      if (!said) throw nothingPlanned();
      const { stated, unparsed } = said;
      const { card } = await keep(stated, unparsed, wordsOf(language).planning.first);
      const handles = (stated.prices ?? []).map(({ handle }) => handle);
      return { ...card, told: toldPrices(stated, handles, (await setting()).candidates) };
    },
    change_plan: changeRunner(told, keep),
    forecast_plan: async () => forecastOf(await lastPlan()),
    async check_risks() {
      const latest = await strategies.latest(caller, threadId);
      if (!latest) throw nothingPlanned();
      const { strategyId, number, plan } = latest;
      return { plan: { strategyId, version: number }, risks: plan.risks, unknown: plan.unknown };
    },
    what_if: trialRunner(told, tried),
    ...questionRunners(strategies.sources, caller, (...of) => strategies.writing.collectionsOf(...of)),
    ...readingRunners(told),
    ...writeRunners(told),
    ...memoryRunners(told),
    ...askingRunners(told),
  };
}

/** What a brief says; nothing of it is to be planned where it is none, or waits for an answer. */
async function briefIn(
  text: string,
  context: PlanSetting,
  language: Language,
): Promise<{ reading: ToolOutput<"parse_brief">; stated: Stated | null }> {
  const read = readText(text, context);
  const { unread, unparsed } = read;
  const reason = whyNoBrief(text, read);
  const none = { brief: null, assumptions: [], unparsed };
  if (reason)
    return { reading: { problem: wordsOf(language).planning.noBrief[reason], ...none }, stated: null };
  if (unread) {
    const question = askedOf(text, unread, language);
    return { reading: { problem: question.question, question, ...none }, stated: null };
  }
  const stated = await withFacts(read.stated, context);
  const { brief, assumptions } = completeRemembered(stated, context);
  const said = sayFacts(brief, assumptions, language);
  return { reading: { problem: null, brief, assumptions, said, unparsed }, stated };
}

/** What a text says that is to be planned at once. @throws why there is nothing to plan, as a sentence. */
async function briefToPlan(text: string, { setting, language }: Answered): Promise<Said> {
  const { reading, stated } = await briefIn(text, await setting(), language);
  if (!stated) throw noPlan(reading.problem ?? wordsOf(language).planning.noBrief.question);
  return { stated, unparsed: reading.unparsed };
}

interface Said {
  stated: Stated;
  unparsed: string[];
}

interface Kept {
  card: PlanCard;
  plan: Plan;
}

/** Keeps a plan that was stored before as it was, and any other one once it is solved. */
type Keep = (stated: Stated, unparsed: string[], summary: string, stored?: Plan | null) => Promise<Kept>;

/** Changes the newest plan as a follow-up asks, or says why nothing is changed. */
function changeRunner({ strategies, caller, threadId, setting, language }: Answered, keep: Keep) {
  return async ({ text, isMeant = false }: ToolInput<"change_plan">): Promise<ToolOutput<"change_plan">> => {
    const before = await strategies.latest(caller, threadId);
    if (!before) throw nothingPlanned();
    const change = await findChange(before, text, await setting(), strategies.versionsOf(caller, threadId));
    const { stated, problem, priced, unparsed, stored, isDoubtful } = change;
    const summary = summaryOf(change, before.plan.brief, language);
    if (problem !== null || (isDoubtful && !isMeant)) {
      const unchanged = {
        ...cardOf(before.plan, before, "Nothing changed", null),
        unparsed,
        understood: false,
        problem: problem && problemText(problem, language),
      };
      const { number: version } = before;
      return problem === null
        ? { ...unchanged, proposal: proposalOf({ kind: "change", text, summary, version, language }) }
        : unchanged;
    }
    const { card, plan } = await keep(stated, unparsed, summary, stored);
    const isIn = (handle: string) => plan.picks.some((one) => isNamed(one, handle));
    return {
      ...card,
      told: toldPrices(stated, priced, (await setting()).candidates),
      understood: true,
      problem: null,
      named: priced.map((handle) => ({ handle, isIn: isIn(handle) })),
    };
  };
}

/** Tools that stand alone: a question about the last plan, and what it can become. */
function askingRunners({ strategies, caller, threadId, setting, language }: Answered) {
  return {
    ...planFactsRunner(strategies, caller, threadId, language),
    ...suggestRunner(strategies, caller, threadId),
    ...pageRunner(strategies, caller, threadId),
    ...draftRunner(strategies, caller, threadId),
    async explain_creator({ handle }: ToolInput<"explain_creator">) {
      const before = await strategies.latest(caller, threadId);
      if (!before) throw nothingPlanned();
      const { candidates, ...rest } = await setting();
      const named = [...new Set([...(before.stated.named ?? []), handle])];
      const plan = await strategies.solve({ ...before.stated, named }, [], { candidates, ...rest });
      const candidate = candidates.find((one) => isNamed(one, handle));
      return explanationOf(plan, { handle, version: before.number, candidate, language });
    },
    create_collection: async ({ name, ...listed }: ToolInput<"create_collection">) =>
      listed.handles || listed.filters
        ? strategies.saveList(caller, name ?? NEW_LIST, await listedCreators(strategies, caller, listed))
        : strategies.saveOfThread(caller, threadId, "collection", name),
    create_campaign: ({ name }: ToolInput<"create_campaign">) =>
      strategies.saveOfThread(caller, threadId, "campaign", name),
  };
}

function forecastOf({ forecast, calendar, brief }: Plan): ToolOutput<"forecast_plan"> {
  const { reach = null, views = null, engagements = null, clicks = null, basis = "" } = forecast ?? {};
  return { reach, views, engagements, clicks, basis, pieces: calendar.length, flight: brief.flight };
}

function foundOf(candidates: readonly Candidate[]): ToolOutput<"search_creators"> {
  const platforms = Map.groupBy(candidates, ({ platform }) => platform);
  return {
    total: countCreators(candidates),
    withPrice: countCreators(candidates.filter(({ price }) => price !== null)),
    withViews: countCreators(candidates.filter(({ medianViews }) => medianViews !== null)),
    platforms: [...platforms].map(([platform, rows]) => ({ platform, count: countCreators(rows) })),
  };
}

function explanationOf(
  plan: Plan,
  {
    handle,
    version,
    candidate,
    language,
  }: { handle: string; version: number; candidate: Candidate | undefined; language: Language },
): ToolOutput<"explain_creator"> {
  const pick = plan.picks.find((one) => isNamed(one, handle));
  const entries = plan.certificate?.breakEven.filter((one) => isNamed(one, handle)) ?? [];
  const [entry] = entries;
  const place = pick
    ? `picks.${plan.picks.indexOf(pick)}`
    : `certificate.breakEven.${entry ? plan.certificate?.breakEven.indexOf(entry) : ""}`;
  const { why, figures } = pick
    ? whyIn(plan, pick, candidate, language)
    : candidate
      ? whyOut(plan, entry, candidate, language)
      : { why: wordsOf(language).planning.why.unknown(handle), figures: [] };
  return {
    version,
    handle,
    isKnown: candidate !== undefined,
    isIn: pick !== undefined,
    why,
    figures: explained(plan, place, figures),
    certificate: { breakEven: entries },
  };
}

/** Figures of a sentence of a plan that is not kept: each with its place and what it was made of. */
function explained(plan: Plan, place: string, figures: readonly SentenceFigure[]): SentenceFigure[] {
  return figures.map(({ text, name }) => {
    const path = `${place}.${name}`;
    return { text, name: path, inputs: planFigureInputs(path, plan) };
  });
}
