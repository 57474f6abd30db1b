import { disclosureRule, textReport } from "#/content-checks/index.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { PlanSources } from "#/strategy/strategies/strategies.service.ts";
import { ownMarket } from "./own-market.ts";
import type { ToolRunners } from "#/strategy/assistant/tools.ts";

type Doors = Pick<PlanSources, "brandProfiles" | "search">;
/** Rules compare words without marks; this is how they are written. */
const WRITTEN: Readonly<Record<string, string>> = { publicite: "publicité" };
const NAMED_LABELS = 4;

/** Tools that know what markets ask of a label. */
export function ruleRunners(
  doors: Doors,
  caller: Caller,
): Pick<ToolRunners, "market_rule" | "check_caption"> {
  return {
    async market_rule({ market: said }) {
      const market = said ?? (await ownMarket(doors, caller));
      const rule = market === null ? null : disclosureRule(codeOfRule(market));
      return {
        ...(await dated(doors, caller)),
        market,
        rule: rule && { id: rule.id, version: rule.version, source: rule.source },
        labels: [...(rule?.labels ?? []), ...(rule?.phrases ?? [])].slice(0, NAMED_LABELS).map(written),
        notAccepted: (rule?.weak ?? []).map(written),
        isUpfront: rule?.upfront ?? false,
        onScreen: rule !== null && rule.onScreen !== null,
      };
    },

    async check_caption({ caption, market: said }) {
      const market = said ?? (await ownMarket(doors, caller));
      const { checks } = textReport(caption, {
        materialConnection: true,
        ...(market !== null && { market: codeOfRule(market) }),
      });
      const label = checks.find(({ field }) => field === "disclosure_correctness");
      const words = checks.find(({ field }) => field === "hate_speech");
      return {
        ...(await dated(doors, caller)),
        market,
        rule: label?.rule ?? null,
        caption,
        label: label?.status ?? "unknown",
        words: words?.status ?? "unknown",
        message: label?.message ?? "",
      };
    },
  };
}

/** The rules of the United Kingdom stand under its usual name. */
export function codeOfRule(market: string): string {
  return market === "GB" ? "UK" : market;
}

function written(word: string): string {
  return WRITTEN[word] ?? word;
}

async function dated({ search }: Doors, caller: Caller) {
  const { takenAt: asOf } = await search.search(caller, { filters: {}, limit: 1, offset: 0 });
  return { asOf, sources: ["Rules of content checks"] };
}
