import { Proposal } from "@app/contract/strategy/proposals/schemas";
import { Currency } from "@app/contract/money";
import { PriceFigure, PriceText } from "@app/contract/prices";
import { SavedPlan } from "@app/contract/strategy/schemas";
import {
  BriefReading,
  CreatorCounts,
  CreatorExplanation,
  PlanCard,
  FactsTold,
  PlanForecast,
  ProposedChange,
  RisksFound,
  WhatIf,
} from "@app/contract/strategy/tools";
import { PriceUnit } from "@app/contract/creator-prices";
import { Filters } from "@app/contract/discovery/filters";
import {
  CaptionChecked,
  CreatorAverage,
  CreatorsCompared,
  CreatorsFound,
  FINDING_ROWS_MAX,
  MarketRule,
  Measure,
  PriceOfCreator,
  QueryReading,
} from "@app/contract/strategy/findings/schemas";
import {
  MarketDays,
  MetricDefinitions,
  PlanFacts,
  PlanPart,
} from "@app/contract/strategy/findings/plan-findings";
import { Draft, DraftKind, DraftLanguage, OnePage } from "@app/contract/strategy/findings/drafts";
import { Suggestions } from "@app/contract/strategy/findings/suggestions";
import { Platform } from "@app/contract/platforms";
import { CAMPAIGN_TOOLS } from "./questions/campaigns/campaign-tools.ts";
import { MEMORY_TOOLS } from "./questions/memory/memory-tools.ts";
import { WRITE_TOOLS } from "./writes/write-tools.ts";
import type { TOOL_TITLES } from "@app/contract/strategy/tool-titles";
import * as z from "zod/mini";

/** What a tool may do to the workspace. Writes always wait for the person's approval. */
type ToolEffect = "read" | "draft" | "write";

interface ToolDefinition {
  description: string;
  effect: ToolEffect;
  input: z.ZodMiniType;
  output: z.ZodMiniType;
}

/** Most creators that are compared. Chosen by us: more do not stand side by side. */
export const COMPARED_MAX = 5;
const ComparedHandles = z.array(z.string()).check(z.maxLength(COMPARED_MAX));
/** Most metrics that are explained at once: two, to tell them apart. */
export const METRICS_MAX = 2;
const Nothing = z.object({});
const Text = z.object({ text: z.string() });
const words = z.nullable(z.string());
/** Words that say when, such as "May" or "last month": the last such days that have begun. */
const When = z.object({ when: words });

/** The one list of what the assistant can do: chat, and whatever speaks to it later, run these. */
export const TOOLS = {
  parse_brief: {
    description: "Reads a brief in plain words.",
    effect: "read",
    input: Text,
    output: BriefReading,
  },
  search_creators: {
    description: "Counts the creators of the workspace and what is not known of them.",
    effect: "read",
    input: Nothing,
    output: CreatorCounts,
  },
  optimise_plan: {
    description: "Chooses creators under the budget and the rules, and keeps the plan as a version.",
    effect: "draft",
    /** The brief; without it, the one that was read last in the same answer. */
    input: z.object({ text: z.optional(z.string()) }),
    output: PlanCard,
  },
  change_plan: {
    description: "Applies a change to the last plan, solves again and keeps a new version.",
    effect: "draft",
    /** `isMeant`: a person has said that it is, as far as it was understood. */
    input: z.extend(Text, { isMeant: z.optional(z.boolean()) }),
    output: z.extend(PlanCard, {
      /** Of what was not understood well enough to be done. */
      proposal: z.optional(z.nullable(Proposal)),
      understood: z.boolean(),
      /** Why nothing was changed, as a sentence. */
      problem: z.optional(z.nullable(PriceText)),
      /** Creators whom the change named, and whether the plan has them now. */
      named: z.optional(z.array(z.object({ handle: z.string(), isIn: z.boolean() }))),
    }),
  },
  what_if: {
    description: "Applies a change to the last plan and solves again, without keeping anything.",
    effect: "read",
    input: Text,
    output: WhatIf,
  },
  propose_change: {
    description: "Reads what a message would change, without changing it, and asks whether it is meant.",
    effect: "read",
    input: Text,
    output: ProposedChange,
  },
  read_fact: {
    description: "Reads what a message tells of creators, so that it can be kept as theirs.",
    effect: "read",
    input: Text,
    output: FactsTold,
  },
  forecast_plan: {
    description: "Says what the plan will bring, as ranges.",
    effect: "read",
    input: Nothing,
    output: PlanForecast,
  },
  check_risks: {
    description:
      "Looks for concentration, thin or stale data, estimated prices and the disclosure rule of each market.",
    effect: "read",
    input: Nothing,
    output: RisksFound,
  },
  explain_creator: {
    description: "Says why a creator is in the plan or not, and at what price it would come in.",
    effect: "read",
    input: z.object({ handle: z.string() }),
    output: CreatorExplanation,
  },
  parse_query: {
    description: "Reads a sentence about creators as filters.",
    effect: "read",
    input: Text,
    output: QueryReading,
  },
  find_creators: {
    description: "Counts the creators that fit and lists them, ranked by a figure where one is given.",
    effect: "read",
    input: z.object({
      filters: Filters,
      by: z.optional(z.nullable(Measure)),
      dir: z.optional(z.enum(["asc", "desc"])),
      per: z.optional(z.nullable(PriceUnit)),
      limit: z.int().check(z.minimum(1), z.maximum(FINDING_ROWS_MAX)),
    }),
    output: CreatorsFound,
  },
  average_creators: {
    description: "Mean, median and spread of a figure over the creators that fit.",
    effect: "read",
    input: z.object({ filters: Filters, by: Measure, per: z.optional(z.nullable(PriceUnit)) }),
    output: CreatorAverage,
  },
  compare_creators: {
    description:
      "The figures of one to five creators side by side, with their contacts where they are asked for.",
    effect: "read",
    input: z.object({
      handles: ComparedHandles,
      per: z.optional(z.nullable(PriceUnit)),
      /** Words that hold the whole name of somebody, also where several have it. */
      saidIn: z.optional(z.string()),
      /** With what is no figure: contacts, bio, topics. */
      isWhole: z.optional(z.boolean()),
      /** With the lists and campaigns that they are in. */
      hasPlaces: z.optional(z.boolean()),
      /** Of which their accounts are meant, where they have one there. */
      platform: z.optional(z.nullable(Platform)),
    }),
    output: CreatorsCompared,
  },
  price_of_creator: {
    description:
      "The price of a piece of a creator: own deals, the list, what others ask, and how an offer stands.",
    effect: "read",
    input: z.object({
      handle: z.string(),
      platform: z.optional(z.nullable(Platform)),
      per: z.nullable(PriceUnit),
      pieces: z.int().check(z.minimum(1)),
      /** Whole units, for all pieces; without a currency, that of the workspace. */
      offer: z.nullable(z.object({ amount: PriceFigure, currency: z.nullable(Currency) })),
    }),
    output: PriceOfCreator,
  },
  market_rule: {
    description: "What a market asks of the label of an advertising post, with its rule and source.",
    effect: "read",
    input: z.object({ market: z.nullable(z.string()) }),
    output: MarketRule,
  },
  check_caption: {
    description: "Checks the label of the caption of a paid or gifted post.",
    effect: "read",
    input: z.object({ caption: z.string(), market: z.nullable(z.string()) }),
    output: CaptionChecked,
  },
  ...CAMPAIGN_TOOLS,
  plan_facts: {
    description: "What the newest plan of the thread says: cost, reach, creators, days, risks, assumptions.",
    effect: "read",
    input: z.object({ about: PlanPart }),
    output: PlanFacts,
  },
  market_days: {
    description: "The hours at which own posts did best, and the days that matter for a market.",
    effect: "read",
    input: z.extend(When, {
      market: words,
      platform: z.nullable(Platform),
      /** The slug of a named day, such as "black-friday". */
      event: words,
    }),
    output: MarketDays,
  },
  define_metric: {
    description: "What metrics mean, as the product defines them.",
    effect: "read",
    input: z.object({
      metrics: z.array(z.string()).check(z.minLength(1), z.maxLength(METRICS_MAX)),
      language: DraftLanguage,
    }),
    output: MetricDefinitions,
  },
  write_one_page: {
    description: "One page of the plan for whoever decides: who, cost, gain, unknowns, what would change it.",
    effect: "draft",
    input: z.object({ language: DraftLanguage }),
    output: OnePage,
  },
  write_draft: {
    description: "A frame for a text to or of a creator, filled from what is known; a person finishes it.",
    effect: "draft",
    input: z.object({
      kind: DraftKind,
      language: DraftLanguage,
      handle: words,
      /** Whole units; without a currency, that of the workspace. */
      limit: z.nullable(z.object({ amount: PriceFigure, currency: z.nullable(Currency) })),
      /** What it is to say, word for word. */
      told: z.optional(z.nullable(z.string())),
    }),
    output: Draft,
  },
  suggest_questions: {
    description: "Questions that the workspace can answer as it is now, as sentences to say.",
    effect: "read",
    input: z.object({ language: DraftLanguage }),
    output: Suggestions,
  },
  create_collection: {
    description: "Makes a collection of the creators of the plan, or of those who were listed.",
    effect: "write",
    input: z.object({
      name: z.nullable(z.string()),
      /** Exactly these, or all who fit; without either, those of the plan. */
      handles: z.optional(z.array(z.string())),
      filters: z.optional(Filters),
    }),
    output: SavedPlan,
  },
  create_campaign: {
    description: "Makes a draft campaign of the plan.",
    effect: "write",
    input: z.object({ name: z.nullable(z.string()) }),
    output: SavedPlan,
  },
  ...WRITE_TOOLS,
  ...MEMORY_TOOLS,
} satisfies Record<keyof typeof TOOL_TITLES, ToolDefinition>;

export type ToolName = keyof typeof TOOLS;

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(TOOLS, name);
}

export type ToolInput<Name extends ToolName> = z.infer<(typeof TOOLS)[Name]["input"]>;
export type ToolOutput<Name extends ToolName> = z.infer<(typeof TOOLS)[Name]["output"]>;

/** What runs each tool: for one person, in one thread. */
export type ToolRunners = { [Name in ToolName]: (input: ToolInput<Name>) => Promise<ToolOutput<Name>> };
