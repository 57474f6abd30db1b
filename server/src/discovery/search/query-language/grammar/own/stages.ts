import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { denialOf } from "#/discovery/search/query-language/grammar/team/clauses.ts";
import type { Stretch } from "#/discovery/search/query-language/grammar/team/clauses.ts";
import { isListNoun } from "#/discovery/search/query-language/grammar/team/named-lists.ts";
import { STAGES, isAuxiliary } from "#/discovery/search/query-language/grammar/team/team-words.ts";
import { CREATOR_NOUNS, IGNORED, PLACE_CUES } from "#/discovery/search/query-language/words.ts";

/** Answers to us that are stages of a campaign, too. */
const OF_STATUS: ReadonlySet<unknown> = new Set(["accepted", "negotiating", "declined"]);

/** "In Herbst but not declined" says two things. */
const BUT = new Set("but aber sondern mais pero mas par lekin".split(" "));

/**
 * "Paid in campaign Herbst", "declined in Herbst": how far creators are in that campaign, which is neither what they
 * answered before nor that they are in it. What is denied of it, or no stage, is told.
 */
export function placeStages(sentence: Sentence): void {
  for (const label of sentence.findings.filter(isOfCampaign)) {
    const [said] = [talkBeside(sentence, label), stageBeside(sentence, label)].filter(
      (each) => each !== undefined,
    );
    if (!said) continue;
    const { from, to } = { from: Math.min(said.from, label.from), to: Math.max(said.to, label.to) };
    if (said.finding) sentence.leave(said.finding);
    sentence.leave(label);
    const denial = denialOf(sentence, said);
    const isUnsayable = said.stage === undefined || denial !== undefined || label.op === "not";
    if (isUnsayable) sentence.cannotSay(denial?.from ?? from, to);
    else {
      const value = { campaign: campaignOf(label), stage: said.stage };
      sentence.find({
        slot: "campaignStage",
        op: "is",
        value,
        from,
        to,
        source: "grammar",
        confidence: 0.85,
      });
    }
  }
}

interface Said extends Stretch {
  /** Undefined for what is no stage of a campaign. */
  stage: string | undefined;
  finding?: Finding;
}

function isOfCampaign({ slot, value }: Finding): boolean {
  return (
    slot.startsWith("label") &&
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    value.kind === "campaign"
  );
}

function campaignOf({ value }: Finding): string {
  return typeof value === "object" && value !== null && "value" in value ? String(value.value) : "";
}

/** What was read as talks with them. */
function talkBeside(sentence: Sentence, label: Finding): Said | undefined {
  const talk = sentence.findings.find(
    ({ slot, from, to }) =>
      slot.startsWith("status") && !BUT.has(sentence.word(from)) && isBeside(sentence, { from, to }, label),
  );
  if (!talk) return undefined;
  const isStage = talk.slot === "status" && OF_STATUS.has(talk.value);
  return { from: talk.from, to: talk.to, stage: isStage ? String(talk.value) : undefined, finding: talk };
}

function stageBeside(sentence: Sentence, label: Finding): Said | undefined {
  for (const at of sentence.tokens.keys()) {
    const stage = STAGES.at(sentence.tokens, at);
    if (!stage) continue;
    // "Not paid in Herbst": the denial of the campaign begins before the stage.
    const isWithin = label.op === "not" && label.from <= at && stage.to <= label.to;
    if (isWithin || (sentence.areFree(at, stage.to) && isBeside(sentence, stage, label)))
      return { from: at, to: stage.to, stage: stage.value };
  }
  return undefined;
}

/** Nothing but grammar, a noun for people and the word "campaign" stands between. */
function isBeside(sentence: Sentence, one: Stretch, other: Stretch): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  for (let at = first.to; at < second.from; at += 1) {
    const word = sentence.word(at);
    const isWord = CREATOR_NOUNS.at(sentence.tokens, at) ?? PLACE_CUES.at(sentence.tokens, at);
    const isGrammar = IGNORED.has(word) || isAuxiliary(word) || isListNoun(word);
    if (sentence.isBreak(at) || (!isWord && !isGrammar)) return false;
  }
  return true;
}
