import { SAMPLE_NOT_READY } from "@app/contract/sample";
import { addressOf, inDemo } from "@app/contract/paths";
import { strategyPaths } from "@app/contract/strategy/paths";
import { Strategy, StrategyList, ThreadDetail } from "@app/contract/strategy/schemas";
import { useRead } from "#/lib/api/api.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { usePolling } from "#/lib/api/use-polling.ts";
import { firstTurn } from "./demo.rules.ts";

/** The sample's plan with the words that asked for it and the answer to them; read again each second until it is made. */
export function useDemoPlan() {
  const list = useRead(inDemo(strategyPaths.strategies), StrategyList, { quiet: true });
  const first = list.data?.items[0];
  const plan = useRead(first ? addressOf(inDemo(strategyPaths.strategy), { id: first.id }) : null, Strategy);
  const thread = useRead(
    first ? addressOf(inDemo(strategyPaths.thread), { id: first.threadId }) : null,
    ThreadDetail,
  );
  const isComing = list.error instanceof ApiError && list.error.code === SAMPLE_NOT_READY;
  usePolling(isComing || (list.data !== undefined && !first), () => void list.mutate());
  return {
    plan: plan.data,
    talk: thread.data && firstTurn(thread.data),
    isComing,
    error: list.error ?? plan.error ?? thread.error,
    retry: () => void Promise.all([list.mutate(), plan.mutate(), thread.mutate()]),
  };
}
