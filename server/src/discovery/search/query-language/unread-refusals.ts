import { isPortuguese } from "./grammar/portuguese.ts";
import type { Finding, Sentence } from "./sentence.ts";
import { IGNORED, JOINERS, NOT, TURNED_FROM } from "./words.ts";

interface Stretch {
  from: number;
  to: number;
}

const REFUSAL =
  /^(?:nahi|nahin|mat|hatao|hatana|hatado|chhod|chhodo|chhodkar|nikalo|bahar|vermeiden|meiden|evitar|eviter|avoid|excl\p{L}+|raus|rausnehmen|weglassen|ausschliessen|streichen|entfernen|weg|fuera|remove|quitar|sacar|eliminar|enlever|retirer|virer|tirar|remover)$/u;
const NO = /^(?:no|not|non|nein|nicht|pas|nao|out|off)$/u;
const HIDE = /^(?:hide|skip|drop|ignore|exclude|remove|no|raus|weg|fuera|hatao|exclure|ausblenden)$/u;
/** "Insta irrelevant", "Reichweite egal": what is said there filters nothing. */
const INDIFFERENT =
  /^(?:irrelevant|egal|optional|unimportant|unwichtig|wurst|wurscht|indifferent|indiferentes?|opcional)$/u;

/** After these the sentence goes on with what is wanted. */
const TURNS =
  /^(?:but|only|just|rather|aber|sondern|nur|lieber|pero|sino|solo|mejor|mais|seulement|plutot|mas|apenas|melhor|lekin|par|sirf|balki)$/u;
/** "Not only Berlin" denies nothing. */
const ONLY = /^(?:only|just|nur|solo|seulement|apenas|so|somente|sirf)$/u;

/** "Tarif > 1000 € à exclure", "Northlight no": a refusal that nothing took up may be of all before it. */
export function refusalIn(sentence: Sentence, { from, to }: Stretch): number | undefined {
  // "Declined or blocked: hide".
  const isHidden =
    /^[:,;\u2013\u2014-]$/u.test(sentence.word(to)) &&
    HIDE.test(sentence.word(to + 1)) &&
    sentence.isBreak(to + 2);
  if (isHidden) return to + 1;
  const alone = refusalAloneBehind(sentence, to);
  if (alone !== undefined) return alone;
  for (let at = to - 1; at > from; at -= 1) {
    if (!sentence.isFree(at)) continue;
    const isLast = at === to - 1 && NO.test(sentence.word(at));
    // "Unhe rehne do", where "Delhi mein rehne wale" live there.
    const isLetBe = /^(?:rehne|jaane|jane)$/u.test(sentence.word(at)) && sentence.word(at + 1) === "do";
    if (isLast || isLetBe || REFUSAL.test(sentence.word(at)) || INDIFFERENT.test(sentence.word(at)))
      return at;
  }
  return undefined;
}

/** "Tarif > 1000 €, beauté, à exclure": a piece that only refuses is of all before it. */
function refusalAloneBehind(sentence: Sentence, end: number): number | undefined {
  for (let from = end + 1; sentence.word(from - 1) === ",";) {
    let to = from;
    while (!sentence.isBreak(to)) to += 1;
    const isLast = to > from && (REFUSAL.test(sentence.word(to - 1)) || HIDE.test(sentence.word(to - 1)));
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
    sentence.word(at) === "dont" && /^(?:le|la|les|l|on|ils|elles)$/u.test(sentence.word(at + 1));
  return isInThe || isOfWhich || ONLY.test(sentence.word(not.to)) ? undefined : not;
}

/** "On ne veut plus": what denies in French stands on both sides of the verb. */
function frenchNotAt(sentence: Sentence, at: number): Stretch | undefined {
  if (!/^(?:ne|n)$/u.test(sentence.word(at))) return undefined;
  for (let end = at + 1; end <= at + 3; end += 1) {
    if (/^(?:plus|pas|jamais|rien|guere)$/u.test(sentence.word(end))) return { from: at, to: end + 1 };
  }
  return undefined;
}

/** "Gaming interessiert uns nicht mehr": an unread "not" that nothing follows may be of all before it in its piece. */
export function trailingNotIn(sentence: Sentence, { from, to }: Stretch): Stretch | undefined {
  for (let at = to - 1; at >= from; at -= 1) {
    const not = unreadNotAt(sentence, at);
    if (not && at > from) return PREFIX.test(sentence.word(not.from)) ? undefined : not;
    if (!sentence.isFree(at) || !IGNORED.has(sentence.word(at))) return undefined;
  }
  return undefined;
}

/** "Coca cola zero" ends in no such word. */
const PREFIX = /^(?:zero|cero|minus|menos|nothing|nada|sin|sans|sem|ohne|without)$/u;
const THAN = /^(?:als|than|plutot|statt|que|do|comme)$/u;

const MEASURED =
  /^(?:less|fewer|more|enough|too|much|many|moins|plus|trop|assez|weniger|mehr|zu|viel|viele|genug|menos|mas|demasiad[oa]s?|bastantes?|mais|muit[oa]s?|kam|zyada|jyada|bahut)$/u;

/** "Less Instagram, more TikTok", "trop de mode": how much of it there is, is no wish for it. */
export function isMeasured(sentence: Sentence, { slot, op, from }: Finding): boolean {
  if (op === "not" || !NAMED.test(slot)) return false;
  const at = /^(?:of|de|d|von)$/u.test(sentence.word(from - 1)) ? from - 2 : from - 1;
  return sentence.isFree(at) && MEASURED.test(sentence.word(at));
}

const WAS = /^(?:was|were|war|waren|etait|etaient|era|eran|fue|fueron|foi|foram|tha|thi)$/u;

/** "Berlin was a flop": what was so is told of, and not looked for. */
export function isPast(sentence: Sentence, { slot, op, to }: Finding): boolean {
  return op !== "not" && NAMED.test(slot) && sentence.isFree(to) && WAS.test(sentence.word(to));
}

const NAMED = /^(?:tier|category|platform|city|region|country|gender|format|language|brand|keywords)$/u;

/** "Lieber Nano als Mikro": of two of a kind the one behind "than" is not asked for. */
export function isComparedWith(sentence: Sentence, { slot, from }: Finding, piece: Stretch): boolean {
  if (!NAMED.test(slot)) return false;
  const isThan = THAN.test(sentence.word(from - 1)) && sentence.isFree(from - 1);
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
    const isOfThem = /^(?:who|that|which|die|qui|que)$/u.test(sentence.word(at - 1));
    if (TURNS.test(sentence.word(at)) && !isOfThem) return undefined;
  }
  return undefined;
}
