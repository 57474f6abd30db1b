import type { Unmet } from "@app/contract/strategy/plan";
import { anyListed, anyOf, wordsListed } from "#/language/dictionary.ts";
import { TIME_UNITS } from "#/language/time/calendar.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { CREATOR_WORDS, FORMAT_PATTERNS } from "#/strategy/brief/brief-words.ts";
import { LIMIT } from "#/strategy/brief/money/amount-roles.ts";
import { COUNT } from "#/strategy/brief/numbers.ts";
import { MAX, MIN } from "#/strategy/brief/rules/rule-words.ts";
import { AMOUNT } from "#/strategy/brief/money/currencies.ts";

const FORMATS = Object.values(FORMAT_PATTERNS).join("|");
const ONLY = "only|just|nur|ausschlie(?:ss|ß)lich|seulement|uniquement|solo|solamente|apenas|somente";
const NO = "no|without|ohne|keine?|sans|pas de|sin|sem|bina";
const UNIT = anyOf([...TIME_UNITS].filter(([word]) => word.length > 1).map(([word]) => word));
const A = "a|an|per|each|every|pro|je|im|in der|am|par|por|al|a la|ao|cada";
const PIECES = `(?:(?:${FORMATS}|pieces?|times?|mal|fois|veces|vezes)\\s+)`;
const EVERY = "every|each|jede[nrsm]?|chaque|cada|har";
const WORKS = "publications?|publicacion(?:es)?|publicacoes|veroffentlichungen";
const REST = "[^\\u25ae,;.:!?()\\n]*";

const BOUNDS =
  "below|under|at most|max\\.?|maximum|up to|less than|above|over|at least|min\\.?|unter|hochstens|maximal|bis zu|uber|mindestens|sous|moins de|au plus|inferieur a|bajo|por debajo de|menos de|menor a|abaixo de|ate|around|about";
const FIGURE = `${AMOUNT}(?:\\s?(?:cents?|%))?`;

const RHYTHM =
  "A plan has one calendar of so many pieces a creator, and no rhythm. Say how many pieces each one makes.";
const LASTING = "A plan has a first and a last day. Say for how long, and plan the next one then.";
const LUCK = "No choice of creators can promise it. The forecast says what is likely.";
const RIGHTS = "Say for how many months, and the plan counts what it costs: “3 months of usage”.";
const BOOSTING =
  "A plan pays for pieces and their usage, not for ads with them. Agree on it with each creator.";
const PIECE = "The plan chooses the kind of piece. Say what each creator makes, such as “2 reels each”.";
const ONLY_PIECE = new RegExp(
  // A platform's name may stand for its videos: "only TikTok" is about the platform.
  `(?<!\\p{L})(?:(?:${ONLY}|${NO})\\s+(?!tiktok)(?:${FORMATS})(?!\\s+(?:${LIMIT}))|(?!tiktok)(?:${FORMATS})\\s+(?:${ONLY}|nahin?))(?!\\p{L})`,
  "gu",
);

const COST =
  "A plan buys the most for the money and holds no cost per view, click or sale. It shows what each creator costs.";
/** "CPM below 20 euros", "at most €30 CPA". */
const COST_PER = new RegExp(
  `(?<!\\p{L})(?:target\\s+|max\\.?\\s+|maximum\\s+)?(?:e?cp[mcaelvio]|tkp|cost per (?:mille|thousand|click|view|lead|sale|acquisition|engagement)|kosten pro (?:klick|view|lead|kauf)|cout (?:par|pour) (?:mille|clic|vue)|coste? por (?:mil|clic|click|venta)|custo por (?:mil|clique|venda)|roas)(?!\\p{L})(?:\\s*:)?\\s*(?:(?:of|von|de|is|be|should|soll|must|${BOUNDS})\\s+)*(?:[<>≤≥=]\\s*)?${FIGURE}`,
  "gu",
);
const BARTER = "A plan pays every creator in money. Leave out of it those who work for products alone.";
const EVEN = "The plan buys the most reach, whatever each one costs. Say what one creator may cost at most.";
const EVENLY =
  /(?<!\p{L})(?:(?:to be |please )?(?:split|divided?|shared?|spread|distribut\p{L}*|(?:auf)?geteilt|verteilt|reparti\p{L}*|dividi\p{L}*)\s+)?(?:evenly|equally|in equal (?:parts|shares)|gleichma(?:ss|ß)ig|zu gleichen teilen|equitablement|a parts egales|equitativamente|a partes iguales|igualmente|em partes iguais)(?:\s+(?:split|divided|shared|spread|(?:auf)?geteilt|verteilt))?(?:\s+(?:(?:between|among|across|amongst|over|auf|unter|entre)\s+)(?:(?:all|the|alle[n]?|die|den|les|los|os|as|las|toutes?|todos)\s+)*(?:creators?|creatorn|influencers?n?|createurs|creador[ae]s|creadores|criador[ae]s|criadores|them|everyone|all))?(?!\p{L})/gu;

/** "Max 3 per creator": so many of what, nobody said. */
const EACH_MAKES = new RegExp(
  `(?<![\\p{L}\\p{N}.,@€$£])(?:(?:${MAX}|${MIN})\\s+)?\\d{1,2}\\s+(?:per|pro|je|par|por)\\s+(?:${CREATOR_WORDS}|person|kopf|head)(?!\\p{L})`,
  "gu",
);

/** "Buyout 200 per creator" says what it costs. */
const COST_EACH = `\\s*:?\\s*(?:of |von |de )?(?:[€£$₹]\\s?)?\\d[\\d.,]*\\s?(?:\\p{Sc}|\\p{L}{3,5})?\\s+(?:${anyListed("per, pro, par, por, each, je, cada")})(?!\\p{L})`;

const COST_BEFORE = `\\d\\s?(?:\\p{Sc}|\\p{L}{3,5})?\\s(?:per|pro|par|por)\\s\\p{L}{4,12}\\s(?:${anyListed("for, fur, pour, para")}\\s)?(?:${anyListed("the, das, die, le, la, el, o")}\\s)?`;

/** What people wish for and no rule of a plan can hold, with what to say of it. */
const WISHES: readonly [RegExp, string][] = [
  [
    new RegExp(
      `(?<!\\p{L})(?<!(?:who|die|qui|que) )(?:${COUNT}|an?|one|eine?[nrs]?|une?|uma?)\\s+${PIECES}?(?:${A})\\s+(?:${UNIT})(?!\\p{L})|(?<!\\p{L})(?:${EVERY})\\s+(?:${UNIT})\\s+(?:${COUNT}|an?|one)\\s+(?:${FORMATS}|pieces?)(?!\\p{L})|(?<!\\p{L})(?:${COUNT}|an?|one)\\s+(?:${FORMATS}|pieces?|${WORKS})\\s+(?:(?:${EVERY})\\s+|al\\s+|ao\\s+|por\\s+|par\\s+)(?:${UNIT})(?!\\p{L})|(?<!\\p{L})(?:daily|weekly|fortnightly|biweekly|monthly|taglich|wochentlich|monatlich|hebdomadaires?|mensuels?|semanal(?:es)?|mensual(?:es)?|semanais|mensais)\\s+(?:${FORMATS}|content)(?!\\p{L})`,
      "gu",
    ),
    RHYTHM,
  ],
  [
    new RegExp(
      wordsListed(
        "always on, always-on, alwayson, evergreen, dauerkampagne, dauerhaft, permanent, permanents, permanente, permanentes, permanently, ganzjahrig, fil rouge, en continu, toute l'annee, siempre activo, siempre activa, siempre activos, siempre activas, todo el ano, sempre ativo, sempre ativa, sempre ativos, sempre ativas, o ano todo, on an ongoing basis, ongoing",
      ),
      "gu",
    ),
    LASTING,
  ],
  [COST_PER, COST],
  [EVENLY, EVEN],
  [
    new RegExp(
      `(?<!\\p{L})${anyListed("gifted, gifting, gifted product, gifted products, gifted sample, gifted samples, gifting campaign, gifting collab*, gifted collab*, barter, product exchange, product seeding, products exchange, gegen produkt, produktmuster, permuta, unpaid")}(?: only)?(?: ${anyListed("for, fur, pour, para")} (?:\\p{L}+|\\d{1,2}) ${anyListed("of them, davon, von ihnen, d'entre eux, de ellos")})?(?!\\p{L})`,
      "gu",
    ),
    BARTER,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:must|should|has to|needs? to|soll|muss|doit|debe|tiene que|deve)\\s+)?(?:go(?:es|ing)? viral|viral gehen|(?:faire le )?buzz|viralizar(?:se)?|virale?s?)(?!\\p{L})|(?<!\\p{L})(?:guarantee\\p{L}*|garanti\\p{L}*)${REST}`,
      "gu",
    ),
    LUCK,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?<!${COST_BEFORE})(?:(?:with|incl\\p{L}*\\.?|plus|and|mit|inkl\\.?|avec|con|com)\\s+)?(?:full |paid |exclusive )?(?:usage(?: rights)?|exclusivity|exclusive rights|whitelisting|spark ads?|buyouts?|licen[cs]ing|nutzungsrechte?|exklusivitat|droits? d['’]utilisation|exclusivite|derechos de uso|exclusividade?d?|direitos de uso)(?!\\p{L})(?!${COST_EACH})`,
      "gu",
    ),
    RIGHTS,
  ],
  [ONLY_PIECE, PIECE],
  [EACH_MAKES, PIECE],
];

/** "Whitelisting 30 days": no length of the flight, and no usage. */
const SHOWN = "A plan chooses creators, not what a piece shows. Say it in the guidelines of the campaign.";
const NOT_SHOWN = new RegExp(
  `(?<!\\p{L})(?:no|without|kein|keine|keinen|ohne|pas de|sans|sin|nada de|sem)\\s+\\p{L}{3,}\\s+${anyListed("under, in, on, behind, unter, im, in den, auf, dans, sous, en, sob, nos, no, na")}\\s+(?:${anyListed("the, our, den, dem, der, les, la, le, los, las, os, as, unseren")}\\s+)?${anyListed("video, videos, reel, reels, post, posts, clip, clips, story, stories, storys, bild, bildern, picture, pictures, shot, camara, camera, image, images, imagen, imagem")}(?!\\p{L})`,
  "gu",
);
const PAST = "It tells what was. Say what this plan is to have.";
/** "(It was 12 in autumn, 5 people)". */
const WAS =
  /\((?:it |this |das |es |c['’]|ca |ce |era |isso )?(?:was|were|war|waren|etait|etaient|era|eran|foi|eram|fueron|fue)\s[^()\n]{3,60}\)/gu;
const BOOSTED = new RegExp(
  `(?<!\\p{L})(?:whitelisting|spark ads?|allowlisting)\\s*:?\\s*(?:for |fur |por |pendant )?(?:${COUNT})\\s?(?:${UNIT})(?!\\p{L})|(?<![\\p{L}\\p{N}])(?:${COUNT})\\s?(?:${UNIT})\\s+(?:of |de |d['’])?(?:whitelisting|spark ads?|allowlisting)(?!\\p{L})`,
  "gu",
);

/** Ads with what creators make and what pieces shall not show, before days and topics are read of it: taken out and told. */
export function takeBoosting(text: BriefText): Unmet[] {
  const all: readonly [RegExp, string][] = [
    [BOOSTED, BOOSTING],
    [NOT_SHOWN, SHOWN],
    [WAS, PAST],
  ];
  return all.flatMap(([pattern, why]) =>
    text.all(pattern).map((found) => {
      text.take(found);
      return { words: text.spelling(found), why };
    }),
  );
}

/** Takes out what a plan cannot hold, each with the sentence that says so. */
export function takeWishes(text: BriefText): Unmet[] {
  return WISHES.flatMap(([pattern, why]) =>
    text.all(pattern).map((found) => {
      text.take(found);
      return { words: text.spelling(found), why };
    }),
  );
}
