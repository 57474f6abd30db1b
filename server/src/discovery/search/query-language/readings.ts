import { isOneOf } from "./phrases.ts";
import { entities } from "./gazetteer.ts";
import { NAME_KINDS, filterOf } from "./grammar/team/bare-names.ts";
import { PLACES } from "./sentence.ts";
import type { Finding, Sentence } from "./sentence.ts";
import { DEMONYMS } from "./words.ts";

/** Adds the other reading of words that mean two things: "German creators" are from Germany or speak German. */
export function addReadings(sentence: Sentence): void {
  for (const finding of sentence.findings) {
    const other = otherReadingOf(sentence, finding);
    if (other) sentence.otherReadings.push({ of: finding, instead: [other] });
    const named = otherNameOf(sentence, finding);
    if (named) sentence.otherReadings.unshift({ of: finding, instead: [named] });
  }
}

/** "From Lima", where a brand is called so: the place and the name stand for each other. */
function otherNameOf(sentence: Sentence, finding: Finding): Finding | undefined {
  const name = sentence.nameAt(finding.from, ...NAME_KINDS);
  if (!name) return undefined;
  if (PLACES.has(finding.slot) && name.to <= finding.to)
    return { ...finding, ...filterOf(name.value), confidence: 0.4 };
  if (!isOneOf(finding.slot, "brand client agency owner") || finding.to !== name.to) return undefined;
  const city = entities()
    .allAt(sentence.tokens, finding.from)
    .find(({ value, to }) => value.kind === "city" && to === name.to);
  return city && { ...finding, slot: "city", op: "is", value: city.value.value, confidence: 0.4 };
}

function otherReadingOf(sentence: Sentence, finding: Finding): Finding | undefined {
  const meanings = entities()
    .allAt(sentence.tokens, finding.from)
    .map((match) => match.value)
    .filter((value) => !(value.kind === "city" && value.isWeak));
  if (finding.slot === "country" && DEMONYMS.at(sentence.tokens, finding.from)) {
    const language = meanings.find((entity) => entity.kind === "language");
    return language ? { ...finding, slot: "language", value: language.value, confidence: 0.4 } : undefined;
  }
  if (PLACES.has(finding.slot)) {
    return otherPlace(finding, meanings);
  }
  if (finding.slot === "age") return { ...finding, slot: "audienceAge", confidence: 0.4 };
  if (finding.slot === "views") return { ...finding, slot: "avgViews", confidence: 0.4 };
  return undefined;
}

function otherPlace(
  finding: Finding,
  meanings: readonly { kind: string; value: string | string[] }[],
): Finding | undefined {
  for (const { kind, value } of meanings) {
    if (kind === finding.slot && (kind !== "city" || value === finding.value)) continue;
    if (kind === "city" || kind === "region") return { ...finding, slot: kind, value, confidence: 0.4 };
    const code = typeof value === "string" ? undefined : value[0];
    if (kind === "country" && code) return { ...finding, slot: "country", value: code, confidence: 0.4 };
  }
  return undefined;
}
