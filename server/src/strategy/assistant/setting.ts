import type { Plan } from "@app/contract/strategy/plan";
import type { StrategiesService } from "#/strategy/strategies/strategies.service.ts";

/** What a message is read and a plan is made with, found out once for an answer. */
export type Setting = () => ReturnType<StrategiesService["setting"]>;

/** The plan that was last tried out and not kept: figures of the answer are of it. */
export interface Tried {
  plan: Plan | null;
}
