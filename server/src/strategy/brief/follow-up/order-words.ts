import { anyListed, anyOf, listed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { CHANGING_WORDS, LOWERING, changesOf } from "#/language/numbers/changes.ts";
import { withDigits } from "#/language/numbers/written-out.ts";
import { FIGURE_PATTERNS, PLATFORM_WORDS } from "#/language/media/media.ts";
import { CREATOR_WORDS, OBJECTIVE_WORDS } from "#/strategy/brief/brief-words.ts";
import { PART } from "#/strategy/brief/rules/brief-shares.ts";
import { refuses } from "#/strategy/brief/left-out/exclusions.ts";
import { NEVER, NEVER_NOISE, REMOVE, REMOVED } from "#/strategy/brief/left-out/removal-words.ts";
import { COUNT, DIGITS, SCALE } from "#/strategy/brief/numbers.ts";
import { reworded } from "#/strategy/brief/reworded.ts";
import { withoutAsides } from "./asides.ts";
import words from "./asides.json" with { type: "json" };
import { NAMED, withoutRepeats } from "./named-orders.ts";
import { placeOrders } from "./order-places.ts";
import { SPOKEN } from "./spoken-orders.ts";
import { BUDGET_THINGS } from "#/strategy/brief/money/amount-roles.ts";
import { SIGNS } from "#/strategy/brief/money/currencies.ts";

/** What is ordered of a plan, in the plain words that briefs are read in. */

const SIGN = `(?:${SIGNS})(?!\\p{L})`;
const NUMBER = `(?:${DIGITS})\\s?(?:${SCALE})?`;
/** What a number before it counts, so that it is no money. */
const COUNTED = `${CREATOR_WORDS}|weeks?|wochen?|semaines?|semanas?|haft[ae]|days?|tagen?|jours?|dias?|months?|monaten?|mois|mes(?:es)?|mahine|reels?|stor(?:y|ys|ies)|posts?|videos?|pieces?|years?|ans|anos|jan\\p{L}*|feb\\p{L}*|mar\\p{L}*|apr\\p{L}*|may|mai|jun\\p{L}*|jul\\p{L}*|aug\\p{L}*|sep\\p{L}*|oct\\p{L}*|okt\\p{L}*|nov\\p{L}*|de[cz]\\p{L}*|${FIGURE_PATTERNS.followers}|${FIGURE_PATTERNS.views}`;
const AMOUNT = `((?:${SIGN}\\s?)?${NUMBER}(?:\\s?${SIGN})?)(?![\\p{L}\\p{N}%@]|[.,]\\d|\\s*%|\\.?\\s+(?:de )?(?:${COUNTED})(?!\\p{L}))`;
const NAME = "@[a-z0-9_.]*[a-z0-9_]";
const HANDLES = `(${NAME}(?:(?:\\s*,\\s*|\\s+(?:and|und|et|y|e|aur|&)\\s+)(?:a |o |al |den |die )?${NAME})*)`;
const PLATFORM = `(${anyOf([...PLATFORM_WORDS.values()].flat())})(?!\\p{L})`;
const ARTICLE = "(?:(?:the|den|die|das|le|la|les|el|los|las|al|a|o|os|as|ao) )?";
const TIERS = "nano|micro|mikro|mid|macro|makro|mega";
const ONE = `(?:${HANDLES}|${PLATFORM})`;

const ADD =
  "add, adding, include, entra, bring in, put back, book, nimm, ajoute, ajouter, rajoute, mets, mettre, remets, prends, prendre, anade, anadir, agrega, mete, meter, vuelve a meter, coge, coger, adiciona, adicionar, inclui, incluir, bota, colocar, usar, use, take, have, to have, to see, see, avoir, d'avoir, voir, tener, ver, ter, quiero, quero, je veux, ich will, i want, keep";
const ADDED =
  "rein, dazu, dazunehmen, reinnehmen, mit rein, mit reinnehmen, muss rein, drin haben, wieder drin, in, back in, in please, dedans, dentro, add karo, add kar do, jod do, le lo, ko lo, lo, chahiye, mujhe chahiye, mujhe chahiye isme, to chahiye hi, wapas add karo, wapas lao, wapas lo, back, wieder rein, de vuelta, de volta, de retour, bhi add karo, bhi daal do, obligatoire, obligatorio";
const SWAP =
  "swap, replace, exchange, ersetz*, tausch*, remplac*, cambia, cambiar, sustituye, troca, trocar, substitui";
const FOR = "for, with, by, durch, gegen, mit, par, contre, por, con, pelo, pela, com";
const BETWEEN =
  "(?:(?:ko|se|noch|auch|mal|encore|aussi|tambien|todavia|tambem|ainda|please|bitte|again|wieder|muss|must|fliegt|doit|tiene que|tem que|a|de volta|bhi|isme) )*";
const RAISE =
  "subimos, subamos, subieramos, subiesemos, aumentamos, aumentemos, aumentaramos, subirmos, aumentarmos, aumentassemos, subissemos, erhohen, erhohten, aufstocken, augmentons, augmentions, augmentait, montions, badhaye, badhayein, raise, increase, bump, add, erhoh*, leg, augmente, rajoute, ajoute, sube, subir, anade, aumenta, sobe, adiciona, badha*";
const TO_AMOUNT = "to, up to, down to, auf, a, jusqu'a, hasta, en, pra, para, ate, em, tak";
const CHANGED_BY =
  "drop, bring, take, come down, descends, descendre, descendez, on descend, bajalo, bajar, bajemos, subelo, dejalo, deja, deixa, deixar, baixar, abaixa, set, change, raise, increase, bump, lower, reduce, cut, go, erhoh*, senk*, setz*, hoch, rauf, runter, monte, baisse, passe, mets, sube, baja, pon, ponlo, sobe, baixa, coloca, poe, budget*, presupuesto, orcamento";
const MORE =
  "more, on top, extra, drauf, obendrauf, mehr, de plus, en plus, mas, a mais, mais, aur, zyada, upar se, badha do, badhao, aur daalo, aur daal do, aur do";
const MORE_BEFORE = "plus, another, noch, encore, mais, mas, extra";
const LESS = "off, less, weniger, de moins, en moins, menos, a menos, kam, kam karo, kam kar do";
const NOT_MORE =
  "no more than, not more than, nicht mehr als, pas plus de, no mas de, nao mais que, nao mais de";
const SOMEBODY =
  "somebody, someone, one more, another one, one, jemand*, noch jemand*, noch einen, noch eine, quelqu'un, encore quelqu'un, alguien, otro, alguem, mais alguem, mais um";
const FROM = "from, in, aus, de, du, do, da";
const WHOM =
  "everyone, everybody, anyone, anybody, all, those, alle, tous ceux, ceux, los, todos, quem tem, todo mundo, creators, people, accounts";
const NOBODY = "nobody, no one, niemand*, personne, nadie, ninguem, keine*, koi nahi";
const ABOVE =
  "above, over, bigger than, more than, uber, mehr als, au dessus de, plus de, por encima de, con mas de, de mas de, acima de, com mais de, se upar, se zyada";
const BELOW =
  "below, under, smaller than, less than, fewer than, unter, weniger als, en dessous de, sous, moins de, por debajo de, de menos de, con menos de, abaixo de, menos de, se kam, se neeche";
const FOLLOWERS = `(?:\\s*(?:${FIGURE_PATTERNS.followers}))?`;
const ONLY = "sirf, que des, nur noch, nothing but, rien que";
const SWITCH =
  "switch to, change to, wechsel zu, wechsle zu, wechseln zu, passe sur, passez sur, cambia a, muda pra, muda para";

const FILLING =
  "alarga, alargar, extend, verlanger, verlangere, verlangern, prolonge, prolonger, estende, estender, prolonga, presu, verba, as well, again, wieder, nochmal, mas, mais, erst, thing, whole, dejalo, deja, deixa, deixar, fosse, fossem, fuera, fueran, pode, geht, auch, sein, if, wenn, si, se, to, in, there, dabei, gern, hatte, had, were, would, mach, mache, draus, daraus, make, made, take, give, me, gib, mir, nimm, brauch, brauche, leave, but, have, haben, hab, hat, wir, jetzt, now, ahora, agora, maintenant, ab, tenemos, temos, on, rechne, neu, redo, rehazlo, refaz, refais, dobara, banao, double, verdopple, duplica, dobra, set, hit, move, change, switch, go, do, das, ganze, it, that, this, solo, seulement, just, less, weniger, moins, menos, de, volta, kurz, shorten, reduce, reduzieren, reduis, reduz, encurta, acorta, raccourcis, push, verschieben, setzen, senken, enden, dann, then, pro, kopf, chacun, each, har, ek, keep, rakho, karo, kar, khatam, vise, foca, busca, mejor, melhor, lieber, plutot, schmeiß, gehts, lets, country, market, land, pays, pais, instead, statt, vez, lieu, need, want, will, zu, country, a, y, et, e, und, and, der, die, el, la, le, o, with, mit, avec, con, com, not, like, geht, geht's, s, soll, should, creators, creadores, criadores, people, leute, money, geld, es, esta, hai, est, dafur, money:, with, para, pra, whatever, costs, thoda, start, daal, dena, le, lo, sakte, hain, den, auf, at";

/** A form of an order on folded text, and what it is plainly: `$1` is what its first group found. */
type Form = readonly [pattern: RegExp, plain: string];

const BEHIND =
  "rakho, rakh lo, rakh do, rakhna, karo, kar do, kar dena, kar lo, kar dijiye, chahiye, chahie, hi chahiye, lagao, laga do";
const MAKE =
  "make it, make that, make them, set it to, go for, go to, mach, mach es, mach daraus, geh auf, setz auf, nimm, que sean, pon, ponlo en, dejalo en, passe a, passez a, mets, fais, fais en, faz, deixa, deixa em, coloca, poe";
const MONEY = changesOf(BUDGET_THINGS);
/** So much as no count would be changed by. */
const MUCH = `(?<!\\d[.,]?)(?=${SIGN}|\\d[\\d.,' ]*\\d|\\d\\s?(?:${SCALE}|${SIGN}))${AMOUNT}`;
/** An amount that no count could be: with a sign, a scale, or from a thousand on. */
const LARGE = `(?:${SIGN}\\s?${NUMBER}|(?:${DIGITS})\\s?(?:${SCALE})(?:\\s?${SIGN})?|(?:${DIGITS})\\s?${SIGN}|\\d{4,6}|\\d{1,3}[ .,]\\d{3})(?![\\p{L}\\p{N}%])`;
const AND = "(?:and|und|et|y|e|aur|&|\\+)";
/** People whom more of are reached, and no money. */
const REACHED =
  "people, viewers, views, follower, followers, menschen, personen, leute, zuschauer, personnes, gens, vues, abonnes, personas, gente, vistas, seguidores, pessoas, log, logon";
const NOBODY_REACHED = `(?! (?:${anyListed(REACHED)})(?!\\p{L}))`;

const LESS_BEFORE =
  "less, menos, moins, weniger, tira, tire, quita, quite, retire, enleve, take off, take away, knock off, shave off, cut";
const IN_ALL = "no total, en total, in total, au total, insgesamt, off, em tudo";

const OF_BUDGET =
  "mit dem budget, beim budget, on the budget, with the budget, sur le budget, en el presupuesto, no orcamento, budget, budget mein";
/** "The same money" orders nothing. */
const SAME_MONEY = `(?:${anyListed("same, the same, gleiche*, selbe*, das gleiche, dasselbe, meme, le meme, mismo, misma, el mismo, mesmo, o mesmo, wahi, same hi")}) (?:${anyListed("money, budget, geld, argent, dinero, presupuesto, dinheiro, orcamento")})`;

/** "We can't use @x" asks for nobody. */
const NOT_BEFORE =
  "(?<!(?:not|no|can't|cant|cannot|don't|dont|never|won't|nicht|kein|keine|pas|nao|nunca|jamais|mat) )";
const form = (pattern: string, plain: string): Form => [
  new RegExp(`(?<![\\p{L}\\p{N}@])${NOT_BEFORE}${pattern}(?![\\p{L}\\p{N}])`, "dgu"),
  plain,
];
/** Between orders of one message: each is carried out by itself. */
const BORDER = "\n";
const own = (order: string) => `${BORDER}${order}${BORDER}`;

const WORD = "((?!(?:noch|auch|mal|bitte|encore|aussi)(?!\\p{L}))\\p{L}{3,})";
const START = "start, begin, beginning, beginn, anfang, debut, depart, inicio, comeco";
const PIECE = "piece, stuck, contenu, pieza, peca, post, reel, video";
const OTHERS =
  "not, statt, instead of, rather than, au lieu de, plutot que, en vez de, em vez de, e nao, y no, nicht";
const ANYBODY = "people, leute, menschen, personen, personnes, gens, gente, personas, pessoas, log";
const YEARS = "years, years old, jahre, jahren, ans, anos, saal";
const GOALS = anyOf(OBJECTIVE_WORDS.flatMap(([, list]) => list.split("|")));

const FORMS: readonly Form[] = [
  form(
    `(\\p{L}{3,})(?: mahine)? (?:ke|ka) (?:end|akhir|ant) tak(?: (?:${anyListed(BEHIND)}|chalao|chalana))*`,
    "until the end of $1",
  ),
  // People of an age, as a brief reads them beside women and men.
  form(
    `(?:${anyListed(ANYBODY)}) (?:${anyListed(ABOVE)}|alter als|ab|a partir de) (\\d{2})(?: ${anyListed(YEARS)})?`,
    "aged $1+",
  ),
  form(
    `(?:${anyListed(NEVER)})(?: ${anyListed(NEVER_NOISE)}){0,4} ${anyListed(`${REMOVE}, ${SWAP}`)}(?: ${anyListed(NEVER_NOISE)}){0,3} ${ARTICLE}${HANDLES}(?: (?:${anyListed(FOR)}) ${ARTICLE}${NAME})?`,
    own("with $1"),
  ),
  form(
    `${HANDLES} ${BETWEEN}(?:${anyListed(NEVER)})(?: ${anyListed(NEVER_NOISE)}){0,2} ${anyListed(`${REMOVE}, ${REMOVED}, removed, dropped, cut, swapped`)}(?: (?:please|bitte))?`,
    own("with $1"),
  ),
  form(SAME_MONEY, ""),
  form(`(?:${MONEY.more(MUCH)})${NOBODY_REACHED}`, own("$1$2$3 more")),
  form(`(?:${MONEY.less(MUCH)})${NOBODY_REACHED}`, own("$1$2$3$4 less")),
  form(`(?:${anyListed(LESS_BEFORE)}) ${AMOUNT}(?: ${anyListed(IN_ALL)})?`, own("$1 less")),
  form(`(?:${anyListed(OTHERS)}) (?:em |en |la |le |a )?(?:${COUNT}|${GOALS})`, ""),
  form(
    `(?:\\p{L}+ )?${ARTICLE}${anyListed(START)} ${anyListed("to, on, auf den, auf, au, al, para, pra, no dia")} (\\d)`,
    "from $1",
  ),
  form(
    `(?:${anyListed(MAKE)} )?(\\d{1,2})(?: (?:${CREATOR_WORDS}))? ${AND} (${LARGE})`,
    `${own("$1 creators")}${own("budget $2")}`,
  ),
  form(
    `(?:${anyListed(MAKE)} )?(${LARGE}) ${AND} (\\d{1,2})(?: (?:${CREATOR_WORDS}))?(?= *$)`,
    `${own("budget $1")}${own("$2 creators")}`,
  ),
  form(
    `(?:(?:cap (?:it|them|each) at|at most|up to|no more than|hochstens|maximal|nicht mehr als|pas plus de|au plus|no mas de|nao mais de|nao mais que|maximum|max|como maximo|hasta|no maximo|ate) )?${AMOUNT} (?:${anyListed("max, maximum, maximo, no maximo, hochstens, maximal")} )?(?:a|an|per|por|par|pro) ${anyListed(PIECE)}`,
    "at most $1 a piece",
  ),
  form(`(?:${anyListed(NOT_MORE)}) (${COUNT})`, "at most $1"),
  form(`(${COUNT}) se zyada(?: log| creators)? nahi`, "at most $1 creators"),
  form(
    `(?:${anyListed(`${REMOVE}, ${NOBODY}`)}) (?:${anyListed(WHOM)} )?${anyListed(ABOVE)} (${NUMBER})${FOLLOWERS}`,
    own("at most $1 followers"),
  ),
  form(
    `(?:${anyListed(`${REMOVE}, ${NOBODY}`)}) (?:${anyListed(WHOM)} )?${anyListed(BELOW)} (${NUMBER})${FOLLOWERS}`,
    own("at least $1 followers"),
  ),
  form(
    `(?:${anyListed(WHOM)} )?${anyListed(ABOVE)} (${NUMBER})${FOLLOWERS} ${anyListed(REMOVED)}`,
    own("at most $1 followers"),
  ),
  form(
    `(?:${anyListed(WHOM)} )?${anyListed(BELOW)} (${NUMBER})${FOLLOWERS} ${anyListed(REMOVED)}`,
    own("at least $1 followers"),
  ),
  form(
    `(${NUMBER})${FOLLOWERS} se upar(?: wale)? (?:koi nahi|${anyListed(REMOVED)})`,
    own("at most $1 followers"),
  ),
  form(
    `(${NUMBER})${FOLLOWERS} se kam(?: wale)? (?:koi nahi|${anyListed(REMOVED)})`,
    own("at least $1 followers"),
  ),
  form(
    `${anyListed(SWAP)} ${ARTICLE}(${NAME}) (?:${anyListed(FOR)}) ${ARTICLE}(${NAME})`,
    own("without $1, with $2"),
  ),
  form(
    `${anyListed(SWAP)} ${ARTICLE}${PLATFORM} (?:${anyListed(FOR)}) ${ARTICLE}${PLATFORM}`,
    `${own("without $1")}also $2`,
  ),
  form(`(${NAME}) ki jagah (${NAME})(?: ko)?(?: lo| le lo)?`, own("without $1, with $2")),
  form(`(?:${anyListed(ONLY)}) ${PLATFORM}(?: (?:${anyListed(BEHIND)}))*(?= *$)`, own("only $1")),
  form(`${anyListed(SWITCH)} ${PLATFORM}`, own("only $1")),
  form(`${anyListed(CHANGED_BY)}(?:[^\\n,.;@]{0,24}?) ${anyListed(TO_AMOUNT)} ${AMOUNT}`, own("budget $1")),
  form(
    `${anyListed(RAISE)} (?:(?:it|by|um|noch|another|encore|mais|de|por|em) )*${AMOUNT}(?: (?:${anyListed(MORE)}))?`,
    own("$1 more"),
  ),
  form(`(?:${anyListed(MORE_BEFORE)}) ${AMOUNT}`, own("$1 more")),
  form(`${AMOUNT} (?:${anyListed(MORE)})${NOBODY_REACHED}`, own("$1 more")),
  form(`${AMOUNT} (?:${anyListed(LESS)})`, own("$1 less")),
  form(`${AMOUNT} (?:runter|down|abajo|niche) (?:${anyListed(OF_BUDGET)})`, own("$1 less")),
  form(`${AMOUNT} (?:hoch|rauf|up|arriba|upar) (?:${anyListed(OF_BUDGET)})`, own("$1 more")),
  form(
    `(?:${anyListed(ADD)} )?(?:${anyListed(SOMEBODY)}) (?:more )?${anyListed(FROM)} ((?:\\p{L}{2,3} )?\\p{L}+)(?: ${anyListed(ADDED)})?`,
    own("at least 1 in $1"),
  ),
  form(`(?:ek )?(?:aur )?(?:banda|koi) (\\p{L}+) se(?: ${anyListed(ADDED)})?`, own("at least 1 in $1")),
  form(`${ONE} ${BETWEEN}${anyListed(REMOVED)}(?: (?:karo|do|dena|please|bitte))*`, own("without $1$2")),
  form(`${anyListed(REMOVE)} ${ARTICLE}${ONE}`, own("without $1$2")),
  form(`${HANDLES} ${BETWEEN}${anyListed(ADDED)}(?: (?:karo|do|dena|please|bitte))*`, own("with $1")),
  form(`${PLATFORM} ${BETWEEN}${anyListed(ADDED)}(?: (?:karo|do|dena|please|bitte))*`, own("also $1")),
  form(`${anyListed(ADD)} ${ARTICLE}${HANDLES}(?: ${BETWEEN}${anyListed(ADDED)})?`, own("with $1")),
  form(`${anyListed(ADD)} ${ARTICLE}${PLATFORM}`, own("also $1")),
  form(`${anyListed("forget, vergiss, oublie, olvida, esquece")} ${ARTICLE}${WORD}`, own("without $1")),
  form(`${WORD} se koi nahi(?: chahiye)?`, own("nobody in $1")),
  form(`${WORD} bilkul nahi`, own("without $1")),
  form(`${WORD} bhi(?: (?:${anyListed(ADDED)}|add karo))?`, own("also $1")),
  form(`put ${WORD} in(?: as well| too)?`, own("also $1")),
  form(`${WORD} ${BETWEEN}${anyListed("mit rein, mit reinnehmen, dazu, dazunehmen")}`, own("also $1")),
  form(
    `${anyListed("add, include, ajoute*, rajoute*, anade, agrega, adiciona, inclui, nimm")} ${ARTICLE}(?!\\d)${WORD}(?= *$)`,
    own("also $1"),
  ),
  form(`${anyListed(REMOVE)} ${ARTICLE}(${TIERS})s?(?: (?:${CREATOR_WORDS}))?`, own("without $1")),
  form(
    `${WORD} ${anyListed("raus, weg, out, dehors, fuera, fora, hatao, hata do, nikalo")}`,
    own("without $1"),
  ),
  // Verbs that stand behind what they order say no more of it.
  form(`(?:${anyListed(BEHIND)})(?: (?:please|na|yaar|bhai))? *$`, ""),
  form(anyListed(ONLY), "only"),
];

const SHIFT =
  "decale*, repousse*, avance*, retrasa*, aplaza*, pospon*, adelanta*, adia*, atrasa*, antecipa*, verschieb*, push, delay, postpone, shift, move";
const PERIOD =
  "(?:weeks?|days?|months?|wochen?|tage?|monate?|semaines?|jours?|mois|semanas?|dias?|mes(?:es)?|haft[ae]|din|mahin[ae])";

/** What is asked for beside what is there, by more words than a plan has slots for: nothing is made of it. */
const RELATIVE = new RegExp(
  `(?<!\\p{L})(?:${LOWERING}\\s+${COUNT}\\s+(?:${CREATOR_WORDS})|(?:${COUNT}|an?|eine?|une?|uma?|ek)\\s+(?:weeks?|days?|months?|wochen?|tage?|monate?|semaines?|jours?|mois|semanas?|dias?|mes(?:es)?|hafta|hafte|din|mahin[ae])\\s+${anyListed("longer, shorter, more, less, langer, kurzer, mehr, weniger, de plus, de moins, mas, menos, a mais, a menos, aur, later, earlier, spater, fruher, plus tard, plus tot, mas tarde, antes, depois, mais cedo, baad, pehle")}|(?:${anyListed("another, noch, encore, mais, mas")})\\s+${COUNT}\\s+(?:${CREATOR_WORDS})|${COUNT}\\s+(?:more|weitere|de plus|mas|mais)\\s+(?:${CREATOR_WORDS})|${COUNT}\\s+(?:${CREATOR_WORDS})\\s+(?:more|mehr|dazu|de plus|mas|a mais|aur)|${anyListed("more, mehr, plus de, mas, mais, zyada")}\\s+(?:${CREATOR_WORDS})|${anyListed(SHIFT)}(?:\\s+\\p{L}+){0,3}?\\s+(?:d')?(?:${COUNT}|an?|eine?n?|une?|um|uma?|una?|ek)\\s+${PERIOD})(?!\\p{L})`,
  "u",
);

/** "2000" alone is money, also where it could be a year. */
const LONE_AMOUNT = /^(\d{4,6}|\d{1,3}[., ]\d{3})[\s.!]*$/u;

const ALL_RELATIVE = new RegExp(`(${RELATIVE.source})`, "dgu");

/** Whether an order counts from what is there, such as "two more people" or "a week later". */
export function isRelative(order: string): boolean {
  return RELATIVE.test(foldInPlace(order));
}

const POLITE = new RegExp(wordsListed(`${words.polite}, ${words.frames}`), "dgu");
/** Folding makes "so" of "só", and an English "so" orders nothing. */
const SO = /(?<!\p{L})s[óo]́?(?!\p{L})/giu;

/** A message without what is only polite or said around an order, and with numbers in digits. */
export function bareOrder(source: string): string {
  const composed = withDigits(source, true)
    .normalize("NFC")
    .replaceAll(SO, (word) => (/ó/iu.test(word) ? "only" : word));
  const text = reworded(withoutAsides(composed), POLITE, "").replaceAll(/ {2,}/gu, " ");
  return withoutRepeats(withoutAsides(text)).trim();
}

/** The orders of a message one by one, each as a brief would say it; the message itself where no form fits. */
export function plainOrders(source: string): string[] {
  let text = bareOrder(source);
  const places = placeOrders(text.replace(/\s*\?+\s*$/u, ""));
  if (places) return places;
  for (const [pattern, plain] of [...SPOKEN, ...NAMED, ...FORMS]) text = reworded(text, pattern, plain);
  text = reworded(text, ALL_RELATIVE, own("$1"));
  text = text.replace(LONE_AMOUNT, `budget $1`);
  const orders = text.split(BORDER).flatMap((order) => {
    const trimmed = order.replaceAll(/\s+/gu, " ").replaceAll(/^[\s,;.!]+|[\s,;]+$/gu, "");
    return meaningOf(trimmed) === "" ? [] : [trimmed];
  });
  return orders.length > 0 ? orders : [source];
}

const BOUND = new RegExp(wordsListed(`${ABOVE}, ${BELOW}, ${MORE}, ${LESS}`), "u");

/** "Half of the money" that is of nothing known. */
const SHARING = new RegExp(`(?<!\\p{L})(?:${PART})(?!\\p{L})`, "u");

const COUNTING = new RegExp(`(?<![\\p{L}\\p{N}])${COUNT}(?![\\p{L}\\p{N}])`, "u");

/** Whether what was not understood of an order could turn round what was: a number, a refusal or a bound. */
export function isWeighty(piece: string): boolean {
  const folded = foldInPlace(piece);
  return (
    /[\d@]/u.test(piece) ||
    COUNTING.test(folded) ||
    BOUND.test(folded) ||
    SHARING.test(folded) ||
    refuses(folded) ||
    isRelative(piece)
  );
}

/** Words that order, and say nothing of what. */
const ORDERING: ReadonlySet<string> = new Set(
  listed(
    `${REMOVE}, ${REMOVED}, ${ADD}, ${ADDED}, ${RAISE}, ${CHANGING_WORDS}, ${CHANGED_BY}, ${words.polite}, ${words.lead}, ${words.leadBeforeComma}, ${words.tail}, ${FILLING}`,
  ).flatMap((one) => one.replace("*", "").split(/[ ']/u)),
);

/** What is left of a piece of an order without the words that only order. */
export function meaningOf(piece: string): string {
  const kept = piece.split(/\s+/u).filter((word) => {
    const plain = foldInPlace(word).replaceAll(/[^\p{L}\p{N}@%]/gu, "");
    return plain !== "" && !ORDERING.has(plain);
  });
  return kept.join(" ");
}
