import type { Unmet } from "@app/contract/strategy/plan";
import { anyListed, anyOf, patternOf, wordsListed } from "#/language/dictionary.ts";
import { ANY_MONTH, WEEKDAYS, WEEKEND } from "#/language/time/calendar.ts";
import { ANY_NAMED_DAY, DOUBTFUL_NAMES, NAMED_DAYS } from "#/language/time/named-days.ts";
import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { daysNamed } from "./days-named.ts";

/** These leave out whatever day stands behind them. */
const EXCEPT =
  "except, except for, except on, excluding, but not, but not on, not on, nothing on, skip, skipping, pause on, ausser, ausgenommen, ohne, nicht am, nichts am, nicht an, nichts an, nicht zu, nur nicht am, nur nicht an, aber nicht am, aber nicht an, sauf, hormis, hors, excepte, pas le, pas les, rien le, rien les, excepto, menos, salvo, quitando, nada el, nada los, pero no el, exceto, fora, tirando, nada no, nada em, mas nao no";
/** These only before days of the week: "no 25 creators" is another thing. */
const NONE =
  "no, never, never on, not at, nothing at, without, kein, keine, nie, nie am, niemals, pas de, pas, jamais, sin, nada de, nunca, nunca los, sem, nunca, nunca ao, nunca aos, jamais aos, kabhi nahi";
const PIECES =
  "posts, post, posting, content, pieces, publishing, going live, poste, posten, veroffentlichen, inhalte, publier, publication, publications, publicar, publicaciones, publicacoes";
const BEFORE_DAY =
  "on, on the, the, at, am, an, den, dem, in der, le, les, el, los, la, las, o, os, a, ao, no, nos, na, dia, el dia, o dia, les jours, de";
/** Behind a bare number nothing may stand but another one, or the end of the thought. */
const ENDS =
  "(?=\\s*(?:[,.;:!?)\\n\\u25ae](?!\\d)|$|(?:and|und|et|y|e|&|or|oder|ou|o|wird|werden|nothing|no se|no publicamos|nao se|nao postamos|on ne)(?!\\p{L})))";
const ORDINAL = "(?:st|nd|rd|th|er|º|\\.(?!\\d))?";
const DATE =
  `\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}(?:[./](?:\\d{4}|\\d{2}))?\\.?(?![\\d%])` +
  `|\\d{1,2}${ORDINAL}\\s+(?:of |de )?(?:${ANY_MONTH})(?!\\p{L})(?:\\s+(?:de )?\\d{4})?|(?:${ANY_MONTH})\\s+\\d{1,2}(?:st|nd|rd|th)?(?![\\d%])`;
const WEEKLY = `(?:${anyOf([...WEEKDAYS.keys(), ...WEEKEND])})(?:s|e|en|es)?(?!\\p{L})`;
const JOINED = `\\s*(?:,|&|/|-|–|(?<!\\p{L})(?:and|und|et|y|e|or|oder|ou|o|nor|to|bis|a|au|al|ate)(?!\\p{L}))\\s*`;
const LEAD = `(?:(?:${anyListed(BEFORE_DAY)})\\s+)*`;
const DAY = `(?:${DATE}|(?:${ANY_NAMED_DAY})(?!\\p{L})|${WEEKLY})`;
const BARE = `\\d{1,2}${ORDINAL}${ENDS}`;
const DAYS = `${LEAD}(?:${DAY}|(?<=\\p{L}\\s+)${BARE}|\\d{1,2}${ORDINAL}(?=${JOINED}(?:${LEAD})(?:${DATE})))(?:${JOINED}${LEAD}(?:${DAY}|${BARE}))*`;
/** "From 24 to 26 December", "entre le 24 et le 26 décembre": of what begins with these an end has to be named. */
const FROM = "between, zwischen, entre, from, von, vom, du, del, desde, desde el, de";
const STRETCH = `(?:${anyListed(FROM)})\\s+${LEAD}(?:${DAY}|\\d{1,2}${ORDINAL})${JOINED}${LEAD}${DAY}`;
/** What stops for some days, before them and behind. */
const PAUSE =
  "pause, pausing, pausieren, break, winter break, blackout, black out, no-post period, pausa, paron, unterbrechung, sendepause, funkstille, pause de";
const PAUSED =
  "pausieren, pausiert, pausiert ihr, pause, pausing, pausa, en pausa, em pausa, en pause, blackout, sendepause, funkstille, frei lassen, freihalten, frei halten, darf nichts online gehen, darf nix online gehen, darf nichts live gehen, darf nix live gehen, darf nichts raus, darf nix raus, soll nichts online gehen, soll nix online gehen, geht nichts online, nichts online, nothing online, no posts, no posting, no content, keine posts, kein content, pas de posts, pas de publication, pas de publications, sin publicaciones, sin posts, sem posts, sem postagem, sem postagens, sem publicacoes, must stay free, stay free, kept free, koi post nahi, kuch post nahi, kuch nahi";
const FEAST = `(?:${ANY_NAMED_DAY})`;
const MONTH = `(?:in|im|en|em)\\s+(?:${ANY_MONTH})(?!\\p{L})`;

const BEHIND =
  "excluded, off, ausgenommen, ausgeschlossen, exclu, exclus, excluido, excluidos, fuera, fora, nahi, nahin, ko nahi, ko nahin, mat, ko mat, ko chhodkar, ko chhod kar, ko chodkar, chhodkar, ke alawa";
/** "No Natal" and "no Dia das Mães" are Portuguese for on that day. */
const CERTAIN_DAY = anyOf([...NAMED_DAYS.keys()].filter((name) => !DOUBTFUL_NAMES.has(name)));
const PATTERNS = [
  new RegExp(
    `(?<!\\p{L})(?:(?:no|not|keine?|pas de|sin|sem)\\s+${anyListed(PIECES)}\\s+)?(?:${anyListed(EXCEPT)})\\s+(?:${DAYS}|${MONTH})`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:no|not|nothing|nicht|nichts|keine?|pas|rien|nada|nao)\\s+(?:${anyListed(PIECES)}\\s+)?(?:on|am|an|at|le|les|el|los|no|nos|em)\\s+(?:${DAYS})`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:no|not|nothing|nicht|nichts|nix|keine?|pas|pas de|rien|nada|nada de|nao|sin|sem|ningun|nenhum|nenhuma)\\s+(?:${anyListed(PIECES)}\\s+)?${STRETCH}`,
    "gu",
  ),
  new RegExp(`(?<!\\p{L})(?:not|nicht|pas|no|nao)\\s+${MONTH}`, "gu"),
  new RegExp(
    `(?<!\\p{L})(?:${anyListed(NONE)})\\s+(?:${anyListed(PIECES)}\\s+)?${LEAD}${WEEKLY}(?:${JOINED}${LEAD}${WEEKLY})*`,
    "gu",
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${DAY}(?:${JOINED}${DAY})*)\\s*,?\\s*(?:is |are |ist |sind |est |es )?(?:${anyListed(BEHIND)})(?!\\p{L})`,
    "gu",
  ),
  // "23 y 24 de junio, nada", "26 Jan ko kuch nahi".
  new RegExp(
    `(?<![\\p{L}\\p{N}])${LEAD}(?:\\d{1,2}\\s+(?:y|e|et|und|and|aur|[-–])\\s+)?(?:${DATE})\\s*,?\\s*(?:ko\\s+)?${anyListed("nada, nothing, nichts, nix, rien, kuch nahi, kuch nahin")}(?!\\p{L})(?:\\s+(?:zu )?${anyListed(PIECES)}(?!\\p{L}))?`,
    "gu",
  ),
  // "No posts 10-14 February", "pause 26-29 March", "except 8-14".
  new RegExp(
    `(?<!\\p{L})(?:(?:no|keine?|pas de|sin|sem|nada de|ningun[ao]?)\\s+${anyListed(PIECES)}|(?:(?:${FEAST})\\s+)?${anyListed(PAUSE)})\\s*:?\\s*(?:${anyListed(FROM)}\\s+)?${LEAD}(?:${DAY}|\\d{1,2}${ORDINAL})${JOINED}${LEAD}${DAY}`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:${anyListed(EXCEPT)})\\s+${LEAD}\\d{1,2}${ORDINAL}\\s?(?:-|–|to|bis)\\s?${BARE}`,
    "gu",
  ),
  // "11.2. bis 16.2. pausieren", "(11.-16.2.) darf nichts online gehen".
  new RegExp(
    `(?<![\\p{L}\\p{N}.])(?:${FEAST}\\s*)?\\(?(?:${anyListed(FROM)}\\s+)?(?:${DAY}|\\d{1,2}${ORDINAL})(?:${JOINED}${LEAD}${DAY})*\\)?\\s*,?\\s*${anyListed(PAUSED)}(?!\\p{L})`,
    "gu",
  ),
  // "24. bis 26.12. wird nix gepostet", "el 24 de diciembre no se publica".
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${DAYS})\\s+(?:(?:wird|werden|posten wir|wollen wir)\\s+(?:nichts|nix|nicht)(?:\\s+(?:gepostet|posten|veroffentlicht|veroffentlichen))?|no se publica|no publicamos|nao se posta|nao postamos|on ne (?:publie|poste) (?:rien|pas)|nothing goes live|we post nothing)(?!\\p{L})`,
    "gu",
  ),
  // "Am 24.12. nichts posten", "no Black Friday".
  new RegExp(
    `(?<!\\p{L})(?:on|am|an|le|les|el|no)\\s+(?:${DAYS})\\s+(?:nichts|nothing|no|rien|nada|keine?)\\s+(?:zu )?${anyListed(PIECES)}(?!\\p{L})`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:${anyListed(NONE)})\\s+(?!dia |carnaval|reveillon|ano novo|pascoa|sao joao)(?:${CERTAIN_DAY})(?!\\p{L}|\\s+\\p{L}|['’-]\\p{L})`,
    "gu",
  ),
];

/** Days of mourning or silence, on which a plan lets nothing go live unless it is told to. */
const QUIET =
  "quiet days, days of mourning, silent holidays, stille tage, stillen tagen, stille feiertage, stillen feiertagen, trauertage, trauertagen, jours de deuil, jours calmes, dias de luto, dias de silencio";
const WELCOME =
  "fine, ok, okay, allowed, included, no problem, egal, erlaubt, in ordnung, passt, kein problem, passen, compris, inclus, permis, permitidos, incluidos, vale, tudo bem, pode, podem, theek, chalega";
const ON_QUIET = new RegExp(
  `(?<!\\p{L})(?:(?:also|even|auch|selbst|meme|aussi|tambien|incluso|tambem|ate|mesmo)\\s+(?:on|an|in|les|pendant les|en|em|nos|los)\\s+${anyListed(QUIET)}|${anyListed(QUIET)}\\s+(?:(?:are|is|sind|ist|sont|son|sao|bhi|too|auch|aussi|tambien|tambem|ganz|totally)\\s+)*${anyListed(WELCOME)})(?!\\p{L})`,
  "gu",
);

const WHY = "No day of the calendar is named. Say which one, such as “not on 24 December”.";

/** "Never on a Sunday except the day itself". */
const EXCEPTION = patternOf(
  `^\\s*[,(–-]?\\s*${anyListed("except, except for, except on, apart from, other than, unless it is, unless it's, ausser, ausgenommen, mit ausnahme von, bis auf, sauf, hormis, excepte, a part, excepto, salvo, quitando, menos, exceto, tirando, a nao ser")}\\s+(?:[^.,;!?()\\n\\u25ae]|\\.(?=\\d)|(?<=\\.\\d{1,2})\\.)+\\)?`,
);
const THE_DAY = patternOf(
  wordsListed("day, tag, tage, jour, jours, dia, dias, din, date, datum, fecha, data, launch, start"),
);
const WHY_EXCEPTION =
  "Days are left out always or never, and no exception is kept. Say on which dates nothing may go live.";
const WHY_STRETCH =
  "Days between two feasts are not kept. Say the first and the last as dates, such as “not from 24 to 31 December”.";

/**
 * "Not on Black Friday", "nichts am 24. und 25.12.", "quiet days are fine": days that are left out, or are not, taken out
 * of the text. What names no day that a calendar has, and what is left out but for an exception, is told as not kept.
 */
export function takeLeftOutDays(text: BriefText, stated: Stated): Unmet[] {
  if (text.takeFirst(ON_QUIET)) stated.onQuietDays = true;
  const excepted = PATTERNS.flatMap((pattern) =>
    text.all(pattern).flatMap((found) => takeExcepted(text, found)),
  );
  return [
    ...excepted,
    ...PATTERNS.flatMap((pattern) => text.all(pattern).flatMap((found) => keep(text, found, stated))),
  ];
}

/** Without its exception, what is left out would be wrong, and so would the exception alone. */
function takeExcepted(text: BriefText, found: Found): Unmet[] {
  const behind = EXCEPTION.exec(text.folded.slice(found.end));
  if (!behind) return [];
  const [words] = behind;
  if (namesNothing(daysNamed(words)) && !THE_DAY.test(words)) return [];
  const span = { start: found.start, end: found.end + words.trimEnd().length };
  text.take(span);
  return [{ words: text.spelling(span), why: WHY_EXCEPTION }];
}

function keep(text: BriefText, found: Found, stated: Stated): Unmet[] {
  text.take(found);
  const words = text.spelling(found);
  const named = daysNamed(found.text);
  // "Karneval (11.-16.2.)": the days say when the feast is.
  const days = DATED_FEAST.test(found.text) && named.dates.length > 1 ? { ...named, named: [] } : named;
  if (days.named.length > 0 && IS_STRETCH.test(found.text)) return [{ words, why: WHY_STRETCH }];
  if (namesNothing(days)) return [{ words, why: WHY }];
  stated.leftOut = [...(stated.leftOut ?? []), { words, ...days }];
  return [];
}

function namesNothing({ weekdays, named, dates }: ReturnType<typeof daysNamed>): boolean {
  return weekdays.length + named.length + dates.length === 0;
}

const DATED_FEAST = patternOf(
  `^(?:${FEAST})(?:\\s+(?:break|pause))?\\s*\\(?\\s*(?:${anyListed(FROM)}\\s+)?\\d`,
);
const IS_STRETCH = patternOf(STRETCH);
