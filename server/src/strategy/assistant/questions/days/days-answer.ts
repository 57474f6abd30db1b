import { platformLabel } from "@app/contract/platforms";
import { MarketDays } from "@app/contract/strategy/findings/plan-findings";
import { anyOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { WEEKDAYS } from "#/language/time/calendar.ts";
import { countryOfFeast } from "#/language/time/feast-words.ts";
import { ANY_NAMED_DAY, NAMED_DAYS } from "#/language/time/named-days.ts";
import type { Answer } from "#/strategy/assistant/answers/answer.ts";
import { notYet } from "#/strategy/assistant/answers/sentences.ts";
import { mediaIn } from "#/strategy/assistant/questions/campaigns/read-work.ts";
import { periodSaid } from "#/strategy/assistant/questions/campaigns/read-period.ts";
import { countryIn, marketIn } from "#/strategy/assistant/questions/named-market.ts";
import { joined, placeIn } from "#/strategy/assistant/questions/telling.ts";
import type { DayWords } from "#/strategy/assistant/questions/words/plan-words.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";

const EVENT = new RegExp(`(?<!\\p{L})(?:${ANY_NAMED_DAY})(?!\\p{L})`, "u");
const WEEKDAY = new RegExp(`(?<!\\p{L})(?:${anyOf(WEEKDAYS.keys())})s?(?!\\p{L})`, "u");

const TIME = new RegExp(
  wordsListed(
    "when, time, timing, day, days, date, dates, holiday*, festival*, calendar, hour*, week*, month*, season*, morning*, noon, evening*, afternoon*, night*, post, posting, publish, go live, wann, zeit, zeitpunkt, uhrzeit, uhr, tag, tage, tagen, feiertag*, ferien, woche*, monat*, kalender, termin*, morgens, mittags, abends, saison, posten, veroffentlichen, quand, heure*, quel jour, jours, jour ferie, meilleur jour, bon jour, feries, date*, moment, semaine*, mois, soir*, matin*, midi, calendrier, vacances, poster, publier, cuando, hora*, dia, dias, fecha*, festivo*, feriado*, momento, horario*, semana*, mes, meses, calendario*, noche*, manana*, mediodia, temporada, publicar, quando, data, datas, noite*, manha*, meio-dia, postar, kab, din, samay, tyohar, tyohaar, waqt, hafte, mahine, subah, shaam, raat, dopahar, post karna",
  ),
  "u",
);

/** When to post, and which days matter for a market. */
export const TIMING: Answer = {
  next: ({ text }, found) => {
    if (found.length > 0) return [];
    const input = {
      market: marketIn(text) ?? feastMarket(text),
      platform: mediaIn(text).platform,
      when: periodSaid(text)?.words ?? null,
      event: eventIn(text)?.slug ?? null,
    };
    return [{ tool: "market_days", input }];
  },
  write: ({ text, language }, [finding]) => {
    const known = MarketDays.safeParse(finding?.output).data;
    if (!finding || !known) return [notYet("timing", language)];
    const all = wordsOf(language);
    const at = placeIn(finding);
    const event = eventIn(text);
    const market = known.market === null ? null : countryIn(known.market, language);
    const told = { words: all.days, at, known, market };
    if (event && known.event) {
      const isByWords = marketIn(text) === null && feastMarket(text) !== null;
      const name = all.quoted(event.words);
      return joined(
        aboutEvent({ ...told, language }, known.event, isByWords ? `${name} (${market ?? ""})` : name),
      );
    }
    return joined([
      ...(periodSaid(text) ? [] : aboutHours(told)),
      ...(isOfWeekdays(text) ? [all.days.noWeekdays] : []),
      ...aboutDays(told),
    ]);
  },
};

/** Where a feast is, by the words for it. */
function feastMarket(text: string): string | null {
  const event = eventIn(text);
  return event && countryOfFeast(event.words);
}

interface Told {
  words: DayWords;
  at: (path: string) => string;
  known: MarketDays;
  /** Its name in the language of the answer. */
  market: string | null;
}

function aboutEvent(
  { words, at, language }: Told & { language: string },
  { from, to, basis, isQuiet, daysLeft = null }: NonNullable<MarketDays["event"]>,
  name: string,
): string[] {
  if (from === null) return [words.eventUnknown(name)];
  const isOneDay = from === to;
  return [
    isOneDay
      ? words.event(name, at("event.from"))
      : words.eventFromTo(name, at("event.from"), at("event.to")),
    words.weekday(
      weekdayIn(from, language),
      daysLeft === null ? null : { text: at("event.daysLeft"), n: daysLeft },
    ),
    ...(basis === "moon" ? [words.byMoon] : []),
    ...(basis === "custom" ? [words.byCustom] : []),
    isQuiet ? words.quiet : words.cannotJudge,
  ];
}

function weekdayIn(day: string, language: string): string {
  const locale = language === "hi" ? "en" : language;
  return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(new Date(day));
}

function aboutHours({ words, at, known }: Told): string[] {
  if (known.hours.length === 0) return [words.assumed(at("postsNeeded"), at("assumed"))];
  return known.hours.map(({ platform }, index) =>
    words.hour(
      platformLabel(platform),
      `${at(`hours.${index}.time`)} (${at("timeZone")})`,
      at(`hours.${index}.posts`),
    ),
  );
}

function aboutDays({ words, at, known, market }: Told): string[] {
  if (known.market !== null && market !== null && !known.isKnown) return [words.notKnown(market)];
  if (market === null) return [words.nameMarket];
  if (known.counts.days === 0) return [words.noDays(market, at("from"), at("to"))];
  const { next } = known;
  return [
    words.days({ text: at("counts.days"), n: known.counts.days }, market, at("to")),
    ...(next === null ? [] : [words.next(at(`days.${next}.day`), at(`days.${next}.names.0`))]),
  ];
}

/** A day with a name, and the words that the person has for it. */
export function eventIn(source: string): { slug: string; words: string } | null {
  const text = source.normalize("NFC");
  const found = EVENT.exec(foldInPlace(text));
  const slug = found && NAMED_DAYS.get(wordKey(found[0]).replace(/ s day$/u, "s day"));
  if (!found || !slug) return null;
  return { slug, words: text.slice(found.index, found.index + found[0].length) };
}

/** Whether a question says anything of time at all: days and hours answer no other. */
export function isOfTime(source: string): boolean {
  const text = source.normalize("NFC");
  return (
    TIME.test(foldInPlace(text)) || isOfWeekdays(text) || eventIn(text) !== null || periodSaid(text) !== null
  );
}

function isOfWeekdays(text: string): boolean {
  return WEEKDAY.test(foldInPlace(text.normalize("NFC")));
}
