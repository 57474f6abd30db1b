import { SavedPlan } from "@app/contract/strategy/schemas";
import { Assumption } from "@app/contract/strategy/plan";
import * as z from "zod/mini";

const Fact = z.object({ slot: z.string(), value: z.string() });

/** How the brief of a plan was read: what the person said, and what was assumed for the rest. */
export interface BriefRead {
  said: z.infer<typeof Fact>[];
  assumptions: Assumption[];
  /** How each of them is said in the language of the answer; absent where they say it themselves. */
  assumed?: readonly string[];
  /** What the plan is called and how many creators it has; null where the answer is too old to say. */
  plan: { name: string; version: number; creators: number } | null;
}

const Assumed = z.object({
  assumptions: z.array(Assumption),
  said: z.optional(z.array(Fact)),
  spoken: z.optional(z.object({ assumed: z.optional(z.array(z.string())) })),
  status: z.string(),
  name: z.nullish(z.string()),
  version: z.nullish(z.number()),
  counts: z.nullish(z.object({ creators: z.number() })),
});

/** How the last plan among these parts was read; null without one. */
export function briefReadOf(parts: readonly { type: string }[]): BriefRead | null {
  const plans = parts.flatMap((part) => {
    const isPlan = part.type === "tool-optimise_plan" || part.type === "tool-change_plan";
    const output = isPlan && "output" in part ? Assumed.safeParse(part.output).data : undefined;
    return output ? [output] : [];
  });
  const last = plans.at(-1);
  if (!last) return null;
  const { said = [], assumptions, spoken, name, version, counts } = last;
  const isWhole = typeof name === "string" && typeof version === "number" && counts;
  const assumed = spoken?.assumed;
  return {
    said,
    assumptions,
    ...(assumed && { assumed }),
    plan: isWhole ? { name, version, creators: counts.creators } : null,
  };
}

const Text = z.array(z.string());
const Offered = z.object({ suggestions: Text });
const Meant = z.object({ couldBe: Text });
const Asked = z.object({
  question: z.nullish(z.object({ answers: z.array(z.object({ label: z.string() })) })),
});

/** What of an answer of these tools can be said next. */
const SAID_NEXT: Readonly<Record<string, (output: unknown) => readonly string[] | undefined>> = {
  "tool-suggest_questions": (output) => Offered.safeParse(output).data?.suggestions,
  "tool-work_figures": (output) => Meant.safeParse(output).data?.couldBe,
  "tool-parse_brief": (output) => Asked.safeParse(output).data?.question?.answers.map(({ label }) => label),
};

/** What can be said with one click: answers to what a plan waits for, what could be meant, and what can be asked. */
export function quickAnswersOf(parts: readonly { type: string }[]): string[] {
  const asked = parts.flatMap((part) => ("output" in part && SAID_NEXT[part.type]?.(part.output)) || []);
  return [...new Set(asked)];
}

const Telling = z.object({ told: z.array(z.unknown()).check(z.minLength(1)) });

/** Whether prices of creators were told in these parts. */
export function tellsPrices(parts: readonly { type: string }[]): boolean {
  return parts.some((part) => "output" in part && Telling.safeParse(part.output).success);
}

/** What was changed in a list or a campaign that was there before is not taken back by removing all of it. */
const MAKES: ReadonlySet<string> = new Set(["tool-create_collection", "tool-create_campaign"]);

/** What these parts made, the last thing if several; null for nothing. */
export function savedPlanOf(parts: readonly { type: string }[]): SavedPlan | null {
  const made = parts.flatMap((part) => {
    const plan = MAKES.has(part.type) && "output" in part ? SavedPlan.safeParse(part.output).data : undefined;
    return plan ? [plan] : [];
  });
  return made.at(-1) ?? null;
}

/** Slots of which an assumption can be put right in words, with the name the planner knows them by. */
export const EDITABLE_SLOTS: Readonly<Record<string, string>> = {
  flight: "Flight",
  objective: "Objective",
  markets: "Markets",
  platforms: "Platforms",
  audience: "Audience",
  deliverables: "Deliverables",
  maxShare: "Max share",
  maxCreators: "Creators",
  categories: "Categories",
  budget: "Budget",
};
