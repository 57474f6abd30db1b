import {
  CreatorsAdded,
  CreatorsNoted,
  CreatorsTagged,
  CreatorsUntagged,
  OwnerSet,
  StatusSet,
} from "@app/contract/strategy/findings/writes";
import type { Answer, Call } from "#/strategy/assistant/answers/answer.ts";
import type { Turn } from "#/strategy/assistant/questions/talk.ts";
import { WROTE } from "./done-before.ts";
import { undoCalls } from "./undo-answer.ts";
import { written } from "./write-sentences.ts";

/**
 * "No, the wrong one, I meant @ada", right after something was written of somebody else: that is taken back, and written of
 * whom was meant, each after a yes. Null where nothing was written that can be.
 */
export function meantOtherAnswer(last: Turn | null, handle: string): Answer | null {
  const done = last?.found.filter(({ tool, denied, failed }) => WROTE.has(tool) && !denied && !failed) ?? [];
  const again = done.flatMap(({ tool, output }) => AGAIN[tool]?.(output, handle) ?? []);
  const calls = [...undoCalls(last), ...again];
  if (again.length === 0 || again.length < done.length) return null;
  return {
    next: (_, found) => (found.some(({ tool }) => WROTE.has(tool)) ? [] : calls),
    write: (asked, found) => written(asked, found),
  };
}

/** What was written once more, of somebody else. */
const AGAIN: Readonly<Record<string, (output: unknown, handle: string) => Call[]>> = {
  add_to_collection: (output, handle) => {
    const { id, name } = CreatorsAdded.safeParse(output).data ?? {};
    return id === undefined || name === undefined
      ? []
      : [{ tool: "add_to_collection", input: { id, name, handles: [handle] } }];
  },
  tag_creators: (output, handle) => {
    const { tag } = CreatorsTagged.safeParse(output).data ?? {};
    return tag === undefined ? [] : [{ tool: "tag_creators", input: { handles: [handle], tag } }];
  },
  untag_creators: (output, handle) => {
    const { tag } = CreatorsUntagged.safeParse(output).data ?? {};
    return tag === undefined ? [] : [{ tool: "untag_creators", input: { handles: [handle], tag } }];
  },
  note_creators: (output, handle) => {
    const { note = null } = CreatorsNoted.safeParse(output).data ?? {};
    return note === null ? [] : [{ tool: "note_creators", input: { handles: [handle], note } }];
  },
  set_owner: (output, handle) => {
    const { owner } = OwnerSet.safeParse(output).data ?? {};
    return owner === undefined ? [] : [{ tool: "set_owner", input: { handles: [handle], owner } }];
  },
  set_status: (output, handle) => {
    const { status } = StatusSet.safeParse(output).data ?? {};
    return status === undefined ? [] : [{ tool: "set_status", input: { handles: [handle], status } }];
  },
};
