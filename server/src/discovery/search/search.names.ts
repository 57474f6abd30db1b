import type { NamesInUse } from "./index/names-in-use.ts";
import type { WorkspaceNames } from "./query-language/workspace-names.ts";

type LabelNames = Required<Pick<WorkspaceNames, "collections" | "campaigns">>;

const together = new WeakMap<NamesInUse, { key: string; names: WorkspaceNames }>();

/** The names of creators and of labels as one: the same object until one of the two changes, so that it is read once. */
export function withLabelNames(inUse: NamesInUse, labels: LabelNames): WorkspaceNames {
  const key = JSON.stringify(labels);
  const before = together.get(inUse);
  if (before?.key === key) return before.names;
  const names = { ...inUse, ...labels };
  together.set(inUse, { key, names });
  return names;
}
