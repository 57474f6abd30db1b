import { filterLabel } from "@app/contract/discovery/filters/filter-labels";
import type { FilterName, Filters } from "@app/contract/discovery/filters";
import { formatDate } from "@app/contract/formats";
import type { Money } from "@app/contract/money";
import { piecesText } from "@app/contract/strategy/pieces";
import type {
  Brief,
  BriefRule,
  LeftOutDays,
  Objective,
  PlanDeliverable,
  RightsMonths,
} from "@app/contract/strategy/plan";
import type { ToldDeal } from "#/strategy/brief/brief-facts.ts";
import {
  creatorCountText,
  dealText,
  feeCapText,
  leftOutText,
  ON_QUIET_DAYS,
  pieceCapText,
  rightsWords,
  shareText,
} from "#/strategy/brief/brief-facts.ts";
import { totalWords } from "#/strategy/brief/rules/total-pieces.ts";
import {
  audienceText,
  categoryWord,
  filterWords,
  flightText,
  slotText,
} from "#/strategy/brief/slot-words.ts";
import type { ListSlot } from "#/strategy/brief/slot-words.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { amountText, andList, orList } from "#/strategy/brief/wording.ts";

/** One thing that a follow-up made different: the slot with what it is now, for whoever puts it into words. */
export type Made =
  | { is: "budget"; budget: Money }
  /** `filters` are those after it; without the name in them nothing is asked for any more. */
  | { is: "filter"; name: FilterName; filters: Filters }
  | { is: "rule"; rule: BriefRule }
  | { is: "without"; handles: readonly string[] }
  | { is: "with"; handles: readonly string[] }
  | { is: "bound"; handles: readonly string[] }
  | { is: "deal"; deal: ToldDeal }
  | { is: "objective"; objective: Objective }
  | { is: "audience"; audience: Brief["audience"] }
  | { is: "flight"; flight: NonNullable<Stated["flight"]> }
  | { is: "pieces"; pieces: readonly PlanDeliverable[] }
  | { is: "total"; pieces: readonly PlanDeliverable[] }
  | { is: "rights"; rights: RightsMonths }
  | { is: "pieceCap"; most: Money; format?: string }
  | { is: "feeCap"; most: Money }
  | { is: "share"; percent: number }
  | { is: "creators"; min: number | null; max: number | null }
  | { is: "product"; product: string }
  | { is: "topics"; categories: readonly string[] }
  | { is: "leftOut"; days: readonly LeftOutDays[] }
  | { is: "onQuietDays" }
  /** Limits that hold no longer, each in its words. */
  | { is: "freed"; limits: readonly string[] }
  /** What the team told for good is left out of this plan, each in its words. */
  | { is: "ignored"; facts: readonly string[] };

const names = (handles: readonly string[]) => andList(handles.map((handle) => `@${handle}`));

type Saying<Is extends Made["is"]> = (made: Extract<Made, { is: Is }>) => string;

/** In English, as plans name their rules. */
const SAYINGS: { readonly [Is in Made["is"]]: Saying<Is> } = {
  budget: ({ budget }) => `budget ${amountText(budget)}`,
  filter: ({ name, filters }) => filterText(name, filters),
  rule: ({ rule }) => rule.label,
  without: ({ handles }) => `without ${names(handles)}`,
  with: ({ handles }) => `with ${names(handles)}`,
  bound: ({ handles }) => `without ${names(handles)}, who is bound elsewhere`,
  deal: ({ deal }) => dealText(deal),
  objective: ({ objective }) => `for ${objective}`,
  audience: ({ audience }) => audienceText(audience),
  flight: ({ flight }) => `flight ${flightWords(flight)}`,
  pieces: ({ pieces }) => `${piecesText(pieces)} each`,
  total: ({ pieces }) => totalWords(pieces),
  rights: ({ rights }) => andList(rightsWords(rights)),
  pieceCap: ({ most, format }) => pieceCapText(most, format),
  feeCap: ({ most }) => feeCapText(most),
  share: ({ percent }) => shareText(percent),
  creators: ({ min, max }) => creatorCountText(min, max),
  product: ({ product }) => product,
  leftOut: ({ days }) => leftOutText(days),
  onQuietDays: () => ON_QUIET_DAYS,
  freed: ({ limits }) => `no longer ${andList(limits.map((words) => `“${words}”`))}`,
  ignored: ({ facts }) => `this time without ${andList(facts.map((text) => `“${text}”`))}`,
  topics: ({ categories }) => `creators about ${orList(categories.map(categoryWord)) || "anything"}`,
};

export function madeText(made: Made): string {
  return sayingOf(made)(made);
}

// Each saying takes the change that its own name stands for.
function sayingOf(made: Made): (made: Made) => string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return SAYINGS[made.is] as (made: Made) => string;
}

const SLOTS: Readonly<Partial<Record<FilterName, ListSlot>>> = {
  platform: "platforms",
  country: "markets",
  region: "regions",
  city: "cities",
  tier: "tiers",
  language: "languages",
};

function filterText(name: FilterName, filters: Filters): string {
  const slot = SLOTS[name];
  const values: unknown = filters[name];
  if (!slot) return filters[name] === undefined ? `any ${filterLabel(name)}` : filterWords(name, filters);
  return slotText(slot, Array.isArray(values) ? values.map(String) : []);
}

function flightWords({ from, to, days }: NonNullable<Stated["flight"]>): string {
  if (from && to) return flightText({ from, to });
  return [
    days && `${days} days`,
    from && `from ${formatDate(from, "UTC")}`,
    to && `until ${formatDate(to, "UTC")}`,
  ]
    .filter(Boolean)
    .join(" ");
}
