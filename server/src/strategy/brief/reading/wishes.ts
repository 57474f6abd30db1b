import type { Unmet } from "@app/contract/strategy/plan";
import { anyOf } from "#/language/dictionary.ts";
import { TIME_UNITS } from "#/language/time/calendar.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { CREATOR_WORDS, FORMAT_PATTERNS } from "#/strategy/brief/brief-words.ts";
import { COUNT } from "#/strategy/brief/numbers.ts";
import { MAX, MIN } from "#/strategy/brief/rules/rule-words.ts";

const FORMATS = Object.values(FORMAT_PATTERNS).join("|");
const ONLY = "only|just|nur|ausschlie(?:ss|ß)lich|seulement|uniquement|solo|solamente|apenas|somente";
const NO = "no|without|ohne|keine?|sans|pas de|sin|sem|bina";
const UNIT = anyOf([...TIME_UNITS].filter(([word]) => word.length > 1).map(([word]) => word));
const A = "a|an|per|each|every|pro|je|im|in der|am|par|por|al|a la|ao|cada";
const PIECES = `(?:(?:${FORMATS}|pieces?|times?|mal|fois|veces|vezes)\\s+)`;
const REST = "[^\\u25ae,;.:!?()\\n]*";

const RHYTHM =
  "A plan has one calendar of so many pieces a creator, and no rhythm. Say how many pieces each one makes.";
const LASTING = "A plan has a first and a last day. Say for how long, and plan the next one then.";
const LUCK = "No choice of creators can promise it. The forecast says what is likely.";
const RIGHTS = "Say for how many months, and the plan counts what it costs: “3 months of usage”.";
const PIECE = "The plan chooses the kind of piece. Say what each creator makes, such as “2 reels each”.";
const ONLY_PIECE = new RegExp(
  // A platform's name may stand for its videos: "only TikTok" is about the platform.
  `(?<!\\p{L})(?:(?:${ONLY}|${NO})\\s+(?!tiktok)(?:${FORMATS})|(?!tiktok)(?:${FORMATS})\\s+(?:${ONLY}|nahin?))(?!\\p{L})`,
  "gu",
);

/** "Max 3 per creator": so many of what, nobody said. */
const EACH_MAKES = new RegExp(
  `(?<![\\p{L}\\p{N}.,@€$£])(?:(?:${MAX}|${MIN})\\s+)?\\d{1,2}\\s+(?:per|pro|je|par|por)\\s+(?:${CREATOR_WORDS}|person|kopf|head)(?!\\p{L})`,
  "gu",
);

/** What people wish for and no rule of a plan can hold, with what to say of it. */
const WISHES: readonly [RegExp, string][] = [
  [
    new RegExp(
      `(?<!\\p{L})(?<!(?:who|die|qui|que) )(?:${COUNT}|an?|one|eine?[nrs]?|une?|uma?)\\s+${PIECES}?(?:${A})\\s+(?:${UNIT})(?!\\p{L})|(?<!\\p{L})(?:daily|weekly|fortnightly|biweekly|monthly|taglich|wochentlich|monatlich|hebdomadaires?|mensuels?|semanal(?:es)?|mensual(?:es)?|semanais|mensais)\\s+(?:${FORMATS}|content)(?!\\p{L})`,
      "gu",
    ),
    RHYTHM,
  ],
  [/(?<!\p{L})(?:always[\s-]?on|evergreen|dauerkampagne|fil rouge|siempre activa)(?!\p{L})/gu, LASTING],
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:must|should|has to|needs? to|soll|muss|doit|debe|tiene que|deve)\\s+)?(?:go(?:es|ing)? viral|viral gehen|(?:faire le )?buzz|viralizar(?:se)?|virale?s?)(?!\\p{L})|(?<!\\p{L})(?:guarantee\\p{L}*|garanti\\p{L}*)${REST}`,
      "gu",
    ),
    LUCK,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:with|incl\\p{L}*\\.?|plus|and|mit|inkl\\.?|avec|con|com)\\s+)?(?:full |paid |exclusive )?(?:usage(?: rights)?|exclusivity|exclusive rights|whitelisting|spark ads?|buyouts?|licen[cs]ing|nutzungsrechte?|exklusivitat|droits? d['’]utilisation|exclusivite|derechos de uso|exclusividade?d?|direitos de uso)(?!\\p{L})`,
      "gu",
    ),
    RIGHTS,
  ],
  [ONLY_PIECE, PIECE],
  [EACH_MAKES, PIECE],
];

/** Takes out what a plan cannot hold, each with the sentence that says so. */
export function takeWishes(text: BriefText): Unmet[] {
  return WISHES.flatMap(([pattern, why]) =>
    text.all(pattern).map((found) => {
      text.take(found);
      return { words: text.spelling(found), why };
    }),
  );
}
