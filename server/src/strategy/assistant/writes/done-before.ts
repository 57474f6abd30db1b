import { CampaignOutcome, CampaignsCounted } from "@app/contract/strategy/findings/campaign-findings";
import { CampaignCreatorsMoved, StatusSet } from "@app/contract/strategy/findings/writes";
import { CreatorsFound } from "@app/contract/strategy/findings/schemas";
import { WorkFound } from "@app/contract/strategy/findings/work-findings";
import * as z from "zod/mini";
import type { Turn } from "#/strategy/assistant/questions/talk.ts";
import type { Place } from "./reading/read-taking.ts";

const LISTED: ReadonlySet<string> = new Set([
  "create_collection",
  "add_to_collection",
  "remove_from_collection",
]);
const OF_CAMPAIGN: ReadonlySet<string> = new Set(["remove_from_campaign", "return_to_campaign"]);
const OF_PLACE: ReadonlySet<string> = new Set([...LISTED, ...OF_CAMPAIGN]);
const TAGGED: ReadonlySet<string> = new Set(["tag_creators", "untag_creators"]);
/** Tools that write of creators, each only after a yes. */
export const WROTE: ReadonlySet<string> = new Set([
  ...OF_PLACE,
  ...TAGGED,
  "note_creators",
  "remove_note",
  "set_status",
  "set_owner",
  "set_campaign_budget",
  "set_paid",
]);
/** A plan that is made since then is what "the list" is, and what is undone. */
const PLANNED: ReadonlySet<string> = new Set(["optimise_plan", "change_plan"]);

const Named = z.looseObject({ name: z.string() });

/** What was done last with one of the tools in a message, and neither refused nor failed. */
export function lastDone(turn: Turn | null, tools: ReadonlySet<string>) {
  return turn?.found.findLast(({ tool, denied, failed }) => tools.has(tool) && !denied && !failed);
}

/** The list or campaign that a message changed; null where it changed none. */
function placeChanged(last: Turn | null): Place | null {
  const done = lastDone(last, OF_PLACE);
  const name = Named.safeParse(done?.output).data?.name;
  if (!done || name === undefined) return null;
  return { kind: LISTED.has(done.tool) ? "list" : "campaign", name };
}

/** The list whose creators a message was told; null where it was told of no list alone. */
function listTold(turn: Turn | null): Place | null {
  const found = turn?.found.findLast(({ tool }) => tool === "find_creators");
  const labels = CreatorsFound.safeParse(found?.output).data?.filters.label ?? [];
  const [only, ...others] = labels.filter(({ kind }) => kind === "collection");
  return only && others.length === 0 ? { kind: "list", name: only.value } : null;
}

/** The list or campaign of which a message was: changed, or asked about. */
export function placeOf(turn: Turn | null): Place | null {
  return placeChanged(turn) ?? listTold(turn);
}

/** The list or campaign that the talk is about: changed or told of last, with no plan made since; null for none. */
export function placeSpokenOf(turns: readonly Turn[]): Place | null {
  for (const turn of turns.toReversed()) {
    const place = placeOf(turn);
    if (place) return place;
    if (lastDone(turn, PLANNED)) return null;
    for (const { output } of turn.found.toReversed()) {
      const name = campaignTold(output);
      if (name !== null) return { kind: "campaign", name };
    }
  }
  return null;
}

/** The one campaign that something found is of; null for several, or none. */
function campaignTold(output: unknown): string | null {
  const counted = CampaignsCounted.safeParse(output).data?.rows ?? [];
  const [only] = counted.length === 1 ? counted : [];
  const found = WorkFound.safeParse(output).data ?? CampaignOutcome.safeParse(output).data;
  return only?.name ?? found?.campaign?.name ?? null;
}

/** The message that wrote something last, with no plan made since; null where none did. */
export function turnOfWriting(turns: readonly Turn[]): Turn | null {
  const newest = turns.findLast((turn) => isDone(turn, WROTE) || isDone(turn, PLANNED));
  return newest && isDone(newest, WROTE) ? newest : null;
}

/** The tag that a message put on or took off; null where it did neither. */
export function tagChanged(last: Turn | null): string | null {
  return z.looseObject({ tag: z.string() }).safeParse(lastDone(last, TAGGED)?.output).data?.tag ?? null;
}

/** Whose status a message set; nobody where it set none. */
export function statusChanged(last: Turn | null): string[] {
  const set = StatusSet.safeParse(lastDone(last, new Set(["set_status"]))?.output).data;
  return set ? [...set.changed.map(({ handle }) => handle), ...set.already] : [];
}

/** Whether the campaign moves were of taking out, and who was. */
export function movedIn(turn: Turn | null) {
  const done = lastDone(turn, OF_CAMPAIGN);
  const moved = CampaignCreatorsMoved.safeParse(done?.output).data;
  return done && moved ? { ...moved, isOut: done.tool === "remove_from_campaign" } : null;
}

function isDone(turn: Turn, tools: ReadonlySet<string>): boolean {
  return lastDone(turn, tools) !== undefined;
}
