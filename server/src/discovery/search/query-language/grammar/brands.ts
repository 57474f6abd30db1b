import { isOneOf, wordList } from "#/discovery/search/query-language/phrases.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import { wantedBrand } from "./team/named-brands.ts";
import { isPlainWord } from "#/discovery/search/query-language/plain-words.ts";
import { negationAfter, negationBefore } from "#/discovery/search/query-language/scopes.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import {
  BRAND_CUES,
  BRAND_CUES_AFTER,
  BRAND_TAILS,
  IGNORED,
  JOINERS,
  NOT,
  PERIODS,
} from "#/discovery/search/query-language/words.ts";
import { SIMILAR_CUES, SIMILAR_CUES_AFTER, VAGUE } from "#/discovery/search/query-language/words.ts";

const WITH = new Set("with for mit fur con com avec dengan".split(" "));
/** Words of one brand name at most: "The Ordinary", "Dr. Barbara Sturm". */
const NAME_WORDS = 3;
const GENERIC = new Set(
  "brand brands marca marcas marque marques marke marken merek a an any some several either uns euch ihnen mir many other big small local before already previously us me them him her you denen ihnen ihm ihr eux elles lui leur ellos ellas eles elas unke inke jinke unse whom those these that anyone everyone nobody niemandem jemandem personne nadie alguien ninguem alguem kisi".split(
    " ",
  ),
);
/** "Sustainable brands": a word before these is no name. */
const BRANDS = new Set(["brands", "marcas", "marques", "marken"]);
/** After these a name may be in lower case; after "mention" and the like only "@nike" or "Nike" is a brand. */
const STRONG_CUE =
  /work|collab|partner|sponsor|ambassador|trabaj|trabalh|colabor|travaill|gearbeitet|zusammen|koop|kerja|kolab/u;
const STRONG_SIMILAR = wordList("", "similar lookalike parecid semelhant similaire ahnlich mirip");
const BUT = new Set("but aber sondern pero mas mais tapi".split(" "));
/** After a comma these speak of a creator, not of one more brand: "worked with @nike, excluding @ana". */
const LEAVES_OUT = wordList("", "exclud leav");

/** Brands after "worked with" and its like, handles of creators after "similar to", hashtags. */
export function findBrandsAndHandles(sentence: Sentence): void {
  for (const at of sentence.tokens.keys()) {
    if (!sentence.isFree(at)) continue;
    readSimilar(sentence, at);
    readBrandCue(sentence, at);
    readBrandBefore(sentence, at);
  }
  sentence.tokens.forEach((token, at) => {
    if (!sentence.isFree(at)) return;
    if (token.kind === "hashtag") readHashtag(sentence, at);
    if (token.kind === "handle") readBareHandle(sentence, at);
  });
}

function readBrandCue(sentence: Sentence, at: number): void {
  const cue = BRAND_CUES.at(sentence.tokens, at);
  if (!cue) return;
  const isStrong = sentence.tokens.slice(cue.from, cue.to).some((token) => STRONG_CUE.test(token.text));
  const targets = targetsAt(sentence, cue.to, isStrong);
  if (targets.length === 0) return;
  const not = negationBefore(sentence, at);
  sentence.take(not ?? at, cue.to);
  for (const target of targets) addBrand(sentence, target, not !== undefined, 0.95);
  if (not === undefined) readBrandsLeftOut(sentence, targets.at(-1)?.to ?? at, targets);
}

/** "Worked with Nike but not Puma": in lower case only where the first brand was, too. */
function readBrandsLeftOut(sentence: Sentence, at: number, wanted: readonly Target[]): void {
  const next = sentence.word(at) === "," ? at + 1 : at;
  const not =
    NOT.at(sentence.tokens, BUT.has(sentence.word(next)) ? next + 1 : next) ?? NOT.at(sentence.tokens, next);
  if (!not) return;
  const isLowerCase = wanted.every(({ from }) => !isName(sentence, from));
  const start = WITH.has(sentence.word(not.to)) ? not.to + 1 : not.to;
  const again = BRAND_CUES.at(sentence.tokens, not.to);
  if (!again && next > at && LEAVES_OUT.test(sentence.word(not.from))) return;
  const targets = targetsAt(sentence, again?.to ?? start, isLowerCase && BUT.has(sentence.word(next)));
  if (!again && targets.some(({ from }) => isEntity(sentence, from))) return;
  sentence.take(at, targets[0]?.from ?? at);
  for (const target of targets) addBrand(sentence, target, true, 0.9);
}

/** "Nike ke saath kaam kiya ho", "Nike ke saath kaam nahi kiya", "die mit Nike gearbeitet haben". */
function readBrandBefore(sentence: Sentence, at: number): void {
  const cue = BRAND_CUES_AFTER.at(sentence.tokens, at);
  const token = sentence.tokens[at - 1];
  if (!cue || !token || !sentence.isFree(at - 1)) return;
  const known = sentence.nameBefore(at, "client", "brand");
  // "Letzten Monat gearbeitet" names no brand.
  if (!known && (GENERIC.has(token.text) || PERIODS.at(sentence.tokens, at - 1))) return;
  if (!known && token.kind !== "handle" && (token.kind !== "word" || IGNORED.has(token.text))) return;
  // "nykaa ke saath kaam": nothing but a name stands before it.
  const mayBeLowerCase = isOneOf(sentence.word(at - 2), "mit fur") || cue.to - cue.from > 2;
  if (
    !known &&
    token.kind === "word" &&
    !isName(sentence, at - 1) &&
    !(mayBeLowerCase && isPlainWord(sentence, at - 1))
  ) {
    return;
  }
  const first = known?.from ?? nameStart(sentence, at - 1);
  const targets = [...namesBefore(sentence, known?.from ?? at - 1), { from: first, to: at }];
  const start = targets[0]?.from ?? at - 1;
  const not = negationBefore(sentence, start);
  const denied = negationAfter(sentence, cue.to);
  const end = BRAND_TAILS.at(sentence.tokens, denied ?? cue.to)?.to ?? denied ?? cue.to;
  const isNot = not !== undefined || denied !== undefined;
  sentence.take(not ?? start, end);
  for (const target of targets) addBrand(sentence, target, isNot, 0.85);
  if (!isNot) readBrandsLeftOut(sentence, end, targets);
}

/** "Für Müller Milch geworben": the name goes back to the word that it follows. */
function nameStart(sentence: Sentence, last: number): number {
  let from = last;
  while (isName(sentence, from - 1) && isPlainWord(sentence, from - 1)) from -= 1;
  return isOneOf(sentence.word(from - 1), "mit fur") ? from : last;
}

/** "Mit Nivea, Dove oder Nike gearbeitet", "Nike and Adidas ambassadors": the names of the list before its last one. */
function namesBefore(sentence: Sentence, last: number): Target[] {
  const names: Target[] = [];
  let at = last;
  const isJoined = JOINERS.before(sentence.tokens, last) !== undefined;
  while (JOINERS.before(sentence.tokens, at) || sentence.word(at - 1) === ",") {
    const name = (JOINERS.before(sentence.tokens, at)?.from ?? at - 1) - 1;
    if (!isName(sentence, name) || !isPlainWord(sentence, name)) return [];
    const from = nameStart(sentence, name);
    names.unshift({ from, to: name + 1 });
    at = from;
  }
  return isJoined || sentence.word(at - 1) === "mit" ? names : [];
}

interface Target {
  from: number;
  to: number;
}

function targetsAt(sentence: Sentence, start: number, isStrong: boolean): Target[] {
  const targets: Target[] = [];
  let at = start;
  while (at < sentence.tokens.length) {
    const first = skipWords(sentence, at, targets.length === 0 ? GENERIC : new Set());
    const previous = targets.at(-1);
    const mayBeLowerCase = previous
      ? isStrong && !isName(sentence, previous.from) && sentence.word(first - 1) !== ","
      : isStrong;
    const target = targetAt(sentence, first, mayBeLowerCase);
    if (!target || (previous && isEntity(sentence, first))) break;
    targets.push(target);
    const next = skipJoiners(sentence, target.to);
    if (next === target.to) break;
    at = next;
  }
  return targets;
}

function targetAt(sentence: Sentence, at: number, mayBeLowerCase: boolean): Target | undefined {
  const token = sentence.tokens[at];
  if (!token || !sentence.isFree(at)) return undefined;
  if (token.kind === "handle") return { from: at, to: at + 1 };
  if (sentence.nameAt(at, "agency", "owner")) return undefined;
  const known = sentence.nameAt(at, "brand", "client");
  if (known && sentence.areFree(at, known.to)) return { from: at, to: known.to };
  if (sentence.isElided(at)) {
    const rest = targetAt(sentence, at + 1, mayBeLowerCase);
    return rest && { from: at, to: rest.to };
  }
  const isTitle = isName(sentence, at);
  const startsName = isTitle && (isName(sentence, at + 1) || isHalfName(sentence, at + 1));
  const isCommon = IGNORED.has(token.text) && !(isBehindWith(sentence, at) && isTitle);
  if (token.kind !== "word" || (isCommon && !startsName)) return undefined;
  if (!isTitle && (!mayBeLowerCase || isEntity(sentence, at) || VAGUE.has(token.text))) return undefined;
  if (BRANDS.has(sentence.word(at + 1))) return undefined;
  if (!isTitle) return { from: at, to: at + (isSecondHalf(sentence, at + 1) ? 2 : 1) };
  let to = at + 1;
  while (to < at + NAME_WORDS && (isName(sentence, to) || isHalfName(sentence, to))) {
    to += isHalfName(sentence, to) ? 2 : 1;
  }
  return { from: at, to };
}

/** "Worked with Target": a name where only one can stand, long enough to be no "The". */
function isBehindWith(sentence: Sentence, at: number): boolean {
  return WITH.has(sentence.word(at - 1)) && sentence.word(at).length > 3;
}

/** "H&M" and "Dr. Martens": a sign that touches the name before it, and another name. */
function isHalfName(sentence: Sentence, at: number): boolean {
  const sign = sentence.tokens[at];
  if (!sign?.glued || !isName(sentence, at + 1)) return false;
  const isTitle = sign.text === "." && isOneOf(sentence.word(at - 1), "dr st mr mrs");
  return isTitle || sign.text === "&";
}

/** Of "coca cola": a word in lower case that means nothing else. */
function isSecondHalf(sentence: Sentence, at: number): boolean {
  return !isName(sentence, at) && !GENERIC.has(sentence.word(at)) && isPlainWord(sentence, at);
}

function isName(sentence: Sentence, at: number): boolean {
  return /^(?:\p{Lu}|\p{Ll}+\p{Lu})/u.test(sentence.raw(at));
}

function readSimilar(sentence: Sentence, at: number): void {
  const cue = SIMILAR_CUES.at(sentence.tokens, at);
  const after = SIMILAR_CUES_AFTER.at(sentence.tokens, at);
  if (after && sentence.kind(at - 1) === "handle" && sentence.isFree(at - 1)) {
    addHandle(sentence, { from: at - 1, to: at }, "similarTo", 0.9);
    sentence.take(after.from, after.to);
    return;
  }
  if (!cue) return;
  const isStrong = STRONG_SIMILAR.test(sentence.word(at));
  const found: Target[] = [];
  let next = cue.to;
  while (sentence.isFree(next)) {
    const isPlain = isStrong && sentence.word(next - 1) !== "," && isPlainWord(sentence, next);
    if (sentence.kind(next) !== "handle" && !isPlain) break;
    const handle = { from: next, to: handleEnd(sentence, next) };
    found.push(handle);
    next = skipJoiners(sentence, handle.to);
  }
  const [first] = found;
  if (first === undefined) return;
  const not = negationBefore(sentence, at);
  if (not !== undefined) {
    sentence.cannotSay(not, found.at(-1)?.to ?? next);
    return;
  }
  sentence.take(cue.from, first.from);
  for (const handle of found) addHandle(sentence, handle, "similarTo", 0.95);
}

/** "glow.ana" without its sign: words with points between them, and no space. */
function handleEnd(sentence: Sentence, at: number): number {
  const [point, next] = [sentence.tokens[at + 1], sentence.tokens[at + 2]];
  const goesOn = point?.text === "." && point.glued && next?.kind === "word" && next.glued;
  return goesOn ? handleEnd(sentence, at + 2) : at + 1;
}

function readBareHandle(sentence: Sentence, at: number): void {
  // "More followers than @max.fit" asks for nobody who mentions them.
  if (isOneOf(sentence.word(at - 1), "than als que")) {
    sentence.cannotSay(at - 1, handleEnd(sentence, at));
    return;
  }
  const after = negationAfter(sentence, at + 1);
  if (after !== undefined) sentence.take(at + 1, after);
  const isLeftOut = negationAfter(sentence, handlesEnd(sentence, at)) !== undefined;
  const not = isLeftOut ? at : (negationBefore(sentence, at) ?? listedAfterExclusion(sentence, at));
  const previous = sentence.findings.at(-1);
  const isOwnClause = sentence.isBreak(previous?.to ?? 0) && LEAVES_OUT.test(sentence.word(not ?? at));
  if (not !== undefined && previous?.slot === "brand" && not - previous.to <= 1 && !isOwnClause) {
    sentence.take(not, at);
    addBrand(sentence, { from: at, to: at + 1 }, true, 0.9);
    return;
  }
  if (not !== undefined) {
    sentence.take(Math.min(not, at), at);
    addHandle(sentence, { from: at, to: at + 1 }, "excludeHandles", 0.95);
    return;
  }
  const finding = addBrand(sentence, { from: at, to: at + 1 }, false, 0.5);
  if (!finding) return;
  const similar: Finding = { ...finding, slot: "similarTo", confidence: 0.45 };
  sentence.otherReadings.push({ of: finding, instead: [similar] });
}

/** "@ana aur @ben nahi": where the handles end that are listed from `at` on. */
function handlesEnd(sentence: Sentence, at: number): number {
  const next = skipJoiners(sentence, at + 1);
  return next > at + 1 && sentence.kind(next) === "handle" ? handlesEnd(sentence, next) : at + 1;
}

function listedAfterExclusion(sentence: Sentence, at: number): number | undefined {
  const previous = sentence.findings.at(-1);
  if (previous?.slot !== "excludeHandles") return undefined;
  return skipJoiners(sentence, previous.to) === at ? at : undefined;
}

function readHashtag(sentence: Sentence, at: number): void {
  const value = sentence.raw(at).slice(1).toLowerCase();
  sentence.find({ slot: "hashtag", op: "is", value, from: at, to: at + 1, source: "grammar", confidence: 1 });
}

/** A brand that the workspace does not hold is told, with what would leave it out. */
function addBrand(
  sentence: Sentence,
  target: Target,
  isNot: boolean,
  confidence: number,
): Finding | undefined {
  const wanted = wantedBrand(sentence, target, isNot);
  const source = confidence < 0.6 ? "assumed" : "grammar";
  if (wanted) return sentence.find({ ...wanted, ...target, source, confidence });
  sentence.cannotSay(target.from, target.to);
  return undefined;
}

function addHandle(
  sentence: Sentence,
  { from, to }: Target,
  slot: "similarTo" | "excludeHandles",
  confidence: number,
): void {
  const value = sentence.written(from, to).replace(/^@/u, "").toLowerCase();
  const op = slot === "excludeHandles" ? "not" : "is";
  sentence.find({ slot, op, value, from, to, source: "grammar", confidence });
}

function skipWords(sentence: Sentence, at: number, words: ReadonlySet<string>): number {
  let next = at;
  while (words.has(sentence.word(next)) || ["like", "such", "as", ":"].includes(sentence.word(next)))
    next += 1;
  return next;
}

function skipJoiners(sentence: Sentence, at: number): number {
  let next = at;
  while (next < sentence.tokens.length) {
    const joiner = JOINERS.at(sentence.tokens, next);
    if (!joiner && !isOneOf(sentence.word(next), ", / +")) break;
    next = joiner?.to ?? next + 1;
  }
  return next;
}

function isEntity(sentence: Sentence, at: number): boolean {
  return entities().at(sentence.tokens, at) !== undefined;
}
