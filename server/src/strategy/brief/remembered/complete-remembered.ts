import { formatDate } from "@app/contract/formats";
import type { Assumption } from "@app/contract/strategy/plan";
import { completeBrief } from "#/strategy/brief/brief.ts";
import type { CompleteBrief } from "#/strategy/brief/brief.ts";
import { saidFacts } from "#/strategy/brief/brief-facts.ts";
import { madeText } from "#/strategy/brief/follow-up/made.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { withRemembered } from "./with-remembered.ts";
import type { RuleInUse } from "./with-remembered.ts";

/** Slot of the assumptions that are what the team told before. */
const REMEMBERED = "remembered";

/** A brief as it is planned, with what the team told before; `stated` is everything that holds. */
export function completeRemembered(
  said: Stated,
  context: ReadingContext,
): CompleteBrief & { stated: Stated; rules: readonly RuleInUse[] } {
  const { stated, rules } = withRemembered(said, context);
  const completed = completeBrief(stated, context);
  if (rules.length === 0) return { ...completed, stated, rules };
  const own = completeBrief(said, context);
  const ownSlots = new Set(saidFacts(own.brief, own.assumptions).map(({ slot }) => slot));
  const slots = saidFacts(completed.brief, completed.assumptions)
    .map(({ slot }) => slot)
    .filter((slot) => !ownSlots.has(slot));
  const facts = rules.map((rule) => factAssumed(rule, slots));
  return { ...completed, assumptions: [...facts, ...completed.assumptions], stated, rules };
}

function factAssumed({ fact, made, isOverruled }: RuleInUse, slots: readonly string[]): Assumption {
  const told = `your team told on ${formatDate(fact.toldOn, "UTC")}: “${fact.text}”`;
  return {
    slot: REMEMBERED,
    value: made.map(madeText).join(", "),
    why: isOverruled ? `This brief says otherwise than ${told}. The brief holds.` : `Because ${told}.`,
    fact: { ...fact, slots: [...slots], isOverruled },
  };
}
