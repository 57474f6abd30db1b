import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { reworded } from "#/strategy/brief/reworded.ts";

/** What holds for good, in whatever language. */
const STANDING = new RegExp(
  wordsListed(
    "always, never, ever, as a rule, in principle, generally, in general, by default, house rule, company rule, company policy, our policy, our rule, from now on, every time, immer, nie, niemals, nie wieder, grundsatzlich, generell, prinzipiell, firmenregel, hausregel, bei uns gilt, ab jetzt, ab sofort, toujours, jamais, par principe, en regle generale, politique maison, regle maison, desormais, siempre, nunca, jamas, por norma, por principio, por regla general, politica de la casa, norma de la casa, a partir de ahora, sempre, jamais, por regra, por principio, via de regra, em geral, politica da casa, regra da casa, de agora em diante, hamesha, kabhi",
  ),
  "u",
);

/** Whether a text says what always or never holds. */
export function isStanding(source: string): boolean {
  return STANDING.test(foldInPlace(source.normalize("NFC")));
}

const FOR_GOOD = new RegExp(
  wordsListed(
    "always, never again, again, as a rule, generally, in general, by default, from now on, every time, all plans, immer, nie wieder, nie mehr, grundsatzlich, generell, ab jetzt, ab sofort, toujours, plus jamais, jamais plus, en regle generale, desormais, siempre, nunca mas, por norma, a partir de ahora, sempre, nunca mais, por regra, de agora em diante, hamesha, kabhi bhi",
  ),
  "u",
);

/** Whether more than one plan is spoken of: "never @x" of a plan is of that plan, "never again" is of all. */
export function holdsForGood(source: string): boolean {
  return FOR_GOOD.test(foldInPlace(source.normalize("NFC")));
}

const BEGINNING =
  /^\s*(?:(?:please|bitte|por favor|s['’]il (?:te|vous) pla[iî]t)[\s,]+)?(?:remember|note|keep in mind|don['’]t forget|merk(?:e|t)? (?:dir|euch)|notier(?:e)?(?: dir)?|vergiss nicht|retiens|retenez|n['’]oublie pas|note(?:z)?|recuerda|recu[eé]rdalo|no olvides|apunta|anota|lembra|lembre(?:-se)?|n[aã]o esque[cç]a|guarda|yaad rakho|yaad rakhna)(?:\s+(?:that|this|for next time|for all plans|dass|bitte|que|ki|de que))*\s*[:,–-]?\s+/iu;

/** The fact itself, in the person's words: "remember that we never work with casinos" without what asks for it. */
export function factIn(source: string): string {
  const text = source.trim().replace(BEGINNING, "");
  return text === "" ? source.trim() : text;
}

const FORGETS = new RegExp(
  `^\\W*${anyListed("please forget, forget, stop remembering, no longer remember, vergiss, vergesst, merk dir nicht mehr, oublie, oubliez, olvida, olvidad, esquece, esqueca, bhool jao")},? (?!${anyListed("not, nicht, pas, no, nao")}(?!\\p{L}))`,
  "u",
);

/** Whether a text asks to forget something that was told for good. */
export function asksToForget(source: string): boolean {
  const folded = foldInPlace(source.normalize("NFC"));
  return FORGETS.test(folded) && (STANDING.test(folded) || TOLD.test(folded));
}

const TOLD = new RegExp(
  wordsListed(
    "what we told you, what i told you, our rule*, the rule*, was wir dir gesagt haben, unsere regel*, die regel*, ce qu on t a dit, nos regles, la regle, lo que te dijimos, nuestras reglas, la regla, o que dissemos, nossas regras, a regra",
  ),
  "u",
);

const WE = "we, wir, on, nous, nosotros, nos, a gente, hum";
const WORK =
  "work, collaborate, partner, cooperate, do anything, work together, arbeiten, kooperieren, travaillons, travaille, collaborons, collabore, trabajamos, colaboramos, trabalhamos, colaboramos, fazemos parceria";
const WITH =
  "with, mit, avec des, avec de la, avec les, avec le, avec la, avec, con los, con las, con, com os, com as, com";
const AGAIN = "again, wieder, mehr, more, mas, mais, plus, ever";
/** "We never work with X", "nunca más con X": a brief says "without X". */
const FORMS: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:${anyListed(WE)} )?(?:${anyListed(WORK)} )?(?:n['’ ]|ne )?(?:${anyListed(WORK)} )?${anyListed("never, don't, do not, don't ever, nie, niemals, nicht, jamais, plus jamais, plus, nunca, jamas, no, nao")}(?: ${anyListed(AGAIN)})?(?: ${anyListed(WORK)})?(?: ${anyListed("jamais, nunca, jamas, mas, mais, never")})?(?: ${anyListed(AGAIN)})? ${anyListed(WITH)} (?:d['’])?`,
      "dgu",
    ),
    "without ",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:${anyListed(WE)} )?(?:${anyListed("pay, zahlen, bezahlen, ne paie, ne payons, payons, paie, pagamos")} )?${anyListed("never, nie, niemals, jamais, nunca, jamas")}(?: ${anyListed("pay, zahlen, bezahlen, pagamos")})? ${anyListed("more than, over, above, mehr als, uber, plus de, mas de, por encima de, mais de, mais que, mais do que, acima de")} `,
      "dgu",
    ),
    "at most ",
  ],
  [
    /(?<!\p{L})(?:is|are|ist|sind|est|sont|es|son|esta|e|sao) (?:always|immer|toujours|siempre|sempre) (?=\p{L})/dgu,
    "is ",
  ],
  [/(?<=@[\w.]+) (?:is )?left out(?!\p{L})/dgu, " is out"],
  // "Alcohol brands and nobody under 18": two things, each read by itself.
  [
    new RegExp(
      `(?: (?:brands?|companies|marken|firmen|marques|marcas))? ${anyListed("and, und, et, y, e, aur")} (?=${anyListed("nobody, no one, niemand*, personne, nadie, ninguem, never, nie, jamais, nunca, keine*, no")}(?!\\p{L}))`,
      "dgu",
    ),
    ", ",
  ],
  // German joins what a brand sells to the word for brands.
  [/(?<=\p{L}{4})(?:marken?|firmen|werbung|anbieter)(?!\p{L})/dgu, ""],
  [
    /(?<=\d[\d.,]*[km]?\s?(?:€|\$|£)?) (?:for|fur) (?:an?|ein|einen) (?=reel|post|story|video|piece)/dgu,
    " per ",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:lass|lasst|deixa|laisse) (?:toujours |sempre )?(@[\\w.]+)(?: ${anyListed("immer, toujours, sempre")})? ${anyListed("weg, raus, de fora, fora, dehors")}`,
      "dgu",
    ),
    "without $1",
  ],
];

/** A fact in the words of a brief, as orders are put too. */
export function plainFact(source: string): string {
  const text = factIn(source).normalize("NFC");
  return FORMS.reduce((plain, [pattern, words]) => reworded(plain, pattern, words), text);
}
