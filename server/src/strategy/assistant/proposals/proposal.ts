import type { Proposal } from "@app/contract/strategy/proposals/schemas";
import { randomUUID } from "node:crypto";

/** A change that waits for a yes; it holds for the version that it was read against. */
export function proposalOf({
  kind,
  text,
  summary,
  version,
  language,
}: Pick<Proposal, "kind" | "text" | "summary" | "version" | "language">): Proposal {
  return { id: randomUUID(), kind, text, summary, version, state: "open", language };
}
