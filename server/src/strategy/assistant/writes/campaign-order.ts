import type { Money } from "@app/contract/money";
import { toMinorUnits } from "@app/contract/money";
import type { Answer, Asked } from "#/strategy/assistant/answers/answer.ts";
import { inLanguage } from "#/strategy/assistant/answers/sentences.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { PLAIN } from "#/strategy/brief/plain-reading.ts";
import type { CampaignSaid } from "./reading/read-campaign-order.ts";
import { notDone, notRead, placesIn, written } from "./write-sentences.ts";
import { NO_CAMPAIGN, ON_ITS_PAGE } from "./writing-words.ts";

/**
 * Changes a campaign that is there, after a yes. Where nothing has that name, the message is answered as whatever else it
 * is: what it is of decides, and not how it is said.
 */
export function campaignAnswer(said: CampaignSaid, otherwise: Answer): Answer {
  const isElsewhere = (asked: Asked, found: readonly Finding[]) =>
    placesIn(found)[0]?.rows.length === 0 && (asked.hasPlan || !said.isNamedOne);
  return {
    next: (asked, found) => {
      const [named] = placesIn(found);
      if (!named) return [{ tool: "find_campaign", input: { name: said.name } }];
      if (isElsewhere(asked, found)) return otherwise.next(asked, withoutCampaign(found));
      const budget = budgetOf(said, found);
      const [one, ...others] = named.rows;
      const isDone = found.some(({ tool }) => tool === "set_campaign_budget");
      if (!one || others.length > 0 || budget === null || isDone) return [];
      const { id, name } = one;
      return [{ tool: "set_campaign_budget", input: { id, name, budget: { ...budget } } }];
    },
    write: (asked, found) => {
      if (isElsewhere(asked, found)) return otherwise.write(asked, withoutCampaign(found));
      const { left } = said;
      const beside = left === "" ? [] : [" ", notRead({ ...asked, text: left })];
      return [...ofCampaign(said, asked, found), ...beside];
    },
  };
}

function ofCampaign(said: CampaignSaid, asked: Asked, found: readonly Finding[]): string[] {
  if (found.at(-1)?.denied === true) return [notDone(asked)];
  const [named] = placesIn(found);
  const count = named?.rows.length ?? 0;
  if (!named || count > 1 || (count === 1 && budgetOf(said, found) !== null)) return written(asked, found);
  const [sentence, path] =
    count === 0 ? ([NO_CAMPAIGN, "name"] as const) : ([ON_ITS_PAGE, "rows.0.name"] as const);
  return [inLanguage(sentence, asked.language).replace("{name}", () => `[[${named.id}#${path}]]`)];
}

/** In the currency that is named, else in that of the campaign; null where it cannot be told. */
function budgetOf({ budget }: CampaignSaid, found: readonly Finding[]): Money | null {
  const [one] = placesIn(found)[0]?.rows ?? [];
  if (!budget || !one) return null;
  const currency = budget.currency ?? one.currency ?? PLAIN.currency;
  // What names no currency was read in the plain one.
  const amount = budget.currency === null ? toMinorUnits(budget.amount / 100, currency) : budget.amount;
  if (!budget.isMore) return { amount, currency };
  return one.budget && one.budget.amount + amount > 0
    ? { amount: one.budget.amount + amount, currency }
    : null;
}

function withoutCampaign(found: readonly Finding[]): Finding[] {
  return found.filter(({ tool }) => tool !== "find_campaign");
}
