import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { denialOf } from "./clauses.ts";
import type { Stretch } from "./clauses.ts";
import { isUnmistakable, properNameAt, properNameBefore } from "./proper-names.ts";
import type { ProperName } from "./proper-names.ts";
import { AGENCIES, AGENCY_WORDS, CLIENTS, OWNED, OWNED_BEFORE, OWNERS, OWNERS_AFTER } from "./team-words.ts";

type Slot = "owner" | "client" | "agency";

/** Who looks after creators, for whom they were booked, and by whom they are represented. */
export function findOwners(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    if (!sentence.isFree(at)) continue;
    readNamed(sentence, at, "client");
    readNamed(sentence, at, "agency");
    readOwner(sentence, at);
  }
}

const CUES = { client: CLIENTS, agency: AGENCIES } as const;

/** "Client Acme", "beim Kunden: Kornherz", "signed with agency Northlight". */
function readNamed(sentence: Sentence, at: number, slot: "client" | "agency"): void {
  const cue = CUES[slot].at(sentence.tokens, at);
  if (!cue || !sentence.areFree(cue.from, cue.to)) return;
  const name = properNameAt(sentence, skipColon(sentence, cue.to), slot);
  if (!name) return;
  const around = slot === "agency" ? withContract(sentence, { from: at, to: name.to }) : undefined;
  add(sentence, slot, name, around ?? { from: at, to: name.to });
}

function withContract(sentence: Sentence, { from, to }: Stretch): Stretch {
  const before = AGENCY_WORDS.before(sentence.tokens, from);
  const after = AGENCY_WORDS.at(sentence.tokens, to);
  return { from: before?.from ?? from, to: after?.to ?? to };
}

function readOwner(sentence: Sentence, at: number): void {
  const cue = OWNERS.at(sentence.tokens, at);
  const name = cue && properNameAt(sentence, skipColon(sentence, cue.to), "owner");
  if (cue && name) {
    add(sentence, "owner", name, { from: at, to: ownedEnd(sentence, name.to) });
    return;
  }
  readOwnerBefore(sentence, at);
  readOwnedBy(sentence, at);
}

/** "Die Anna betreut", "von Jonas betreute". */
function readOwnerBefore(sentence: Sentence, at: number): void {
  const cue = OWNERS_AFTER.at(sentence.tokens, at);
  const name = cue && properNameBefore(sentence, at, "owner");
  if (cue && name) add(sentence, "owner", name, { from: name.from, to: cue.to });
}

/** "Priya's creators", "Rahul ke creators", "les créateurs de Camille": in doubt where the name means something else. */
function readOwnedBy(sentence: Sentence, at: number): void {
  const noun = OWNED_BEFORE.at(sentence.tokens, at);
  const owner = noun ? properNameAt(sentence, noun.to, "owner") : properNameAt(sentence, at, "owner");
  if (!owner || !isUnmistakable(sentence, owner)) return;
  if (noun) {
    if (owner.to - owner.from === 1) add(sentence, "owner", owner, { from: at, to: owner.to });
    return;
  }
  const end = ownedEnd(sentence, owner.to);
  if (end > owner.to && owner.to - owner.from === 1) add(sentence, "owner", owner, { from: at, to: end });
}

/** Where "'s creators" or "ke creators" ends behind a name. */
function ownedEnd(sentence: Sentence, at: number): number {
  const isGenitive = /^(?:s|ke|ki|ka)$/u.test(sentence.word(at));
  const noun = isGenitive ? OWNED.at(sentence.tokens, at + 1) : undefined;
  return noun ? noun.to : at;
}

function skipColon(sentence: Sentence, at: number): number {
  return /^(?::|is|ist|est|es)$/u.test(sentence.word(at)) ? at + 1 : at;
}

/** No filter leaves an owner, a client or an agency out. */
function add(sentence: Sentence, slot: Slot, { value }: ProperName, { from, to }: Stretch): void {
  const denial = denialOf(sentence, { from, to: from });
  if (denial) {
    sentence.cannotSay(denial.from, to);
    return;
  }
  sentence.find({ slot, op: "is", value, from, to, source: "grammar", confidence: 0.85 });
}
