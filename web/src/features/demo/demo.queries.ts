import { checkPaths } from "@app/contract/content-checks/paths";
import { ContentCheck, ContentCheckList } from "@app/contract/content-checks/reviews";
import { imagePaths } from "@app/contract/images";
import { addressOf, inDemo } from "@app/contract/paths";
import { reportPaths } from "@app/contract/reports/paths";
import { Report } from "@app/contract/reports/schemas";
import { ReportList } from "@app/contract/reports/list";
import { strategyPaths } from "@app/contract/strategy/paths";
import { Strategy, StrategyList, ThreadDetail } from "@app/contract/strategy/schemas";
import { useRead } from "#/lib/api/api.ts";
import { usePolling } from "#/lib/api/use-polling.ts";
import { checkShown, wordsAsked } from "./demo.rules.ts";

/** The sample's plan with the words that asked for it; read again each second until it is made. */
export function useDemoPlan() {
  const list = useRead(inDemo(strategyPaths.strategies), StrategyList);
  const first = list.data?.items[0];
  const plan = useRead(first ? addressOf(inDemo(strategyPaths.strategy), { id: first.id }) : null, Strategy);
  const thread = useRead(
    first ? addressOf(inDemo(strategyPaths.thread), { id: first.threadId }) : null,
    ThreadDetail,
  );
  usePolling(list.data !== undefined && !first, () => void list.mutate());
  return {
    plan: plan.data,
    asked: thread.data && wordsAsked(thread.data),
    error: list.error ?? plan.error ?? thread.error,
    retry: () => void Promise.all([list.mutate(), plan.mutate(), thread.mutate()]),
  };
}

/** The draft of the sample with the most to see, and its video; read again each second while it is checked. */
export function useDemoCheck() {
  const list = useRead(inDemo(checkPaths.all), ContentCheckList);
  const shown = list.data && checkShown(list.data.items);
  const check = useRead(
    shown?.state === "done" ? addressOf(inDemo(checkPaths.one), { id: shown.id }) : null,
    ContentCheck,
  );
  usePolling(shown?.state === "waiting" || shown?.state === "checking", () => void list.mutate());
  return {
    check: check.data,
    isMissing: list.data !== undefined && (shown === null || shown?.state === "refused"),
    error: list.error ?? check.error,
    retry: () => void Promise.all([list.mutate(), check.mutate()]),
  };
}

export function demoVideo({ id, stillImageId }: ContentCheck) {
  return {
    media: addressOf(inDemo(checkPaths.media), { id }),
    still: stillImageId && addressOf(inDemo(imagePaths.one), { id: stillImageId }),
  };
}

/** The sample's newest report, whole. */
export function useDemoReport() {
  const list = useRead(inDemo(reportPaths.all), ReportList);
  const id = list.data?.items[0]?.id;
  const one = useRead(id === undefined ? null : addressOf(inDemo(reportPaths.one), { id }), Report);
  return {
    report: one.data,
    isMissing: list.data?.items.length === 0,
    error: list.error ?? one.error,
    retry: () => void Promise.all([list.mutate(), one.mutate()]),
  };
}
