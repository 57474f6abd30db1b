import {
  Assumption,
  Band,
  BreakEven,
  Brief,
  Certificate,
  PlanCost,
  PlanRisk,
  PlanStatus,
} from "@app/contract/strategy-plan";
import { Money } from "@app/contract/money";
import { SavedPlan } from "@app/contract/strategy";
import * as z from "zod/mini";

/** What a tool may do to the workspace. Writes always wait for the person's approval. */
type ToolEffect = "read" | "draft" | "write";

interface ToolDefinition {
  title: string;
  description: string;
  effect: ToolEffect;
  input: z.ZodMiniType;
  output: z.ZodMiniType;
}

const Nothing = z.object({});
const Text = z.object({ text: z.string() });
const Unknown = z.array(z.object({ field: z.string(), count: z.int(), of: z.int() }));

/** A plan as the conversation shows it; the whole lies under its version. Paths are those of the plan. */
export const PlanCard = z.object({
  strategyId: z.string(),
  version: z.int(),
  name: z.string(),
  status: PlanStatus,
  counts: z.object({ creators: z.int() }),
  totals: z.object({ cost: z.nullable(Money), reach: z.nullable(z.int()) }),
  certificate: z.nullable(Certificate),
  picks: z.array(
    z.object({
      creatorId: z.string(),
      platform: z.string(),
      handle: z.string(),
      cost: PlanCost,
      reach: z.int(),
      pieces: z.int(),
    }),
  ),
  conflict: z.array(z.string()),
  cheapestBudget: z.nullable(Money),
  assumptions: z.array(Assumption),
  unparsed: z.array(z.string()),
  /** Of a change: what it was, and the difference to the version before. */
  summary: z.string(),
  change: z.nullable(
    z.object({ reach: z.nullable(z.int()), people: z.nullable(z.int()), cost: z.nullable(z.int()) }),
  ),
});
export type PlanCard = z.infer<typeof PlanCard>;

/** The one list of what the assistant can do: chat, and whatever speaks to it later, run these. */
export const TOOLS = {
  parse_brief: {
    title: "Read the brief",
    description: "Reads a brief in plain words.",
    effect: "read",
    input: Text,
    output: z.object({
      /** Why there is nothing to plan, as a sentence; null for a brief. */
      problem: z.nullable(z.string()),
      brief: z.nullable(Brief),
      assumptions: z.array(Assumption),
      unparsed: z.array(z.string()),
    }),
  },
  search_creators: {
    title: "Searched creators",
    description: "Counts the creators of the workspace and what is not known of them.",
    effect: "read",
    input: Nothing,
    output: z.object({
      total: z.int(),
      withPrice: z.int(),
      withViews: z.int(),
      platforms: z.array(z.object({ platform: z.string(), count: z.int() })),
    }),
  },
  optimise_plan: {
    title: "Chose creators with the solver",
    description: "Chooses creators under the budget and the rules, and keeps the plan as a version.",
    effect: "draft",
    input: Nothing,
    output: PlanCard,
  },
  change_plan: {
    title: "Solved again",
    description: "Applies a change to the last plan, solves again and keeps a new version.",
    effect: "draft",
    input: Text,
    output: z.extend(PlanCard, { understood: z.boolean() }),
  },
  forecast_plan: {
    title: "Forecast the campaign",
    description: "Says what the plan will bring, as ranges.",
    effect: "read",
    input: Nothing,
    output: z.object({
      reach: z.nullable(Band),
      views: z.nullable(Band),
      engagements: z.nullable(Band),
      clicks: z.nullable(Band),
      basis: z.string(),
      pieces: z.int(),
      flight: z.object({ from: z.string(), to: z.string() }),
    }),
  },
  check_risks: {
    title: "Checked the risks",
    description:
      "Looks for concentration, thin or stale data, estimated prices and the disclosure rule of each market.",
    effect: "read",
    input: Nothing,
    output: z.object({ risks: z.array(PlanRisk), unknown: Unknown }),
  },
  explain_creator: {
    title: "Asked the solver about a creator",
    description: "Says why a creator is in the plan or not, and at what price it would come in.",
    effect: "read",
    input: z.object({ handle: z.string() }),
    output: z.object({
      version: z.int(),
      handle: z.string(),
      isKnown: z.boolean(),
      isIn: z.boolean(),
      why: z.string(),
      certificate: z.object({ breakEven: z.array(BreakEven) }),
    }),
  },
  create_collection: {
    title: "Save as a collection",
    description: "Makes a collection of the creators of the plan.",
    effect: "write",
    input: z.object({ name: z.nullable(z.string()) }),
    output: SavedPlan,
  },
  create_campaign: {
    title: "Make a campaign",
    description: "Makes a draft campaign of the plan.",
    effect: "write",
    input: z.object({ name: z.nullable(z.string()) }),
    output: SavedPlan,
  },
} satisfies Record<string, ToolDefinition>;

export type ToolName = keyof typeof TOOLS;
type ToolInput<Name extends ToolName> = z.infer<(typeof TOOLS)[Name]["input"]>;
export type ToolOutput<Name extends ToolName> = z.infer<(typeof TOOLS)[Name]["output"]>;

/** What runs each tool: for one person, in one thread. */
export type ToolRunners = { [Name in ToolName]: (input: ToolInput<Name>) => Promise<ToolOutput<Name>> };
