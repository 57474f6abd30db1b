import type { Answer, Asked, Call } from "#/strategy/assistant/answers/answer.ts";
import { handlesIn } from "#/strategy/assistant/answers/handles-in.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import type { Turn } from "#/strategy/assistant/questions/talk.ts";
import { WROTE } from "./done-before.ts";
import { handOverCalls } from "./hand-over.ts";
import type { OwnerSaid } from "./reading/read-owner.ts";
import type { Noting } from "./reading/read-noting.ts";
import type { StatusSaid } from "./reading/read-status.ts";
import type { Taking } from "./reading/read-taking.ts";
import type { Writing } from "./reading/read-writing.ts";
import { whomIn } from "./whom.ts";
import type { Whom } from "./whom.ts";
import { notDone, placesIn, written } from "./write-sentences.ts";

/** A tag by its name. */
interface Untag {
  is: "untag";
  tag: string;
}

/** An order to write something of creators. */
export type WriteOrder = Writing | Taking | Noting | StatusSaid | OwnerSaid | Untag;

/**
 * Puts creators into a list or out of it and out of a campaign, or a tag, a note or a status on them, each time only after a
 * yes; a list that is not there is offered to be made. Where what may be of either is called like neither, it is answered as
 * whatever else it is.
 */
export function writeAnswer(writing: WriteOrder, last: Turn | null, otherwise: Answer): Answer {
  const isElsewhere = (found: readonly Finding[]) =>
    ((writing.is === "off" && writing.of === "either") ||
      (writing.is === "list" && writing.isOpen === true)) &&
    isNowhere(found);
  return {
    next: (asked, found) => {
      if (isElsewhere(found)) return otherwise.next(asked, withoutPlaces(found));
      const whom = whomOf(writing, asked, last);
      if (found.some(({ tool }) => WROTE.has(tool))) return [];
      if (writing.is === "owner")
        return handOverCalls(writing, whom && "handles" in whom ? whom.handles : null, found);
      return whom === null ? [] : callsOf(writing, whom, found);
    },
    write: (asked, found) => {
      if (isElsewhere(found)) return otherwise.write(asked, withoutPlaces(found));
      const isDenied = found.at(-1)?.denied === true;
      return isDenied ? [notDone(asked)] : written(asked, found);
    },
  };
}

/** Of whom it is: of a note and of who is handed over, whom a piece of the message names. */
function whomOf(writing: WriteOrder, asked: Asked, last: Turn | null): Whom | null {
  if (writing.is === "status" && writing.handles) return { handles: writing.handles };
  if (writing.is !== "note" && writing.is !== "owner") return whomIn(asked, last);
  const handles = handlesIn(writing.whom);
  return whomIn(
    { ...asked, text: writing.whom, handles: handles.length > 0 ? handles : ownHandles(asked) },
    last,
  );
}

/** Creators whom an order is of without naming them. */
export function ownHandles({ text, handles }: Asked): readonly string[] {
  const named = handlesIn(text);
  return handles.filter((handle) => !named.includes(handle));
}

function callsOf(writing: Exclude<WriteOrder, OwnerSaid>, whom: Whom, found: readonly Finding[]): Call[] {
  if (writing.is === "list") return listCalls(writing.name, whom, found);
  if (writing.is === "off") return takingCalls(writing, whom, found);
  // A word on creators is of those who are named or pointed at one by one.
  if (!("handles" in whom)) return [];
  const { handles } = whom;
  if (writing.is === "note") return [{ tool: "note_creators", input: { handles, note: writing.note } }];
  if (writing.is === "status") return [{ tool: "set_status", input: { handles, status: writing.status } }];
  const tool = writing.is === "tag" ? "tag_creators" : "untag_creators";
  return [{ tool, input: { handles, tag: writing.tag } }];
}

function listCalls(name: string, whom: Whom, found: readonly Finding[]): Call[] {
  const [named] = placesIn(found);
  if (!named) return [{ tool: "find_collection", input: { name } }];
  const [one, ...others] = named.rows;
  if (!one) return [{ tool: "create_collection", input: { name, ...whom } }];
  return others.length > 0
    ? []
    : [{ tool: "add_to_collection", input: { id: one.id, name: one.name, ...whom } }];
}

function takingCalls({ of, name }: Taking, whom: Whom, found: readonly Finding[]): Call[] {
  const places = placesIn(found);
  const finders: Call[] = [
    ...(of === "campaign" ? [] : [{ tool: "find_collection" as const, input: { name } }]),
    ...(of === "list" ? [] : [{ tool: "find_campaign" as const, input: { name } }]),
  ];
  if (places.length === 0) return finders;
  const rows = places.flatMap(({ isOfLists, rows: all }) => all.map((row) => ({ ...row, isOfLists })));
  const [one, ...others] = rows;
  if (!one || others.length > 0) return [];
  const { id, name: called, isOfLists } = one;
  if (isOfLists) return [{ tool: "remove_from_collection", input: { id, name: called, ...whom } }];
  return "handles" in whom ? [{ tool: "remove_from_campaign", input: { id, name: called, ...whom } }] : [];
}

function isNowhere(found: readonly Finding[]): boolean {
  const places = placesIn(found);
  return places.length > 0 && places.every(({ rows }) => rows.length === 0);
}

function withoutPlaces(found: readonly Finding[]): Finding[] {
  return found.filter(({ tool }) => tool !== "find_collection" && tool !== "find_campaign");
}
