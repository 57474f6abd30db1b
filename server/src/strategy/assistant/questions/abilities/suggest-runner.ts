import { SUGGESTIONS_MAX } from "@app/contract/strategy/findings/suggestions";
import type { Caller } from "#/platform/http/caller.ts";
import type { StrategiesService } from "#/strategy/strategies/strategies.service.ts";
import type { ToolRunners } from "#/strategy/assistant/tools.ts";
import suggested from "./suggested.json" with { type: "json" };

/** Questions that the workspace can answer as it is now: what the plan, campaigns and creators in it allow. */
export function suggestRunner(
  strategies: StrategiesService,
  caller: Caller,
  threadId: string,
): Pick<ToolRunners, "suggest_questions"> {
  return {
    async suggest_questions({ language }) {
      const { campaigns, search, clock } = strategies.sources;
      const words = suggested[language];
      const latest = await strategies.latest(caller, threadId);
      const started = await campaigns.started(caller);
      const { creators } = await search.search(caller, { filters: {}, limit: 1, offset: 0 });
      const all = [
        ...(latest && latest.plan.picks.length > 0 ? [words.page, words.perThousand] : []),
        ...(started.some(({ status }) => status === "active") ? [words.due] : []),
        ...(started.some(({ status }) => status === "completed") ? [words.results] : []),
        ...(creators > 0 ? [words.top, words.count] : []),
        words.timing,
        words.metric,
      ];
      return {
        asOf: clock.now().toISOString(),
        sources: ["What this workspace has"],
        suggestions: all.slice(0, SUGGESTIONS_MAX),
      };
    },
  };
}
