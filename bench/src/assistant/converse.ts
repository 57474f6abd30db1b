import type { Conversation, Turn } from "./conversations.ts";
import { call } from "./herald/calls.ts";
import type { Place } from "./herald/calls.ts";
import { judgeTurn } from "./judging/turn.ts";
import type { TurnVerdict } from "./judging/turn.ts";
import { planState } from "./talking/plan-state.ts";
import type { PlanState } from "./talking/plan-state.ts";
import { say } from "./talking/say.ts";
import type { Said } from "./talking/say.ts";
import { storedIn } from "./talking/stored.ts";
import type { Stored } from "./talking/stored.ts";
import type { World } from "./worlds/world.ts";

/** All that is known around a turn. */
export interface TurnHeard {
  turn: Turn;
  said: Said;
  world: World;
  language: Conversation["language"];
  conversation: string;
  /** The plan before the turn, after it, and after what it proposed was applied, where an order was to be done. */
  plans: {
    before: PlanState | null;
    after: PlanState | null;
    applied: PlanState | null;
    earlier: readonly (PlanState | null)[];
  };
  stored: { before: Stored; after: Stored; approved: Stored | null };
}

/** Talks through a conversation in a thread of its own, and judges each turn. */
export async function converse(
  place: Place,
  world: World,
  { language, turns }: Conversation,
): Promise<TurnVerdict[]> {
  const { id } = await call(place, "POST", "/api/v1/threads", {});
  const thread = String(id);
  const verdicts: TurnVerdict[] = [];
  const earlier: (PlanState | null)[] = [];
  let [conversation, before] = ["", await planState(place, thread)];
  for (const turn of turns) {
    conversation += `\n${turn.text}`;
    const stored = await storedIn(place);
    const said = await say(place, thread, { text: turn.text });
    const after = await planState(place, thread);
    const storedAfter = await storedIn(place);
    const applied = await applyOrder(place, thread, turn, said);
    const heard: TurnHeard = {
      turn,
      said,
      world,
      language,
      conversation,
      plans: { before, after, applied: applied?.plan ?? null, earlier },
      stored: { before: stored, after: storedAfter, approved: applied?.stored ?? null },
    };
    verdicts.push(judgeTurn(heard));
    before = applied?.plan ?? after;
    earlier.push(before);
  }
  return verdicts;
}

/** Says yes to what an order led to: a card that asks whether it is meant, or an approval that waits. */
async function applyOrder(place: Place, thread: string, { kind }: Turn, { proposalId, approvalId }: Said) {
  if (kind !== "order" || (proposalId === null && approvalId === null)) return null;
  const answer = approvalId === null ? { proposalId, apply: true } : { approvalId, approved: true };
  await say(place, thread, answer);
  return { plan: await planState(place, thread), stored: await storedIn(place) };
}
