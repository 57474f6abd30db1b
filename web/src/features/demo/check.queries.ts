import { checkPaths } from "@app/contract/content-checks/paths";
import { ContentCheck, ContentCheckList } from "@app/contract/content-checks/reviews";
import { imagePaths } from "@app/contract/images";
import { addressOf, inDemo } from "@app/contract/paths";
import { useRead } from "#/lib/api/api.ts";
import { usePolling } from "#/lib/api/use-polling.ts";
import { checkShown } from "./demo.rules.ts";

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
