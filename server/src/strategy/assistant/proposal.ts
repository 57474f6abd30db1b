import type { Proposal } from "@app/contract/strategy/proposals";
import { randomUUID } from "node:crypto";
import { readAct } from "#/strategy/acts/read-act.ts";

/** A change that waits for a yes; it holds for the version that it was read against. */
export function proposalOf({
  kind,
  text,
  summary,
  version,
}: Pick<Proposal, "kind" | "text" | "summary" | "version">): Proposal {
  const { language } = readAct(text);
  return { id: randomUUID(), kind, text, summary, version, state: "open", language };
}
