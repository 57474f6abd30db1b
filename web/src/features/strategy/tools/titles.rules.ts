import type { ToolPart } from "@app/contract/strategy/answers/blocks";
import { SavedPlan } from "@app/contract/strategy/schemas";
import { TOOL_TITLES } from "@app/contract/strategy/tool-titles";
import * as z from "zod/mini";

const TITLES: Readonly<Record<string, string>> = TOOL_TITLES;

export function titleOf({ name, output }: Pick<ToolPart, "name" | "output">): string {
  if (name === "change_plan" && !isUnderstood(output)) return "Read the message";
  return TITLES[name] ?? name;
}

/** What the tools did, in one sentence: "Read the brief, searched creators, checked the risks". */
export function stepsOf(tools: readonly Pick<ToolPart, "name" | "output">[]): string {
  const [first = "", ...rest] = tools.map(titleOf);
  return [first, ...rest.map((title) => title.charAt(0).toLowerCase() + title.slice(1))].join(", ");
}

const Understood = z.object({ understood: z.boolean() });

/** While a change is being solved, it counts as understood. */
export function isUnderstood(output: unknown): boolean {
  return Understood.safeParse(output).data?.understood ?? true;
}

/** What a tool made of the plan, with where it can be opened. */
export function madeBy({ output }: Pick<ToolPart, "output">): SavedPlan | null {
  return SavedPlan.safeParse(output).data ?? null;
}
