import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import { fold } from "#/language/fold.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { CREATOR_NOUNS, JOINERS } from "#/discovery/search/query-language/words.ts";
import { denialOf } from "./clauses.ts";
import type { Stretch } from "./clauses.ts";
import { isUnmistakable, properNameAt, properNameBefore } from "./proper-names.ts";
import type { ProperName } from "./proper-names.ts";
import {
  AGENCIES,
  AGENCY_WORDS,
  CLIENTS,
  OWNED,
  OWNED_BEFORE,
  OWNERS,
  OWNERS_AFTER,
  OWNERS_ASKED,
  TALKS,
} from "./team-words.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import type { WorkspaceName } from "#/discovery/search/query-language/workspace-names.ts";

type Slot = "owner" | "client" | "agency";

/** Who looks after creators, for whom they were booked, and by whom they are represented. */
export function findOwners(sentence: Sentence): void {
  for (const at of sentence.tokens.keys()) {
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
  const agency = cue && sentence.nameAt(skipColon(sentence, cue.to), "agency");
  if (cue && agency && sentence.areFree(at, agency.to)) {
    add(
      sentence,
      "agency",
      { ...agency, value: agency.value.value, isKnown: true },
      { from: at, to: agency.to },
    );
    return;
  }
  const name = cue && properNameAt(sentence, skipColon(sentence, cue.to), "owner");
  if (cue && name) {
    add(sentence, "owner", name, { from: at, to: ownedEnd(sentence, name) });
    return;
  }
  readOwnerAsked(sentence, at);
  readOwnerBefore(sentence, at);
  readOwnedBy(sentence, at);
}

/** "Wen betreut Jonas", "chi segue Luca": whom a colleague that the workspace knows looks after. */
function readOwnerAsked(sentence: Sentence, at: number): void {
  const cue = OWNERS_ASKED.at(sentence.tokens, at);
  const name = cue && properNameAt(sentence, cue.to, "owner");
  if (cue && name?.isKnown === true && sentence.areFree(at, name.to))
    add(sentence, "owner", name, { from: at, to: name.to });
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
  const known = sentence.nameAt(at, "first name");
  const genitiveTo = known && genitiveEnd(sentence, known);
  if (!noun && known && genitiveTo !== undefined && isBeforeOwned(sentence, genitiveTo)) {
    const own = { value: known.value.value, isKnown: true, from: at, to: known.to };
    add(sentence, "owner", own, { from: at, to: genitiveTo });
    return;
  }
  const isOther = owner?.isKnown !== true && owner && sentence.nameAt(owner.from);
  if (!owner || isOther || !isUnmistakable(sentence, owner)) return;
  const isName = owner.isKnown === true || owner.to - owner.from === 1;
  const end = noun ? owner.to : ownedEnd(sentence, owner);
  const isOf = owner.isKnown === true && isOfPeople(sentence, at);
  if (isName && (noun !== undefined || isOf || end > owner.to))
    add(sentence, "owner", owner, { from: at, to: end });
}

/** "Créatrices d'Inès": the noun says more than that somebody is owned. */
function isOfPeople(sentence: Sentence, at: number): boolean {
  const isOf = isOneOf(sentence.word(at - 1), "de d da do von of");
  return isOf && CREATOR_NOUNS.before(sentence.tokens, at - 1) !== undefined;
}

/** Where "Florences" and "Jonas'" end, with the letter or the sign of the genitive. */
function genitiveEnd(sentence: Sentence, { from, to, value }: Match<WorkspaceName>): number | undefined {
  if (isOneOf(sentence.word(to), "' ’")) return to + 1;
  return sentence.word(from) === fold(value.value) ? undefined : to;
}

/** "Katrins Creator", "Katrins zugesagte Creator": how far talks are may be said in between. */
function isBeforeOwned(sentence: Sentence, at: number): boolean {
  const talk = TALKS.at(sentence.tokens, at);
  return OWNED.at(sentence.tokens, talk?.to ?? at) !== undefined;
}

/** Where "'s creators", "ke creators" or "seine Leute" ends behind a name; of a known one "'s" alone says enough. */
function ownedEnd(sentence: Sentence, { to, isKnown }: ProperName): number {
  const isOwning = isOneOf(
    sentence.word(to),
    "s ke ki ka seine seiner seinen seinem seines ihre ihrer ihren ihrem ihres",
  );
  const noun = isOwning ? OWNED.at(sentence.tokens, to + 1) : undefined;
  if (noun) return noun.to;
  return isKnown === true && sentence.word(to) === "s" ? to + 1 : to;
}

function skipColon(sentence: Sentence, at: number): number {
  return isOneOf(sentence.word(at), ": is ist est es") ? at + 1 : at;
}

/** Filters that leave out whom somebody looks after, and who is with an agency; none leaves out a client. */
const LEFT_OUT = { owner: "ownerNot", agency: "agencyNot", client: undefined } as const;

/** "Everyone but May's and Meera's": what is said of the first is said of the second. */
function continues(sentence: Sentence, from: number, before: readonly Stretch[]): boolean {
  const joiner = JOINERS.before(sentence.tokens, from);
  return joiner !== undefined && before.some(({ to }) => to === joiner.from);
}

/** Nobody is found by a name that the workspace does not hold. */
function add(sentence: Sentence, slot: Slot, { value, isKnown }: ProperName, { from, to }: Stretch): void {
  const leftOut = LEFT_OUT[slot];
  const refused = sentence.findings.filter((finding) => finding.slot === leftOut);
  const listed = continues(sentence, from, refused) ? { from } : undefined;
  const denial = denialOf(sentence, { from, to: from }) ?? listed;
  const isUnsayable = denial !== undefined && leftOut === undefined;
  if (isUnsayable || isKnown === "not" || continues(sentence, from, sentence.unsupported)) {
    sentence.cannotSay(denial?.from ?? from, to);
    return;
  }
  const how = { from: denial?.from ?? from, to, source: "grammar", confidence: 0.85 } as const;
  if (denial && leftOut) sentence.find({ slot: leftOut, op: "not", value, ...how });
  else sentence.find({ slot, op: "is", value, ...how });
}
