import { anyListed, anyOf } from "#/language/dictionary.ts";
import { TIER_WORDS } from "#/language/people/people.ts";
import { SCALE } from "#/language/numbers/scales.ts";

const TIERS = anyOf(Object.values(TIER_WORDS).flat());

const PLATFORM = "instagram|insta|ig|tiktok|youtube|yt";
const EITHER = anyListed(
  "either is fine, either works, either one, whichever, doesn't matter, doesnt matter, don't care, dont care, egal, ist egal, ganz egal, peu importe, ca m'est egal, au choix, da igual, igual da, me da igual, indiferente, tanto faz, nao importa, no importa, dono chalega, dono chalenge, koi bhi",
);

/** What people say in more words, or in a hurry, as the grammar has it: on folded text, in this order. */
export const PHRASES: readonly (readonly [spoken: RegExp, written: string])[] = [
  // "YouTube sowie Instagram": either, and nobody need be on both.
  [
    /(?<!\p{L})(instagram|insta|ig|tiktok|youtube|yt) (?:sowie|ainsi que|asi como|bem como|as well as) (?=(?:auf |sur |en |no |on )?(?:instagram|insta|ig|tiktok|youtube|yt)(?!\p{L}))/dgu,
    "$1, ",
  ],
  // "TikTok ou Instagram tanto faz": either will do, and both are named.
  [
    new RegExp(
      `(?<!\\p{L})(${PLATFORM}) (?:${anyListed("or, oder, ou, o, ya")}) (${PLATFORM})[,]? (?:(?:is|are|ist|sind|est|es|e|hai) )?(?:${EITHER})(?!\\p{L})`,
      "dgu",
    ),
    "$1, $2",
  ],
  // "Keine Megas".
  [
    new RegExp(
      `(?<=(?<!\\p{L})${anyListed("no, without, keine, ohne, sans, pas de, sin, sem, nenhum")} )(${TIERS})s(?!\\p{L})`,
      "dgu",
    ),
    "$1",
  ],
  // "Cada uma faz 1 reel": what each of them makes.
  [
    /(?<!\p{L})(?:cada (?:uno|una|um|uma)|each(?: one| of them)?|jede[rs]?|chacune?|har ek)\s+(?:faz|hace|does|makes|macht|fait|karega|karegi)\s+(?=\d)/dgu,
    "each ",
  ],
  // "I've got about 5,000 €", "I'm picturing women … doing beauty on insta".
  [
    new RegExp(
      `(?<!\\p{L})(?:i['’]ve|ive|we['’]ve|weve) got (?:about |around |like |some )?(?=[\\p{Sc}\\d]|\\p{L}+ ${SCALE})`,
      "dgu",
    ),
    "budget ",
  ],
  [
    /(?<!\p{L})(?:i['’]m|im|we['’]re) (?:picturing|imagining|thinking of|seeing) (?:women|girls|ladies)(?!\p{L})/dgu,
    "female creators",
  ],
  [/(?<!\p{L})(?:i['’]m|im|we['’]re) (?:picturing|imagining|thinking of|seeing)\s+/dgu, ""],
  [
    /(?<=(?:women|men|girls|people|creators|influencers)(?: in \p{L}+)?) doing (\p{L}+) on (?=(?:instagram|insta|ig|tiktok|youtube|yt)(?!\p{L}))/dgu,
    ", $1, ",
  ],
  [/(?<!\p{L})pal (?=\p{L}{3})/dgu, "para el "],
  [/(?<=se (?:upar|zyada) (?:nahi|nahin|mat)) (?:jaana|jana|jao|jaye)(?!\p{L})/dgu, ""],
];
