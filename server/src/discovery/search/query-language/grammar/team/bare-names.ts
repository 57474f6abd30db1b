import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import type { NameKind, WorkspaceName } from "#/discovery/search/query-language/workspace-names.ts";
import { IGNORED, TOPIC_WORDS } from "#/discovery/search/query-language/words.ts";
import { denialOf } from "./clauses.ts";

const KINDS: readonly NameKind[] = ["client", "owner", "agency", "collection", "campaign", "brand", "value"];
const REFUSED: ReadonlySet<string> = new Set(["brand", "label", "field"]);

/** Names of the workspace that stand without a word that says what they are: "Veganz creators in Berlin". */
export function findBareNames(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const name = sentence.nameAt(at, ...KINDS);
    if (name && sentence.areFree(name.from, name.to)) readName(sentence, name);
  }
}

function readName(sentence: Sentence, name: Match<WorkspaceName>): void {
  const { from, to } = name;
  const isWord = isKnownWord(sentence, from, to);
  if (isWord && !isCapitalInside(sentence, from)) return;
  // A name in small letters may be an everyday word that no dictionary has.
  const isDoubtful = isWord || sentence.tokens[from]?.raw === sentence.word(from);
  const denial = denialOf(sentence, { from, to: from });
  const wanted = filterOf(name.value);
  if (denial && !REFUSED.has(wanted.slot)) {
    sentence.cannotSay(denial.from, to);
    return;
  }
  const finding = sentence.find({
    ...(denial ? refused(wanted) : wanted),
    from: denial?.from ?? from,
    to,
    source: isDoubtful ? "assumed" : "grammar",
    confidence: isDoubtful ? 0.55 : 0.8,
  });
  if (isDoubtful) sentence.otherReadings.push({ of: finding, instead: [asKeyword(sentence, finding)] });
}

/** "mango recipes": the name is an everyday word, too, and is meant where it is written as a name. */
function isKnownWord(sentence: Sentence, from: number, to: number): boolean {
  const known = entities().at(sentence.tokens, from) ?? TOPIC_WORDS.at(sentence.tokens, from);
  return (known !== undefined && known.to >= to) || (to === from + 1 && IGNORED.has(sentence.word(from)));
}

function isCapitalInside(sentence: Sentence, at: number): boolean {
  return at > 0 && !sentence.isBreak(at - 1) && /^\p{Lu}/u.test(sentence.tokens[at]?.raw ?? "");
}

function filterOf({ kind, value, column = "" }: WorkspaceName): Pick<Finding, "slot" | "op" | "value"> {
  if (kind === "collection" || kind === "campaign")
    return { slot: "label", op: "is", value: { kind, value } };
  if (kind === "value" || kind === "column") {
    return { slot: "field", op: "is", value: { name: column, op: "is", value } };
  }
  return { slot: kind, op: "is", value };
}

function refused({ slot, value }: Pick<Finding, "slot" | "value">): Pick<Finding, "slot" | "op" | "value"> {
  if (slot === "brand") return { slot: "brandNot", op: "not", value };
  if (slot === "label") return { slot: "labelNot", op: "not", value };
  return { slot, op: "not", value: { ...Object(value), op: "not" } };
}

function asKeyword(sentence: Sentence, finding: Finding): Finding {
  const word = sentence.text.slice(...sentence.span(finding.from, finding.to)).toLowerCase();
  const isNot = finding.op === "not";
  return { ...finding, slot: isNot ? "keywordsNot" : "keywords", value: word, confidence: 0.4 };
}
