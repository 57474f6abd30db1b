import { includesRole } from "@app/contract/identity/role-order";
import { CHECK_LABELS } from "@app/contract/content-checks/schemas";
import { ContentCheck, ContentCheckSummary, VERDICT_LABELS } from "@app/contract/content-checks/reviews";
import type { ContentCheckChange, ContentCheckInput } from "@app/contract/content-checks/reviews";
import { checkPaths } from "@app/contract/content-checks/paths";
import { addressOf, withQuery } from "@app/contract/paths";
import { send, useRead } from "#/lib/api/api.ts";
import { keepAnswer, refresh } from "#/lib/api/cache.ts";
import { sendEdit } from "#/lib/edits/edits.ts";
import { useGrowingList } from "#/lib/api/list.ts";
import { useMe } from "#/lib/api/me.ts";
import { offerUndo } from "#/lib/undo.ts";
import { imageUrl, inWorkspace } from "#/lib/workspace.ts";
import { usePolling } from "#/lib/api/use-polling.ts";
import type { QueueView } from "./content-checks.rules.ts";
import { isUnderWay } from "./content-checks.rules.ts";

function checkUrl(id: string): string {
  return addressOf(checkPaths.one, { id });
}

export function videoOf({ id, stillImageId }: ContentCheck) {
  return {
    media: inWorkspace(addressOf(checkPaths.media, { id })),
    still: stillImageId === null ? null : imageUrl(stillImageId),
  };
}

/** Read again each second while a video of it is being read. */
export function useQueue(view: QueueView) {
  const queue = useGrowingList(withQuery(checkPaths.all, { show: view }), ContentCheckSummary);
  const isMoving = queue.data?.items.some((item) => isUnderWay(item.state)) ?? false;
  usePolling(isMoving, () => void queue.mutate());
  return queue;
}

/** A null id waits. Read again each second while its video is being read. */
export function useContentCheck(id: string | null) {
  const check = useRead(id === null ? null : checkUrl(id), ContentCheck);
  usePolling(check.data !== undefined && isUnderWay(check.data.state), () => void check.mutate());
  return check;
}

/** Whether the person may decide about checks here; false until it is known. */
export function useMayReview(): boolean {
  const { data } = useMe();
  const role = data?.currentWorkspace?.role;
  return role !== undefined && includesRole(role, "reviewer");
}

type CheckFields = Omit<ContentCheckChange, "version">;

const CHECK_WORDS = {
  caption: "Caption",
  rules: "Brief",
  verdict: { label: "Verdict", words: { ...VERDICT_LABELS, "": "None" } },
  feedback: "Feedback to the creator",
  override: {
    label: "Decision about one check",
    words: {
      ...CHECK_LABELS,
      field: "Check",
      status: "Answer",
      reason: "Reason",
      pass: "Passed",
      fail: "Failed",
    },
  },
};

function overrideOf({ overrides }: ContentCheck, { override }: CheckFields): CheckFields["override"] {
  if (!override) return undefined;
  const decided = overrides[override.field];
  return { field: override.field, status: decided?.status ?? null, reason: decided?.reason ?? "" };
}

/** Starts, changes and removes; each has the queue read again. Forms say themselves what is wrong. */
export const checkActions = {
  start: (input: ContentCheckInput) =>
    store(send("POST", checkPaths.all, input, ContentCheck, { quiet: true })),
  startSample: () => store(send("POST", checkPaths.sample, {}, ContentCheck, { quiet: true })),
  /** `seen` is the check as it was when the person began; null when what is stored is kept. */
  change: async (seen: ContentCheck, change: CheckFields, options: { quiet?: boolean } = {}) => {
    const url = checkUrl(seen.id);
    const before = { ...seen, override: overrideOf(seen, change) };
    const edit = { change, seen: before, words: CHECK_WORDS };
    const changed = await sendEdit("PATCH", url, edit, ContentCheck, options);
    if (changed) await store(Promise.resolve(changed));
    else await refresh(url);
    return changed;
  },
  rerun: (id: string) => store(send("POST", addressOf(checkPaths.rerun, { id }), undefined, ContentCheck)),
  remove: async (id: string, title: string) => {
    await send("DELETE", checkUrl(id));
    void refresh(checkPaths.all);
    offerUndo(`${title} removed`, () => restore(id));
  },
};

function restore(id: string): Promise<ContentCheck> {
  return store(send("POST", addressOf(checkPaths.restore, { id }), undefined, ContentCheck));
}

async function store(answer: Promise<ContentCheck>): Promise<ContentCheck> {
  const check = await answer;
  await keepAnswer(checkUrl(check.id), check);
  void refresh(checkPaths.all);
  return check;
}
