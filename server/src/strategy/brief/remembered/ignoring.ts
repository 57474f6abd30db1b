import type { FactInUse } from "@app/contract/strategy/memory/schemas";
import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { Stated } from "#/strategy/brief/stated.ts";

/** As the button beside a fact writes it. */
const LABEL = /^\s*ignore this time\s*:\s*/iu;

const IGNORE =
  "ignore, disregard, skip, leave out, leave aside, set aside, forget, without, drop, ignorier*, vergiss, vergesst, lass*, ohne, ignore*, oublie*, laisse*, sans, ignora*, olvida*, deja*, sin, salta*, esquece*, esqueca*, deixa*, sem, pula*, chhod do, chod do, ignore karo";
const THIS_TIME =
  "this time, this once, just this once, just once, for once, for now, for this plan, in this plan, for this one, for this campaign, diesmal, dieses mal, ausnahmsweise, fur diesen plan, in diesem plan, fur diese kampagne, cette fois, cette fois ci, pour cette fois, pour ce plan, dans ce plan, exceptionnellement, esta vez, por esta vez, por una vez, para este plan, en este plan, desta vez, dessa vez, so desta vez, so dessa vez, por esta vez, para este plano, neste plano, nesse plano, is baar, is plan ke liye, is plan me";
const ASKED = new RegExp(wordsListed(IGNORE), "u");
const ONCE = new RegExp(wordsListed(THIS_TIME), "u");
/** "Don't ignore it", and behind the verb "ignorier die Regel nicht", "n'oublie pas". */
const NOT = new RegExp(
  `(?<!\\p{L})${anyListed("do not, don't, dont, never, nicht, nie, ne, no, nao, nunca, mat")} ${anyListed(IGNORE)}|${wordsListed(IGNORE)}(?:\\s+[\\p{L}-]+){0,4}\\s+(?:nicht|pas)(?!\\p{L})`,
  "u",
);
/** "All of it", "everything you remember". */
const ALL = new RegExp(
  wordsListed(
    "all, everything, all of that, all of them, all rules, alles, alle, alle regeln, tout, toutes, tous, toutes les regles, todo, todas, todos, todas las reglas, tudo, todas as regras, sab",
  ),
  "u",
);

/** Whether a text asks to leave out for once what the team told for good. */
export function asksToIgnore(source: string): boolean {
  if (LABEL.test(source)) return true;
  const folded = foldInPlace(source.normalize("NFC"));
  return ONCE.test(folded) && ASKED.test(folded) && !NOT.test(folded) && !/\d|@/u.test(folded);
}

/**
 * Which facts a plan is to be made without; null where nothing of that kind is asked, and empty where it is open which
 * one is meant.
 */
export function factsIgnored({ remembered = [] }: Stated, source: string): FactInUse[] | null {
  if (!asksToIgnore(source) || remembered.length === 0) return null;
  const label = LABEL.exec(source);
  if (label) {
    const text = source.slice(label[0].length).trim();
    return remembered.filter((fact) => fact.text === text);
  }
  const folded = foldInPlace(source.normalize("NFC"));
  const rest = folded.replaceAll(new RegExp(ONCE, "gu"), " ").replaceAll(new RegExp(ASKED, "gu"), " ");
  if (ALL.test(rest)) return [...remembered];
  const named = remembered.filter(({ text }) => shareWord(rest, foldInPlace(text)));
  if (named.length > 0) return named;
  return remembered.length === 1 ? [...remembered] : [];
}

/** So much of a word tells it from others, whatever its ending. */
const STEM = 4;

function shareWord(one: string, other: string): boolean {
  const stems = new Set(stemsOf(other));
  return stemsOf(one).some((stem) => stems.has(stem));
}

function stemsOf(folded: string): string[] {
  return folded
    .split(/[^\p{L}\p{N}_.@]+/u)
    .filter((word) => word.length >= STEM && !COMMON.has(word))
    .map((word) => word.slice(0, STEM));
}

/** Of rules themselves, and of what always or never holds. */
const COMMON = new Set(
  "rule rules regel regeln regle regles regla reglas regra regras that this with about never always work immer arbeiten jamais toujours travaille nunca siempre trabajamos sempre trabalhamos team plan plano have what told".split(
    " ",
  ),
);
