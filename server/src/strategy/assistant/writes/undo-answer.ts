import {
  CampaignBudgetSet,
  CreatorsAdded,
  CreatorsNoted,
  CreatorsTagged,
  CreatorsTaken,
  CreatorsUntagged,
  NotesRemoved,
  OwnerSet,
  PaymentPaid,
  StatusSet,
} from "@app/contract/strategy/findings/writes";
import type { Answer, Call } from "#/strategy/assistant/answers/answer.ts";
import type { Turn } from "#/strategy/assistant/questions/talk.ts";
import { lastDone, movedIn, WROTE } from "./done-before.ts";
import { json } from "./whom.ts";
import { written } from "./write-sentences.ts";

/** What was written last is taken back: those taken out are put back as they were; null where nothing was. */
export function undoAnswer(last: Turn | null): Answer | null {
  const calls = undoCalls(last);
  if (calls.length === 0) return null;
  return {
    next: (_, found) => (found.some(({ tool }) => WROTE.has(tool)) ? [] : calls),
    write: (asked, found) => written(asked, found),
  };
}

/** Those who were just taken out of a list or a campaign are put back; null where nobody was. */
export function backAnswer(last: Turn | null): Answer | null {
  const isOut = lastDone(last, OUT) !== undefined;
  return isOut ? undoAnswer(last) : null;
}

const OUT: ReadonlySet<string> = new Set(["remove_from_collection", "remove_from_campaign"]);

/** Of several orders in one message the last is undone first. */
export function undoCalls(last: Turn | null): Call[] {
  const done = last?.found.filter(({ tool, denied, failed }) => WROTE.has(tool) && !denied && !failed) ?? [];
  return done.toReversed().flatMap(({ tool, output }) => UNDOING[tool]?.(output, last) ?? []);
}

/** By which call each write is undone; nothing where it changed nothing, or says not what it changed. */
const UNDOING: Readonly<Record<string, (output: unknown, last: Turn | null) => Call[]>> = {
  add_to_collection: (output) => {
    const added = CreatorsAdded.safeParse(output).data;
    if (!added?.handles || added.already > 0) return [];
    const { id, name, handles } = added;
    return [{ tool: "remove_from_collection", input: { id, name, handles } }];
  },
  remove_from_collection: (output) => {
    const taken = CreatorsTaken.safeParse(output).data;
    if (!taken || taken.entries.length === 0) return [];
    const { id, name, entries } = taken;
    return [{ tool: "add_to_collection", input: { id, name, entries: json(entries) } }];
  },
  set_campaign_budget: budgetCalls,
  set_paid: paidCalls,
  remove_from_campaign: (_, last) => campaignCalls(last),
  return_to_campaign: (_, last) => campaignCalls(last),
  tag_creators: (output) => {
    const { tag = "", tagged: handles = [] } = CreatorsTagged.safeParse(output).data ?? {};
    return handles.length > 0 ? [{ tool: "untag_creators", input: { handles, tag } }] : [];
  },
  untag_creators: (output) => {
    const { tag = "", untagged: handles = [] } = CreatorsUntagged.safeParse(output).data ?? {};
    return handles.length > 0 ? [{ tool: "tag_creators", input: { handles, tag } }] : [];
  },
  note_creators: (output) => {
    const { note = null, noted: handles = [] } = CreatorsNoted.safeParse(output).data ?? {};
    return handles.length > 0 && note !== null ? [{ tool: "remove_note", input: { handles, note } }] : [];
  },
  remove_note: (output) => {
    const { note = null, removed: handles = [] } = NotesRemoved.safeParse(output).data ?? {};
    return handles.length > 0 && note !== null ? [{ tool: "note_creators", input: { handles, note } }] : [];
  },
  set_owner: (output) => {
    const befores = Map.groupBy(OwnerSet.safeParse(output).data?.changed ?? [], ({ before }) => before);
    return [...befores].map(([owner, changed]) => ({
      tool: "set_owner",
      input: { handles: changed.map(({ handle }) => handle), owner },
    }));
  },
  set_status: (output) => {
    const befores = Map.groupBy(StatusSet.safeParse(output).data?.changed ?? [], ({ before }) => before);
    return [...befores].map(([status, changed]) => ({
      tool: "set_status",
      input: { handles: changed.map(({ handle }) => handle), status },
    }));
  },
};

/** By the same tool, with what was there before. */
function budgetCalls(output: unknown): Call[] {
  const { id, name, before } = CampaignBudgetSet.safeParse(output).data ?? {};
  return id === undefined || name === undefined || before === undefined
    ? []
    : [{ tool: "set_campaign_budget", input: { id, name, budget: before } }];
}

function paidCalls(output: unknown): Call[] {
  const paid = PaymentPaid.safeParse(output).data;
  if (!paid || paid.paidOn === null) return [];
  return [{ tool: "set_paid", input: { ...paid, paidOn: null } }];
}

function campaignCalls(last: Turn | null): Call[] {
  const moved = movedIn(last);
  if (!moved || moved.moved.length === 0) return [];
  const { id, name, moved: handles, isOut } = moved;
  return [{ tool: isOut ? "return_to_campaign" : "remove_from_campaign", input: { id, name, handles } }];
}
