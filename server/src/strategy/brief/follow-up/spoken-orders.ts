import { anyListed } from "#/language/dictionary.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import { SIGNS } from "#/strategy/brief/money/currencies.ts";
import { COUNT, DIGITS, SCALE } from "#/strategy/brief/numbers.ts";

/** Orders as they are spoken, each with the plain words of it: a rewriting of the folded text. */
export type Rewriting = readonly [pattern: RegExp, plain: string];

const AMOUNT = `((?:(?:${SIGNS})\\s?)?(?:${DIGITS})\\s?(?:${SCALE})?(?:\\s?(?:${SIGNS})(?!\\p{L}))?)`;
const NOBODY = anyListed(
  "nobody, no one, none, niemand*, keine*, personne, aucun*, nadie, ninguno, ninguna, ninguem, nenhum, koi nahi, koi bhi nahi",
);
const WHOM = `(?:\\s+(?:of them|von denen|d'eux|de ellos|deles|${CREATOR_WORDS}))?`;
const COSTS =
  "(?:\\s+(?:who|that|die|der|qui|que|nos|may|should|darf|soll|doit|puede|pode|cost|costs|asks|takes|kosten|kostet|cueste|cuesta|coute|custe|cobre|prenne|nehmen|sein))*";
const ABOVE = anyListed(
  "above, over, more than, higher than, uber, mehr als, teurer als, au dessus de, plus de, plus cher que, por encima de, mas de, acima de, mais de, mais que",
);
const PIECE = anyListed(
  "piece, stuck, contenu, pieza, peca, post, reel, video, story, short, beitrag, publication, publicacion, publicacao",
);
const PER = "(?:a|an|per|por|par|pro|je|das|le|la|el|o|ek|furs|for a|fur ein)";
const ALL = anyListed(
  "in total, in all, total, all in all, insgesamt, en tout, au total, en total, no total, kul",
);
const LEAST = anyListed(
  "at least, minimum, min, no fewer than, mindestens, wenigstens, minimum, au moins, al menos, por lo menos, minimo, pelo menos, no minimo, kam se kam",
);
const TIER = "(nano|micro|mikro|mid|macro|makro|mega)s?";
const MIX = anyListed(
  "in the mix, in there, in it, among them, im mix, dabei, darunter, dans le lot, parmi eux, entre ellos, en la mezcla, no mix, no meio, hone chahiye, ho, chahiye",
);
const RATE =
  "(?:engagement(?: ?rate)?|er|interaktionsrate|taux d['’]engagement|tasa de interaccion|engagement wale)";
const NUMBER = "(\\d{1,2}(?:[.,]\\d{1,2})?)";
const FROM_UP = anyListed(
  "above, over, at least, more than, from, uber, ab, mindestens, au dessus de, plus de, au moins, por encima de, mas de, al menos, acima de, mais de, pelo menos",
);
const REST =
  "(?:the )?(?:rest|others|everything else|alles andere|le reste|el resto|lo demas|todo lo demas|o resto|baaki)(?:\\s+(?:sab|all))?\\s+(?:stays?|remains?|is|as|bleibt|reste|ne change pas|sigue|queda|igual|fica|same|wahi)(?:\\s+(?:as is|as it is|the same|same|wie es ist|gleich|so|tel quel|pareil|igual|como esta|rahega|rahe))*";

const form = (pattern: string, plain: string): Rewriting => [
  new RegExp(`(?<![\\p{L}\\p{N}@])(?:${pattern})(?![\\p{L}\\p{N}])`, "dgu"),
  plain,
];
const own = (order: string) => `\n${order}\n`;

const ENOUGH = anyListed(
  "is enough, are enough, will do, is plenty, is fine, reicht, reichen, genugt, genugen, langt, suffit, suffisent, suffira, ca suffit, basta, bastan, alcanza, es suficiente, son suficientes, chega, chegam, bastam, e suficiente, sao suficientes, kaafi hai, kaafi hain, kafi hai, kafi hain, bahut hai, bahut hain",
);
const MOST = anyListed(
  "max, maximum, at most, tops, hochstens, maximal, au plus, au maximum, grand max, como mucho, como maximo, a lo sumo, maximo, no maximo, zyada se zyada, zyada nahi",
);
const PEOPLE = `(?: (?:${CREATOR_WORDS}))`;
const NOT = anyListed("not, nicht, nee, pas, no, nao, nahi, nahin");
const INSTEAD = anyListed(
  "instead of, rather than, statt, anstatt, au lieu de, plutot que, en vez de, en lugar de, em vez de, ki jagah",
);
/** An amount that no count could be: with a sign, a scale, or from a thousand on. */
const LARGE = `((?:(?:${SIGNS})\\s?)(?:${DIGITS})\\s?(?:${SCALE})?|(?:${DIGITS})\\s?(?:${SCALE})(?:\\s?(?:${SIGNS})(?!\\p{L}))?|(?:${DIGITS})\\s?(?:${SIGNS})(?!\\p{L})|\\d{4,6}|\\d{1,3}[ .,]\\d{3})`;
const WHOLE_BEFORE = "(?<=^\\s*)";
const WHOLE_BEHIND = "(?=\\s*[.!]*\\s*$)";

const HANDLE = "(@[a-z0-9_.]*[a-z0-9_])";
const PLACE_OR_PLATFORM = "(\\p{L}{3,})";
const CLIENT = anyListed(
  "the client, client, our client, der kunde, die kundin, kunde, kundin, le client, la cliente, el cliente, o cliente, a cliente, they, she, he, elle, il, sie, ella, ela, ele",
);
const WANTS_NO_MORE = anyListed(
  "no longer wants, no longer want, doesn't want, doesnt want, don't want, dont want, will nicht mehr, mochte nicht mehr, ne veut plus, ne veut plus de, ne souhaite plus, ne souhaite plus de, veut plus, veut plus de, ya no quiere, no quiere mas, nao quer mais",
);
const THE = "(?:(?:the|das|den|die|le|la|les|el|o|a) |l')?";
const FEWER = anyListed(
  "cut it, cut down, bring it down, reduzier*, kurz*, redui*, baiss*, reduzca, reduci*, baja, reduz*, baixa",
);

export const SPOKEN: readonly Rewriting[] = [
  // "Keep @x well out of it": nobody is kept who stays out.
  form(
    `(?:keep|leave|hold|halt|halte|lass|lasse) ${HANDLE} (?:well |far |right |bitte |mal )?(?:out|away|raus|draussen|weg|fern|aussen vor)(?: (?:of|from) (?:it|this|that|here))?`,
    own("without $1"),
  ),
  form(
    `${WHOLE_BEFORE}${HANDLE} (?:bitte )?(?:nich|net|ned|nicht|not|pas|nahi|nahin)${WHOLE_BEHIND}`,
    own("without $1"),
  ),
  form(`${HANDLE} (?:pakka|zaroor|zarur|definitely|unbedingt) (?:chahiye|in|rein|dabei)`, own("with $1")),
  form(`${CLIENT} ${WANTS_NO_MORE} ${THE}${PLACE_OR_PLATFORM}(?: (?:any ?more|mehr))?`, own("without $1")),
  form(`${PLACE_OR_PLATFORM} (?:de retour|de vuelta|de volta)`, own("also $1")),
  form(
    `(?:can|could) ${PLACE_OR_PLATFORM} (?:come along|come too|come as well|join|tag along)(?: too| as well)?`,
    own("also $1"),
  ),
  form(
    `(?:prends?|prenez|prendre) que (?:des gens|des createurs|des profils|du monde) (?:de |d')${PLACE_OR_PLATFORM}`,
    own("only people from $1"),
  ),
  form(`(?:puro|pura|puros|puras|nothing but|rien que) ${PLACE_OR_PLATFORM}`, own("only $1")),
  form(`${FEWER} (?:to|auf|a|para|en) (${COUNT})${PEOPLE}`, own("$1 creators")),
  [/(?<![\p{L}\p{N}@])thoda (?:badhao|badha do|badha de)(?: (?:yaar|bhai))?[, ]+(?=\d)/dgu, ""],
  form(`gotta have ${HANDLE}(?: tho| though)?`, own("with $1")),
  form(
    `${LEAST} (${COUNT})(?: (?:people|personen|personnes|personas|pessoas|${CREATOR_WORDS}))? (?:should|must|have to|sollten|sollen|mussen|doivent|deben|devem)(?: (?:be|come|ser|etre|venir))? (?:from|aus|de|d'|da|do) ${PLACE_OR_PLATFORM}(?: (?:stammen|kommen|sein))?`,
    own("at least $1 in $2"),
  ),
  // "6 nahi 8 log", "8 statt 6 Leute", "6k statt 8k": what was goes.
  form(`(?:${COUNT})${PEOPLE}? ${NOT}[, ]+(${COUNT})${PEOPLE}`, own("$1 creators")),
  form(`(${COUNT})${PEOPLE}?,? (?:${INSTEAD}|${NOT}) (?:${COUNT})${PEOPLE}(?: bitte)?`, own("$1 creators")),
  form(`(${COUNT})${PEOPLE},? (?:${INSTEAD}|${NOT}) (?:${COUNT})`, own("$1 creators")),
  form(`${LARGE},? (?:${INSTEAD}|${NOT}) (?:of )?${LARGE}`, own("budget $1")),
  form(`${LARGE},? (?:${INSTEAD}|${NOT}) (?:${DIGITS})`, own("budget $1")),
  form(`${LARGE} ${ENOUGH}`, own("budget $1")),
  form(`(${COUNT})${PEOPLE} ${ENOUGH}`, own("$1 creators")),
  form(`${WHOLE_BEFORE}(${COUNT}) ${ENOUGH}${WHOLE_BEHIND}`, own("$1 creators")),
  form(
    `${WHOLE_BEFORE}(?:${MOST} (${COUNT})|(${COUNT}) ${MOST})${WHOLE_BEHIND}`,
    own("at most $1$2 creators"),
  ),
  // What somebody in the house says is a reason; who says no may be a creator.
  form(
    "(?<!@[\\p{L}\\p{N}._]*)\\p{L}+ (?:says|said|sagt|dit|dice|diz) (?:no|nein|non|que no|nao)(?=\\s*[.,;!:])",
    "",
  ),
  form(REST, ""),
  form(
    `${NOBODY}${WHOM}${COSTS}\\s+${ABOVE} ${AMOUNT}(?:\\s+${PER})?\\s+${PIECE}`,
    own("at most $1 a piece"),
  ),
  form(`${NOBODY}${WHOM}${COSTS}\\s+${ABOVE} ${AMOUNT}\\s+${ALL}`, own("at most $1 per creator")),
  form(
    `(?:kisi|kisi ek|kisi bhi)(?: ek)?(?: bande| creator)? ko ${AMOUNT} se (?:zyada|upar) (?:mat|nahi|nahin)(?: dena| do| dene)?(?: ${ALL})?`,
    own("at most $1 per creator"),
  ),
  form(
    `${LEAST} (${COUNT}) ${TIER}(?: (?:ones|${CREATOR_WORDS}))?(?: ${MIX})?`,
    own("at least $1 $2 creators"),
  ),
  form(`${RATE} (?:${FROM_UP}) ${NUMBER}\\s?%?`, own("engagement rate at least $1%")),
  form(
    `${RATE} ${NUMBER}\\s?%? (?:se upar|se zyada|or more|oder mehr|ou plus|o mas|ou mais)(?: wale| wali)?(?: hi)?(?: lena| lo| chahiye| rakho)?`,
    own("engagement rate at least $1%"),
  ),
  // "Without her, not her": said twice.
  [
    new RegExp(
      `,\\s*${anyListed("ela, ele, she, he, him, her, sie, ihn, er, elle, lui, ella, el")}\\s+${anyListed("nao, not, no, nicht, non, pas")}[\\s.!]*$`,
      "dgu",
    ),
    "",
  ],
];
