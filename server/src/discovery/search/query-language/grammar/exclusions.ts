import { wordKey } from "#/language/fold.ts";
import { englishTopic, isNarrower } from "#/language/topics/topics.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import type { Entity } from "#/discovery/search/query-language/gazetteer.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import { isPlainWord } from "#/discovery/search/query-language/plain-words.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { NOT } from "#/discovery/search/query-language/words.ts";

/** However it is spelt, it is one topic. */
const CRYPTO = /^[ck]r[iy]pto/u;

/**
 * "Food but not baking", "no bitcoin": where a word left out names a part of a category, or any other word for one that
 * is asked for, only that part is left out, as a keyword. The category itself by its own name is left out as said.
 */
export function leaveOutNarrowerWords(sentence: Sentence): void {
  const wanted = new Set(
    sentence.findings.flatMap(({ slot, value }) => (slot === "category" ? [value] : [])),
  );
  for (const finding of sentence.findings) {
    if (finding.slot !== "categoryNot") continue;
    const word = sentence.text.slice(...sentence.span(finding.from, finding.to)).toLowerCase();
    if (!(wanted.has(finding.value) || isNarrower(wordKey(word))) || word === finding.value) continue;
    const whole = sentence.isHyphened(finding.from - 1) ? { ...finding, from: finding.from - 1 } : finding;
    finding.slot = "keywordsNot";
    finding.value = CRYPTO.test(word) ? "crypto" : (englishTopic(wordKey(word)) ?? typed(sentence, whole));
    finding.source = "synonym";
  }
}

const REFUSALS: Readonly<Record<string, string>> = {
  brand: "brandNot",
  keywords: "keywordsNot",
  label: "labelNot",
  country: "countryNot",
  city: "cityNot",
  platform: "platformNot",
  category: "categoryNot",
};

/**
 * "The competitor is Nivea, so nobody with Nivea": what is asked for and left out is left out.
 * @returns what is to be told: of a country the word may have said something else, as in "Mexican food".
 */
export function leaveRefused(sentence: Sentence): { from: number; to: number }[] {
  const wishes = sentence.findings.filter((finding) => {
    // Of a continent one country may be left out.
    if (finding.slot === "country" && finding.source === "synonym") return false;
    // "Food, no food" is told as it is said, where "unboxing, no tech" wants something of its own.
    const refusal = sentence.findings.find(
      ({ slot, value }) =>
        slot === REFUSALS[finding.slot] && JSON.stringify(value) === JSON.stringify(finding.value),
    );
    return refusal && (finding.slot !== "category" || typed(sentence, refusal) !== typed(sentence, finding));
  });
  for (const finding of wishes) sentence.leave(finding);
  return wishes.filter(({ slot }) => slot === "country" || slot === "category");
}

function typed(sentence: Sentence, { from, to }: Finding): string {
  return sentence.text.slice(...sentence.span(from, to)).toLowerCase();
}

const ALLOWED = new Set(
  "allowed permitted welcome erlaubt gestattet zugelassen erwunscht gewunscht admis admise autorise autorises permis permitido permitidos permitida permitidas".split(
    " ",
  ),
);
const RELATIVE = new Set("que qui quem quienes die who that jo".split(" "));

/**
 * "No sugary food", "no medical claims" and "no craft beer": another word beside a topic narrows it, so that only both
 * together are left out, as a keyword. @returns what was found, and where it ends.
 */
export function findExcludedPhrase(sentence: Sentence, match: Match<Entity>): Finding | undefined {
  if (match.value.kind !== "topic") return undefined;
  // "No dogs allowed" leaves out dogs.
  if (ALLOWED.has(sentence.word(match.to)) && NOT.before(sentence.tokens, match.from))
    sentence.take(match.to, match.to + 1);
  const isNarrowed =
    isPlainWord(sentence, match.from - 1) && NOT.before(sentence.tokens, match.from) === undefined;
  const from = isNarrowed ? match.from - 1 : match.from;
  const next = sentence.isFree(match.to) ? entities().at(sentence.tokens, match.to) : undefined;
  const plainTo = isPlainWord(sentence, match.to) ? match.to + 1 : match.to;
  const to = next?.value.kind === "topic" ? next.to : plainTo;
  const not = NOT.before(sentence.tokens, from);
  if (!not || to - from === match.to - match.from || !sentence.areFree(not.from, to)) return undefined;
  // "Que não bebam álcool": the word beside the topic is what they do with it.
  if (isNarrowed && RELATIVE.has(sentence.word(not.from - 1)) && to === match.to) {
    const { value: topic } = match.value;
    const span = { from: match.from, to };
    sentence.take(not.from, match.from);
    return sentence.find({
      slot: "categoryNot",
      op: "not",
      value: topic,
      ...span,
      source: "grammar",
      confidence: 0.8,
    });
  }
  const value = sentence.text.slice(...sentence.span(from, to)).toLowerCase();
  return sentence.find({
    slot: "keywordsNot",
    op: "not",
    value,
    from: not.from,
    to,
    source: "assumed",
    confidence: 0.6,
  });
}

const REFUSED = new Set(
  "exclusion exclusions excluded ausschluss ausschlusse ausgeschlossen exclu exclus exclue exclues exclusiones excluido excluidos exclusao exclusoes".split(
    " ",
  ),
);

/** "Not: Berlin, TikTok", "Ausschlüsse: nano, Mode": behind the colon stands a list, all of which is left out. */
export function readRefusedLists(sentence: Sentence): void {
  for (const at of sentence.tokens.keys()) {
    const end = REFUSED.has(sentence.word(at)) ? at + 1 : NOT.at(sentence.tokens, at)?.to;
    const first = sentence.tokens[at];
    if (end === undefined || first === undefined || sentence.word(end) !== ":") continue;
    first.text = "excluding";
    sentence.join(at, end + 1);
    const list = sentence.tokens.slice(at + 1);
    const last = list.findIndex(({ kind, text }) => kind === "break" && text !== ",");
    for (const token of list.slice(0, last === -1 ? list.length : last)) {
      if (token.text === ",") Object.assign(token, { text: "nor", kind: "word" });
    }
  }
}
