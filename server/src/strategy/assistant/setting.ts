import type { Plan } from "@app/contract/strategy/plan";
import type { Caller } from "#/platform/http/caller.ts";
import type { Language } from "#/strategy/acts/act.ts";
import type { StrategiesService } from "#/strategy/strategies/strategies.service.ts";

/** What a message is read and a plan is made with, found out once for an answer. */
export type Setting = () => ReturnType<StrategiesService["setting"]>;

/** The plan that was last tried out and not kept: figures of the answer are of it. */
export interface Tried {
  plan: Plan | null;
}

/** For whom, where and in which language the tools of one answer run. */
export interface Answered {
  strategies: StrategiesService;
  caller: Caller;
  threadId: string;
  setting: Setting;
  language: Language;
}
