import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { OUT_HEADINGS } from "#/strategy/brief/left-out/refusal-words.ts";
import { KEPT_BEFORE, KEPT_BEHIND } from "#/strategy/brief/left-out/removal-words.ts";
import type { Stated } from "#/strategy/brief/stated.ts";

/** A handle with its @, and not the end of an e-mail address; the group is the handle. For folded text. */
export const HANDLE = "(?<![\\p{L}\\p{N}._%+-])@([a-z0-9_][a-z0-9._]{0,38}[a-z0-9_]|[a-z0-9_])";
type Role = "must" | "never" | "named";
/** Words before a handle that leave it out. */
const NEVER =
  "vetos, veto, vetados, no salga, que no salga, no salgan, no aparezca, no entre, no sean, no sea, que no sean, q no sean, no quiero a, nao quero, pas de, pas d', kaun nahi, kaun nahin, out, raus, hors de question, do not use, don't use, no longer work with, don't work with, do not work with, not work with, arbeiten nicht mehr mit, nicht mehr mit, ne travaille plus avec, ne travaillons plus avec, ya no trabajamos con, no trabajamos con, nao trabalhamos mais com, nao trabalhamos com, never again, never again work with, never work with, nie, nie wieder, nie mehr, arbeiten nie mit, arbeiten nie wieder mit, plus jamais, ne travaille jamais avec, ne travaillons jamais avec, nunca mas, nunca trabajamos con, nunca mas trabajamos con, nunca mais, nunca trabalhamos com, nunca mais trabalhamos com, without, exclude, excludes, excluding, except, except for, anyone but, anybody but, everyone but, everybody but, avoid, avoids, avoiding, skip, skipping, not, no, never, drop, remove, leave out, can't use, cant use, cannot use, could not use, won't use, wont use, nogo, nogos, no go, no gos, exclusion, exclusions, exclusiones, exclusoes, ausschluss, ausschlusse, ohne, nicht, nicht wieder, kein, keine, keinen, ausser, vermeide, vermeiden, vermeidet, sans, sauf, exclure, exclus, excluez, evite, evitez, evites, eviter, evitar, evita, evitem, sin, excepto, excluir, salvo, menos a, sem, exceto, nunca, jamais, surtout pas, nada de, fuera, fora, hors, auf keinen fall, auf gar keinen fall, keinesfalls, niemals, bloss nicht, bitte nicht, lieber nicht, please not, rather not, never ever, not ever, pas, pas avec, ni de broma, nem pensar, nem a pau, ni loco, under no circumstances, on no account, en aucun cas, en ningun caso, de ninguna manera, em caso nenhum, de jeito nenhum, bilkul nahi";
const NEVER_TO = "do not, don't, dont, never";
const TO_TAKE = "use, book, hire, pick, take, include, want";
const BETWEEN = "with, mit, con, com, avec, the creator, the creators, a, o, den, die";
const NEVER_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${anyListed(NEVER)}|${anyListed(NEVER_TO)} ${anyListed(TO_TAKE)})\\s*[:=–-]?\\s*(?:${anyListed(BETWEEN)} )?$`,
  "u",
);
const MUST =
  "must have, must haves, must-have, must-haves, musts, auf jeden fall, in jedem fall, definitely, si o si, si o si a, absolument, impreteriblement, sem falta, zaroor, must be, must include, include, including, with, keep, mit, inklusive, unbedingt, avec, inclure, con, incluir, incluye, com, book, add, plus";
const MUST_BEFORE = new RegExp(`(?<!\\p{L})${anyListed(MUST)}\\s*[:=]?\\s*(?:the creators? )?$`, "u");
/** "Same blocklist as last time plus @a". */
const LIST_BEFORE =
  /(?<!\p{L})(?:block ?list|black ?list|no-?go list|sperrliste|liste noire|lista negra)[^.;!?\n]*$/u;
/** "No: politicians, @a": a list under a heading that leaves out, whatever else stands in it. */
const OUT_LISTED = new RegExp(
  `(?:^|[.;!?\\n,(–-])\\s*(?:\\p{L}+\\s+)?${anyListed(OUT_HEADINGS)}\\s*[:=]\\s*(?:[^\\n:=!?.]|\\.(?=\\S))*$`,
  "u",
);
/** "Def the twins, @a", "on veut Maïté et @b": asked for together with somebody who has no handle. */
const WANTED_BEFORE = new RegExp(
  `(?<!\\p{L})${anyListed("def, definitely, we want, we'd like, we need, wir wollen, wir mochten, on veut, on voudrait, nous voulons, queremos, hume chahiye")}\\s+(?:(?!${wordsListed("no, not, nicht, pas, kein*, nao, nahi")})[^@.;:!?\\n\\d]){3,50}(?:,|and|und|et|y|e|aur)\\s*$|(?<!\\p{L})lena hi (?:hai|hoga) ?,? ?$`,
  "u",
);
const WHY_BEFORE = new RegExp(wordsListed("why, warum, wieso, pourquoi, por que, porque"), "u");
const LIST_GAP = new RegExp(
  `^[\\s,]*(?:${anyListed("and, und, et, y, e, or, oder, ou, o, aur, ya, ni, nor, nem, noch, &")}\\s*(?:a )?)?$`,
  "u",
);

const IS = "is, is a, are, ist, ist ein, sind, est, sont, es, esta, son, e, sao, and, aber";
/** Words behind a handle that leave it out. */
const OUT =
  "fallt aus, fallt raus, fallt weg, fallen aus, fallen raus, fallen weg, scheidet aus, sagt ab, drops out, drop out, dropped out, is unavailable, are unavailable, unavailable, not available, se desiste, se cae, no puede, no esta disponible, nao pode, nao esta disponivel, est indisponible, indisponible, mat lena, mat lo, mat rakhna, mat rakho, nahi lena, nahin lena, nahi chahiye, nahin chahiye, hatao, hata do, nikalo, nikal do, chhod do, chod do, bahar, out, raus, excluded, off limits, nogo, nogos, no go, no gos, not again, not welcome, not allowed, don't put, dont put, don't use, dont use, don't include, dont include, weg, tabu, ausgeschlossen, nicht, exclu, exclue, exclus, exclues, a eviter, jamais, nunca, fuera, descartado, descartada, descartados, descartadas, fora, ta fora, no, non, nao, nahi, nahin, bilkul nahi, bilkul nahin, mat, ko chhod, auf keinen fall, auf gar keinen fall, keinesfalls, bloss nicht, en aucun cas, surtout pas, en ningun caso, de ninguna manera, ni hablar, de jeito nenhum, em caso algum, nem pensar, nem a pau, nem por sonho, ni de broma, ni loco, ni en broma, hors de question, kommt nicht in frage, kommt nicht infrage, out of the question, bitte nicht, lieber nicht, besser nicht, please not, please no, rather not, under no circumstances, no way, kabhi nahi, bilkul mat, ke bina, ke bagair, ke alawa, ke siwa";
const NEVER_AFTER = new RegExp(
  `^\\s*[,:–-]?\\s*(?:${anyListed(IS)} )?(?:ko (?:bhi )?)?(?:${anyListed(OUT)}|[^@.;!?\\n]{0,20}(?:skip|und (?:fallt|fallen) (?:aus|raus|weg)|and (?:drops?|is|are) out))(?!\\p{L})`,
  "u",
);
/** The same as far as it means nothing without the handle. */
const OUT_BEHIND = new RegExp(`^\\s*(?:${anyListed(IS)} )?(?:ko (?:bhi )?)?${anyListed(OUT)}(?!\\p{L})`, "u");
/** Words behind a handle, near it, that ask for it. */
const MUST_BEHIND =
  "definitely, unbedingt, auf jeden fall, absolument, com certeza, muss rein, muss mit, muss dabei sein, muss mitmachen, mussen rein, mussen mit, mussen dabei sein, has to go in, needs to be in, need to be in, must go in, doit y etre, doivent y etre, doit en etre, doivent en etre, doit etre, tiene que estar, tiene que entrar, tienen que estar, tienen que entrar, tiene que ir, tem q entrar, tem q estar, tem de entrar, tem de estar, tem que ir, deve entrar, rakhna hi, chahiye hi, must be, has to be, have to be, is set, is fixed, is a must, is in, is booked, are set, are fixed, are in, ist gesetzt, ist dabei, ist pflicht, ist fix, sind gesetzt, sind dabei, sind pflicht, sind fix, gesetzt, est dedans, est fixe, sont dedans, sont fixes, obligatoire, obligatoires, si o si, va dentro, van dentro, esta dentro, son dentro, es dentro, va obligatori*, van obligatori*, esta obligatori*, son obligatori*, es obligatori*, fijo, fija, fijos, fijas, on la prend, on le prend, on les prend, e topo, topei, fechado, fechada, fechados, fechadas, lena hi, e embaixador, e embaixadora, is our ambassador, ist botschafter*, usko le lo, lo usko, tem que estar, tem que entrar, precisa estar, precisa entrar, confirmado, confirmada, confirmados, confirmadas, pakka, zaroor";
const MUST_AFTER = new RegExp(`^[^@.;!?\\n]{0,40}?${wordsListed(MUST_BEHIND)}`, "u");

const OUR =
  "our, my, unser, mein, notre, nuestro, nuestra, nosso, nossa, humara, hamara, our own, my own, unser own";
const ACCOUNT = "handle, account, profil, profile, konto, compte, cuenta, conta, perfil";
const OWN_BEFORE = new RegExp(
  `(?<!\\p{L})${anyListed(OUR)} ${anyListed(ACCOUNT)}(?: is| ist| est| es| e|:)?\\s*$`,
  "u",
);

/** "Take both" and its like, in parts that go together. */
const TAKE_ALL: readonly (readonly [verbs: string, all: string])[] = [
  ["take, use, book, include, want", "both, all of them, all three, them, them both, them all"],
  ["nehm, nehmt, buch, bucht", "beide, alle, sie"],
  ["prend, prends, prenez", "les deux, les trois"],
  [
    "toma, coge, usa, mete",
    "los dos, los tres, las dos, las tres, a los dos, a los tres, a las dos, a las tres",
  ],
  ["pega, usa, coloca", "os dois, os tres, as duas, as tres"],
  ["ambos", "dentro"],
  ["dono, dono ko", "lo"],
];
const ALL_TAKEN = new RegExp(
  `(?<!\\p{L})(?:${TAKE_ALL.map(([verbs, all]) => `${anyListed(verbs)} ${anyListed(all)}`).join("|")})(?!\\p{L})`,
  "gu",
);

const TOO =
  "too, as well, also, auch, ebenso, ebenfalls, aussi, egalement, pareil, tambien, igual, tambem, tb, tbm, bhi, ko bhi";
const TOO_BEHIND = new RegExp(`^\\s*,?\\s*${anyListed(TOO)}(?!\\p{L})`, "u");
/** "Too, but only if she fits": a wish, and no must. */
const IF_BEHIND = new RegExp(
  `^\\s*,?\\s*(?:${anyListed(TOO)}\\s*,?\\s*)?(?:${anyListed("but, aber, mais, pero, mas, lekin")}\\s+)?(?:${anyListed("only, nur, seulement, solo, so, sirf")}\\s+)?${anyListed("if, when, wenn, falls, sofern, si, se, caso, agar")}(?!\\p{L})`,
  "u",
);
const LISTED_BEFORE = new RegExp(
  `(?<!\\p{L})${anyListed("must have, must haves, must-have, must-haves, musts, must include, si o si, si o si a, unbedingt, auf jeden fall, absolument, obligatoire, obligatoires, obligatorio, obligatorios, obligatoria, obligatorias, pflicht, gesetzt, fixed, fijos, fixos")}\\s*[:=]?\\s*$`,
  "u",
);

/**
 * Who is wanted or left out together with others, although an aside stands between them: "must haves: @a (asks 900) and
 * @b", "@a has to be in, @b too". To be read before prices are taken out.
 */
export function rolesShared(text: BriefText): Map<string, "must" | "never"> {
  const folded = text.folded.replaceAll(/\([^()@]*\)/gu, (aside) => " ".repeat(aside.length));
  const roles = new Map<string, "must" | "never">();
  let last: Role = "named";
  for (const { start, end, handles } of listsIn(folded)) {
    const [before, after] = [folded.slice(0, start), folded.slice(end)];
    const own = roleOf(before, after);
    const isToo = own === "named" && TOO_BEHIND.test(after);
    const isListed = LISTED_BEFORE.test(before);
    const role: Role = LIST_BEFORE.test(before) ? "never" : isListed ? "must" : isToo ? last : "named";
    for (const { name, behind } of handles)
      if (role !== "named" && !IF_BEHIND.test(folded.slice(behind))) roles.set(name, role);
    last = role === "named" ? own : role;
  }
  return roles;
}

/** Handles with @, and what the words around say of them. A list shares the words before its first and behind its last. */
export function takeHandles(
  text: BriefText,
  stated: Stated,
  shared: ReadonlyMap<string, "must" | "never">,
): void {
  takeEach(text, stated);
  for (const [handle, role] of shared) {
    for (const other of ["must", "never", "named"] as const) {
      const left = (stated[other] ?? []).filter((one) => one !== handle);
      if (left.length > 0) stated[other] = left;
      else delete stated[other];
    }
    stated[role] = [...(stated[role] ?? []), handle];
  }
}

const ANY_HANDLE = /(?<![\p{L}\p{N}._%+-])@[a-z0-9_.]+/gu;

function takeEach(text: BriefText, stated: Stated): void {
  takeSwap(text, stated);
  const folded = text.folded.replaceAll("\u25ae", " ");
  const said = foldInPlace(text.readable);
  for (const { start, end, handles } of listsIn(text.folded)) {
    const own = roleOf(folded.slice(0, start), folded.slice(end));
    const role = own === "named" && OUT_LISTED.test(said.slice(0, start)) ? "never" : own;
    stated[role] = [...(stated[role] ?? []), ...handles.map(({ name }) => name)];
    const [outBehind, outBefore] =
      role === "never" ? [OUT_BEHIND, NEVER_BEFORE] : role === "must" ? [KEPT_BEHIND, KEPT_BEFORE] : [];
    const behind = outBehind?.exec(text.folded.slice(end))?.[0].length ?? 0;
    const lead = outBefore?.exec(text.folded.slice(0, start))?.[0].length ?? 0;
    text.take({ start: start - lead, end: end + behind });
  }
  if (text.takeFirst(ALL_TAKEN)) {
    stated.must = [...(stated.must ?? []), ...(stated.named ?? [])];
    delete stated.named;
  }
  for (const found of text.all(ANY_HANDLE)) text.take(found);
}

interface HandleList extends Span {
  /** Each with where its own words end. */
  handles: { name: string; behind: number }[];
}

/** Handles that stand in one list, such as "@a, @b and @c". */
function listsIn(folded: string): HandleList[] {
  const lists: HandleList[] = [];
  for (const { 0: words, index: start } of folded.matchAll(new RegExp(HANDLE, "gu"))) {
    const end = start + words.length;
    const handle = { name: words.slice(1), behind: end };
    const last = lists.at(-1);
    if (last && LIST_GAP.test(folded.slice(last.end, start).replaceAll("\u25ae", ""))) {
      last.handles.push(handle);
      last.end = end;
    } else lists.push({ start, end, handles: [handle] });
  }
  return lists;
}

const SWAPS = "swap, replace, exchange, ersetz*, tausch*, remplac*, cambi*, sustitu*, substitu*, troc*";
const NAME = "@([a-z0-9_.]*[a-z0-9_])";
const SWAP = new RegExp(
  `${anyListed(SWAPS)} ${NAME} ${anyListed("for, with, by, durch, gegen, mit, par, contre, por, con")} ${NAME}`,
  "gu",
);

/** "Swap @a for @b": one goes, the other comes. */
function takeSwap(text: BriefText, stated: Stated): void {
  const found = text.takeFirst(SWAP);
  if (!found) return;
  const [out = "", into = ""] = found.groups;
  stated.never = [...(stated.never ?? []), out];
  stated.must = [...(stated.must ?? []), into];
}

const ENDS = /^\s*(?:[,;.!)\n]|$)/u;

/** Whether a name is refused by the folded words right beside it, and by nothing that could go on with it. */
export function isRefused(before: string, after: string): boolean {
  const behind = OUT_BEHIND.exec(after)?.[0];
  return NEVER_BEFORE.test(before) || (behind !== undefined && ENDS.test(after.slice(behind.length)));
}

/** By the folded words before and behind a handle. */
export function roleOf(before: string, after: string): Role {
  if (WHY_BEFORE.test(before.slice(-80))) return "named";
  // "Never remove @a" keeps her.
  if (KEPT_BEFORE.test(before) || KEPT_BEHIND.test(after)) return "must";
  if (
    NEVER_BEFORE.test(before) ||
    LIST_BEFORE.test(before) ||
    OWN_BEFORE.test(before) ||
    NEVER_AFTER.test(after)
  )
    return "never";
  const isWanted = MUST_BEFORE.test(before) || MUST_AFTER.test(after) || WANTED_BEFORE.test(before);
  return isWanted ? "must" : "named";
}
