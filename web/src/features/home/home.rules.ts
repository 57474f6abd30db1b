import type { FigureSource } from "@app/contract/figures";
import { sampleSource } from "@app/contract/home/sources";
import type { Me, Preferences } from "@app/contract/identity/schemas";
import type { ImportSummary } from "@app/contract/discovery/import-history";
import { importSource } from "@app/contract/discovery/import-history";
import type { RecentResult } from "@app/contract/results/waiting";
import { mayInvite } from "#/lib/api/me.ts";
import { formatDate } from "#/lib/format.ts";

type MyWorkspace = NonNullable<Me["currentWorkspace"]>;

/** The steps of the first run, in their order: what shows its worth at once, then what makes more of it. */
export const FIRST_STEPS = ["people", "brand-profile", "invite", "network"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export type StepState = "done" | "skipped" | "open";

/** How far a step is: what the person has said of it, or done in another place. */
export function stepState(
  step: FirstStep,
  firstRun: Preferences["firstRun"],
  facts: { hasBrandProfile: boolean; hasPeople: boolean },
): StepState {
  if (step === "brand-profile" && facts.hasBrandProfile) return "done";
  if (step === "people" && facts.hasPeople) return "done";
  return firstRun[step] ?? "open";
}

/** Whether the steps are this person's to take: who may not invite cannot end them. */
export function hasFirstSteps(workspace: Pick<MyWorkspace, "role" | "isSample"> | null): boolean {
  return mayInvite(workspace);
}

/** The first step opens by itself, and for whoever leaves it out the others wait on the home page. */
export const OPENING_STEP: FirstStep = FIRST_STEPS[0];

/** The next step that is open after this one, from the beginning again; null when none is. */
export function nextStep(after: FirstStep, states: Record<FirstStep, StepState>): FirstStep | null {
  const from = FIRST_STEPS.indexOf(after) + 1;
  const order = [...FIRST_STEPS.slice(from), ...FIRST_STEPS.slice(0, from)];
  return order.find((step) => step !== after && states[step] === "open") ?? null;
}

/** By the hour of the day in the workspace's zone, and by the first name where there is one. */
export function greeting(now: Date, timeZone: string, name: string): string {
  const hour = Number(
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(now),
  );
  const time = hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
  const [first = ""] = name.split(" ");
  return first === "" ? `Good ${time}` : `Good ${time}, ${first}`;
}

/** What is said under the greeting: "Saturday 21/11/2026. 2 things are late, 3 are due soon." */
export function daySentence(
  weekday: string,
  date: string,
  due: { late: number; soon: number } | null,
): string {
  const day = `${weekday} ${date}.`;
  if (!due) return day;
  if (due.late === 0 && due.soon === 0) return `${day} Nothing is due.`;
  const late = due.late === 0 ? "" : `${things(due.late)} late`;
  const soon =
    due.soon === 0 ? "" : `${due.late === 0 ? things(due.soon) : `${due.soon} ${is(due.soon)}`} due soon`;
  return `${day} ${[late, soon].filter((part) => part !== "").join(", ")}.`;
}

function things(count: number): string {
  return `${count} ${count === 1 ? "thing is" : "things are"}`;
}

function is(count: number): string {
  return count === 1 ? "is" : "are";
}

const TAB_OF = { post: "content", order: "tracking", payment: "payments" } as const;

/** Where something that came in stands: in its campaign, else with its creator. Payments are shown with the prices. */
export function placeOf(
  { kind, campaign, creator }: Pick<RecentResult, "kind" | "campaign" | "creator">,
  seesPrices: boolean,
) {
  if (campaign) {
    const tab = kind === "payment" && !seesPrices ? "content" : TAB_OF[kind];
    return { to: "/campaigns/$campaignId", params: { campaignId: campaign.id }, search: { tab } } as const;
  }
  return creator ? ({ to: "/influencers/$creatorId", params: { creatorId: creator.id } } as const) : null;
}

/** A source of creators as the home page names it. */
export interface SourceRow {
  id: string;
  name: string;
  creators: number;
  /** What follows the number of creators. */
  text: string;
  state: ImportSummary["state"] | "invented";
  /** Rows that could not be read. */
  failed: number;
  /** Where the numbers come from. */
  origin: FigureSource;
}

/** The sample's own creators first, where there are some; then what people brought. */
export function sourceRows(
  imports: readonly ImportSummary[],
  invented: number | null,
  timeZone: string,
): SourceRow[] {
  const sample: SourceRow[] =
    invented === null
      ? []
      : [
          {
            id: "sample",
            name: "Sample creators",
            creators: invented,
            text: "all invented",
            state: "invented",
            failed: 0,
            origin: sampleSource(invented),
          },
        ];
  const brought = imports.map((one) => {
    const { id, fileName, creators, createdAt, state, rows } = one;
    const name = fileName ?? "Pasted table";
    const origin = importSource(one, { name, at: createdAt });
    return { id, name, creators, text: formatDate(createdAt, timeZone), state, failed: rows.failed, origin };
  });
  return [...sample, ...brought];
}
