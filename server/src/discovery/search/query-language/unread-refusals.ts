import { isOneOf, wordList } from "./phrases.ts";
import { isPortuguese } from "./grammar/portuguese.ts";
import type { Finding, Sentence } from "./sentence.ts";
import { IGNORED, JOINERS, NOT, TURNED_FROM } from "./words.ts";

interface Stretch {
  from: number;
  to: number;
}

const REFUSAL = wordList(
  "nahi nahin mat hatao hatana hatado chhod chhodo chhodkar nikalo bahar vermeiden meiden evitar eviter avoid raus rausnehmen weglassen ausschliessen streichen entfernen weg fuera remove quitar sacar eliminar enlever retirer virer tirar remover",
  "excl",
);
const NO = new Set("no not non nein nicht pas nao out off".split(" "));
const HIDE = new Set(
  "hide skip drop ignore exclude remove no raus weg fuera hatao exclure ausblenden".split(" "),
);
/** "Insta irrelevant", "Reichweite egal": what is said there filters nothing. */
const INDIFFERENT = new Set(
  "irrelevant egal optional unimportant unwichtig wurst wurscht indifferent indiferente indiferentes opcional".split(
    " ",
  ),
);

/** After these the sentence goes on with what is wanted. */
const TURNS = new Set(
  "but only just rather aber sondern nur lieber pero sino solo mejor mais seulement plutot mas apenas melhor lekin par sirf balki".split(
    " ",
  ),
);
/** "Not only Berlin" denies nothing. */
const ONLY = new Set("only just nur solo seulement apenas so somente sirf".split(" "));

/** "Tarif > 1000 € à exclure", "Northlight no": a refusal that nothing took up may be of all before it. */
export function refusalIn(sentence: Sentence, { from, to }: Stretch): number | undefined {
  // "Declined or blocked: hide".
  const isHidden =
    isOneOf(sentence.word(to), ": , ; \u2013 \u2014 -") &&
    HIDE.has(sentence.word(to + 1)) &&
    sentence.isBreak(to + 2);
  if (isHidden) return to + 1;
  const alone = refusalAloneBehind(sentence, to);
  if (alone !== undefined) return alone;
  for (let at = to - 1; at > from; at -= 1) {
    if (!sentence.isFree(at)) continue;
    const isLast = at === to - 1 && NO.has(sentence.word(at));
    // "Unhe rehne do", where "Delhi mein rehne wale" live there.
    const isLetBe = isOneOf(sentence.word(at), "rehne jaane jane") && sentence.word(at + 1) === "do";
    if (isLast || isLetBe || REFUSAL.test(sentence.word(at)) || INDIFFERENT.has(sentence.word(at))) return at;
  }
  return undefined;
}

/** "Tarif > 1000 €, beauté, à exclure": a piece that only refuses is of all before it. */
function refusalAloneBehind(sentence: Sentence, end: number): number | undefined {
  for (let from = end + 1; sentence.word(from - 1) === ",";) {
    let to = from;
    while (!sentence.isBreak(to)) to += 1;
    const isLast = to > from && (REFUSAL.test(sentence.word(to - 1)) || HIDE.has(sentence.word(to - 1)));
    const before = sentence.tokens.slice(from, to - 1);
    if (isLast && sentence.areFree(from, to) && before.every(({ text }) => IGNORED.has(text))) return to - 1;
    from = to + 1;
  }
  return undefined;
}

/** Where a word denies that nobody took up: "nunca … con Zara". Portuguese "no" is "in the". */
export function unreadNotAt(sentence: Sentence, at: number): Stretch | undefined {
  const not = NOT.at(sentence.tokens, at) ?? TURNED_FROM.at(sentence.tokens, at) ?? frenchNotAt(sentence, at);
  if (!not || !sentence.areFree(not.from, not.to) || JOINERS.at(sentence.tokens, at)) return undefined;
  const isInThe = sentence.word(at) === "no" && isPortuguese(sentence);
  const isOfWhich =
    sentence.word(at) === "dont" && isOneOf(sentence.word(at + 1), "le la les l on ils elles");
  return isInThe || isOfWhich || ONLY.has(sentence.word(not.to)) ? undefined : not;
}

/** "On ne veut plus": what denies in French stands on both sides of the verb. */
function frenchNotAt(sentence: Sentence, at: number): Stretch | undefined {
  if (!isOneOf(sentence.word(at), "ne n")) return undefined;
  for (let end = at + 1; end <= at + 3; end += 1) {
    if (isOneOf(sentence.word(end), "plus pas jamais rien guere")) return { from: at, to: end + 1 };
  }
  return undefined;
}

/** "Gaming interessiert uns nicht mehr": an unread "not" that nothing follows may be of all before it in its piece. */
export function trailingNotIn(sentence: Sentence, { from, to }: Stretch): Stretch | undefined {
  for (let at = to - 1; at >= from; at -= 1) {
    const not = unreadNotAt(sentence, at);
    if (not && at > from) return PREFIX.has(sentence.word(not.from)) ? undefined : not;
    if (!sentence.isFree(at) || !IGNORED.has(sentence.word(at))) return undefined;
  }
  return undefined;
}

/** "Coca cola zero" ends in no such word. */
const PREFIX = new Set("zero cero minus menos nothing nada sin sans sem ohne without".split(" "));
const THAN = new Set("als than plutot statt que do comme".split(" "));

const MEASURED = new Set(
  "less fewer more enough too much many moins plus trop assez weniger mehr zu viel viele genug menos mas demasiado demasiados demasiada demasiadas bastante bastantes mais muito muitos muita muitas kam zyada jyada bahut".split(
    " ",
  ),
);

/** "Less Instagram, more TikTok", "trop de mode": how much of it there is, is no wish for it. */
export function isMeasured(sentence: Sentence, { slot, op, from }: Finding): boolean {
  if (op === "not" || !NAMED.has(slot)) return false;
  const at = isOneOf(sentence.word(from - 1), "of de d von") ? from - 2 : from - 1;
  return sentence.isFree(at) && MEASURED.has(sentence.word(at));
}

const WAS = new Set("was were war waren etait etaient era eran fue fueron foi foram tha thi".split(" "));

/** "Berlin was a flop": what was so is told of, and not looked for. */
export function isPast(sentence: Sentence, { slot, op, to }: Finding): boolean {
  return op !== "not" && NAMED.has(slot) && sentence.isFree(to) && WAS.has(sentence.word(to));
}

const NAMED = new Set(
  "tier category platform city region country gender format language brand keywords".split(" "),
);

/** "Lieber Nano als Mikro": of two of a kind the one behind "than" is not asked for. */
export function isComparedWith(sentence: Sentence, { slot, from }: Finding, piece: Stretch): boolean {
  if (!NAMED.has(slot)) return false;
  const isThan = THAN.has(sentence.word(from - 1)) && sentence.isFree(from - 1);
  return (
    isThan &&
    sentence.findings.some((other) => other.slot === slot && other.from >= piece.from && other.to < from)
  );
}

/** Whether a finding leaves people out; whose price is not known is asked for, as all others are. */
export function isRefusal({ op, slot }: Finding): boolean {
  return op === "not" && slot !== "hasNot";
}

/** The unread "not" that may be of a finding: in front of it, with nothing between them that turns round. */
export function unreadNotOf(sentence: Sentence, finding: Finding, piece: Stretch): Stretch | undefined {
  if (isRefusal(finding)) return undefined;
  const { from } = finding;
  for (let at = from - 1; at >= piece.from; at -= 1) {
    const not = unreadNotAt(sentence, at);
    if (not) return not;
    // "Don't include those that only do stories".
    const isOfThem = isOneOf(sentence.word(at - 1), "who that which die qui que");
    if (TURNS.has(sentence.word(at)) && !isOfThem) return undefined;
  }
  return undefined;
}
