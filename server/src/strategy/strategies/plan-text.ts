import type { Filters } from "@app/contract/discovery/filters";
import type { Plan } from "@app/contract/strategy/plan";
import type { PastFee } from "@app/contract/strategy/past-campaigns";
import type { Judgement } from "#/discovery/index.ts";
import { mayBePlanned } from "#/strategy/acts/read-act.ts";
import type { FactInUse } from "@app/contract/strategy/memory/schemas";
import { whyNoBrief } from "#/strategy/brief/brief.ts";
import { ordersFakeReach } from "#/strategy/brief/fake-reach.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";
import { openFilters } from "#/strategy/brief/filter-sets.ts";
import { questionOf } from "#/strategy/brief/reading/question.ts";
import { completeRemembered } from "#/strategy/brief/remembered/complete-remembered.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import type { PlanInput } from "#/strategy/plans/draft.ts";
import { withoutNotToContact } from "./not-to-contact.ts";
import { withPricesToPay } from "./prices-to-pay.ts";
import type { ReadText, Stated } from "#/strategy/brief/stated.ts";
import { noBrief, noTextToPlan, openQuestion } from "#/strategy/strategy.errors.ts";

interface OwnKnowledge extends Pick<PlanInput, "calendar" | "history" | "learned" | "changed"> {
  fees: readonly PastFee[];
}

/** Everything a plan needs besides its text. */
export interface PlanSetting extends ReadingContext {
  candidates: readonly Candidate[];
  /** What filters say of the accounts that do not certainly fit: the search itself. By id, or platform and handle. */
  judge: (filters: Filters) => Promise<ReadonlyMap<string, Judgement>>;
  /** What the workspace says of its days, knows of its creators and learned; absent where there is none to ask. */
  own?: () => Promise<OwnKnowledge>;
  /** What the team told for all its plans; absent where there is none to ask. */
  remembered?: () => Promise<FactInUse[]>;
  /** Takes seconds, and holds up nobody else. */
  makePlan: (input: PlanInput) => Promise<Plan>;
}

/**
 * Plans a brief in plain words. @throws `strategy.empty`, `strategy.no_brief`; `strategy.question` for a place, a day, a
 * share or an exclusion that was not understood.
 */
export async function planText(text: string, setting: PlanSetting): Promise<Plan> {
  const { stated, unparsed } = readBrief(text, setting);
  return planStated(await withFacts(stated, setting), unparsed, setting);
}

/** What a text says of a plan. @throws as `planText`. */
export function readBrief(text: string, context: ReadingContext): ReadText {
  if (text.trim() === "") throw noTextToPlan();
  if (ordersFakeReach(text)) throw noBrief("fake_reach");
  if (!mayBePlanned(text)) throw noBrief("question");
  const read = readText(text, context);
  const reason = whyNoBrief(text, read);
  if (reason) throw noBrief(reason);
  if (read.unread) throw openQuestion(questionOf(text, read.unread));
  return read;
}

/** A brief that begins a plan, beside what the team told for all of them. */
export async function withFacts(stated: Stated, { remembered }: PlanSetting): Promise<Stated> {
  const facts = (await remembered?.()) ?? [];
  return facts.length === 0 ? stated : { ...stated, remembered: facts };
}

/** Plans what was said so far. */
export async function planStated(
  said: Stated,
  unparsed: readonly string[],
  setting: PlanSetting,
): Promise<Plan> {
  const { today, currency, judge, makePlan } = setting;
  const { brief, assumptions, unmet, stated } = completeRemembered(said, setting);
  const open = withoutNotToContact(setting.candidates, brief);
  const judged = withJudgements(open.candidates, await judge(openFilters(brief)));
  const { fees = [], ...own } = (await setting.own?.()) ?? {};
  const candidates = withPricesToPay(judged, { fees, stated, filters: brief.filters });
  return makePlan({
    brief,
    assumptions: [...assumptions, ...open.assumptions],
    unparsed,
    unmet: [...(stated.unmet ?? []), ...unmet],
    candidates,
    today,
    currency,
    ...own,
  });
}

function withJudgements(
  candidates: readonly Candidate[],
  judgements: ReadonlyMap<string, Judgement>,
): readonly Candidate[] {
  return candidates.map((candidate) => {
    const judgement = judgements.get(candidate.accountId ?? candidate.creatorId);
    return judgement ? { ...candidate, ...judgement } : candidate;
  });
}
