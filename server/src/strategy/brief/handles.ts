import type { BriefText, Found } from "./brief-text.ts";
import type { Stated } from "./stated.ts";

const NEVER_BEFORE =
  /(?<!\p{L})(?:without|exclud(?:e|es|ing)|except(?: for)?|(?:any|every)(?:one|body) but|avoid(?:s|ing)?|skip(?:ping)?|(?:do not|don['’]?t|never) (?:use|book|hire|pick|take|include|want)|not|no|never|drop|remove|leave out|(?:can(?:['’]?t|not)|could not|won['’]?t) use|no[- ]?gos?|ausschluss|ohne|nicht(?: wieder)?|keine?n?|au(?:ss|ß)er|vermeide(?:n|t)?|sans|sauf|exclure|exclu(?:s|ez)|eviter|evite[zrs]?|evitar|evita|evitem|sin|excepto|excluir|salvo|menos a|sem|exceto|nunca|jamais|surtout pas|nada de|fuera|fora|hors)\s*[:=]?\s*(?:with |mit |con |com |avec |the creators? |a |o |den |die )?$/u;
const MUST_BEFORE =
  /(?:must (?:have|be|include)|includ(?:e|ing)|with|keep|mit|inklusive|unbedingt|avec|inclure|con|incluir|incluye|com|book|add|plus)\s*(?:the creators? )?$/u;
const WHY_BEFORE = /(?<!\p{L})(?:why|warum|wieso|pourquoi|por que|porque)(?!\p{L})/u;
const LIST_GAP = /^[\s,]*(?:and|und|et|y|e|or|oder|ou|o|&)?\s*$/u;

const NEVER_AFTER =
  /^\s*[,:–-]?\s*(?:is |are |ist |sind |est |sont |es |esta |son |e |sao |and |aber )?(?:out|raus|excluded|off limits|no[- ]?gos?|not (?:again|welcome|allowed)|don['’]?t (?:put|use|include)|weg|tabu|ausgeschlossen|nicht|exclu[es]*|a eviter|jamais|nunca|fuera|descartad[oa]s?|fora|ta fora|no|non|nao|(?:bilkul )?nahin?|[^@.;!?\\n]{0,20}skip|mat|ko chhod)(?!\p{L})/u;
const MUST_AFTER =
  /^[^@.;!?\n]{0,40}?(?<!\p{L})(?:must be|has to be|have to be|is (?:set|fixed|a must|in|booked)|are (?:set|fixed|in)|(?:ist|sind) (?:gesetzt|dabei|pflicht|fix)|gesetzt|(?:est|sont) (?:obligatoires?|fixes?|dedans)|obligatoires?|si o si|(?:va|van|esta|son|es) (?:fij[oa]s?|dentro|obligatori[oa]s?)|fij[oa]s?|on (?:la|le|les) prend|e topo|topei|fechad[oa]s?|lena hi|usko le lo|lo usko|(?:tem que|precisa) (?:estar|entrar)|confirmad[oa]s?|pakka|zaroor)(?!\p{L})/u;
const OWN_BEFORE =
  /(?<!\p{L})(?:our|my|unser|mein|notre|nuestr[ao]|noss[ao]|humara|hamara) (?:own )?(?:handle|account|profile?|konto|compte|cuenta|conta|perfil)(?: is| ist| est| es| e|:)?\s*$/u;
const TAKE_ALL =
  /(?<!\p{L})(?:(?:take|use|book|include|want) (?:both|all (?:of them|three)|them(?: both| all)?)|(?:nehmt?|bucht?) (?:beide|alle|sie)|(?:prends?|prenez) les (?:deux|trois)|(?:toma|coge|usa|mete) (?:a )?(?:los|las) (?:dos|tres)|ambos dentro|(?:pega|usa|coloca) (?:os|as) (?:dois|duas|tres)|dono lo|dono ko lo)(?!\p{L})/u;

/** Handles with @, and what the words around say of them. A list shares the words before its first and behind its last. */
export function takeHandles(text: BriefText, stated: Stated): void {
  takeSwap(text, stated);
  const folded = text.folded.replaceAll("\u25ae", " ");
  for (const list of listsOf(text)) {
    const [first, last] = [list[0], list.at(-1)];
    if (!first || !last) continue;
    const role = roleOf(folded.slice(Math.max(0, first.start - 40), first.start), folded.slice(last.end));
    stated[role] = [...(stated[role] ?? []), ...list.map(({ groups }) => groups[0] ?? "")];
  }
  if (text.takeFirst(new RegExp(TAKE_ALL, "gu"))) {
    stated.must = [...(stated.must ?? []), ...(stated.named ?? [])];
    delete stated.named;
  }
  for (const found of text.all(/(?<![\p{L}\p{N}._%+-])@[a-z0-9_.]+/gu)) text.take(found);
}

/** Handles that stand in one list, such as "@a, @b and @c". */
function listsOf(text: BriefText): Found[][] {
  const lists: Found[][] = [];
  for (const found of text.all(/(?<![\p{L}\p{N}._%+-])@([a-z0-9_][a-z0-9._]{0,38}[a-z0-9_]|[a-z0-9_])/gu)) {
    const last = lists.at(-1)?.at(-1);
    const isListed =
      last !== undefined && LIST_GAP.test(text.folded.slice(last.end, found.start).replaceAll("\u25ae", ""));
    if (isListed) lists.at(-1)?.push(found);
    else lists.push([found]);
  }
  return lists;
}

const SWAP =
  /(?:swap|replace|exchange|ersetz\p{L}*|tausch\p{L}*|remplac\p{L}*|cambi\p{L}*|sustitu\p{L}*|substitu\p{L}*|troc\p{L}*) @([a-z0-9_.]*[a-z0-9_]) (?:for|with|by|durch|gegen|mit|par|contre|por|con) @([a-z0-9_.]*[a-z0-9_])/gu;

/** "Swap @a for @b": one goes, the other comes. */
function takeSwap(text: BriefText, stated: Stated): void {
  const found = text.takeFirst(SWAP);
  const [out, into] = found?.groups ?? [];
  if (!found || !out || !into) return;
  stated.never = [...(stated.never ?? []), out];
  stated.must = [...(stated.must ?? []), into];
}

/** By the folded words before and behind a handle. */
export function roleOf(before: string, after: string): "must" | "never" | "named" {
  if (WHY_BEFORE.test(before)) return "named";
  if (NEVER_BEFORE.test(before) || OWN_BEFORE.test(before) || NEVER_AFTER.test(after)) return "never";
  return MUST_BEFORE.test(before) || MUST_AFTER.test(after) ? "must" : "named";
}
