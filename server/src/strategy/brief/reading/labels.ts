import { anyListed, wordsListed } from "#/language/dictionary.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { COUNT } from "#/strategy/brief/numbers.ts";

const SLOT_NAMES =
  "dates, timing, termine, fechas, datas, flight, audience, target, target group, target audience, objective, goal, budget, market, markets, platform, platforms, deliverables, creators, categories, countries, country, zielgruppe, ziel, plattform, plattformen, markt, markte, laufzeit, zeitraum, objectif, cible, plateforme, plateformes, marche, marches, objetivo, publico, plataforma, plataformas, mercado, mercados, who, where, when, how much, mkt, deliv, deliverable, format, formats, timeline, deadline, go-live, actual numbers, cities, categories, cats, wer, wo, wann, womit, wieviel, wie viel, was, formate, frist, qui, quand, combien, delai, formatos, quien, donde, cuando, cuanto, plazo, quem, onde, quando, quanto, prazo";
/** "Creators: 6", "creators = about eight": the label says what is counted. */
const COUNTED = `creators\\s*[:=]\\s*(?:\\p{L}+\\s+)?(?:${COUNT})(?!\\p{L})`;
/** "Markets: FR, ES": names of slots say nothing of their own, and neither do the ends of verbs. */
const LABELS = new RegExp(
  `(?<=(?:^|[\\u25ae;,.\\n(>•*–-])\\s*)(?!${COUNTED})${anyListed(SLOT_NAMES)}\\s*(?:[:=]|\\s[-–](?=\\s))|${wordsListed("heraus, auf den markt, we care about, we only care about, uns geht es um, ce qui compte c'est, nos importa, nos importan, o que importa sao")}`,
  "gu",
);

/** The head of a mail that was sent on: its day and its names are nothing that is planned. */
const HEADS = new RegExp(
  `(?<=^|\\n)[>\\s]*${anyListed("from, sent, to, cc, subject, date, von, gesendet, an, betreff, datum, envoye, objet, para, enviado, asunto, assunto")}\\s*:[^\\n]*|-{3,}\\s*${anyListed("forwarded message, weitergeleitete nachricht, message transfere, mensaje reenviado, mensagem encaminhada")}\\s*-{3,}|(?<=^|\\n)(?=[^\\n]*(?:tel|phone|fon|mobil|cell|\\d{5}|@)[^\\n]*)[^\\n|]*\\|[^\\n]*(?:tel|phone|fon|mobil|www|\\d{3}[ -]\\d{2})[^\\n]*|(?<=\\n)[^\\n,]*,\\s*\\d{1,5}\\s[^\\n,]*(?:street|st|road|rd|avenue|ave|lane|blvd|drive)(?:\\s[nsew])?\\s*,[^\\n]*$`,
  "gu",
);

export function takeHeads(text: BriefText): void {
  for (const found of text.all(HEADS)) text.take(found);
}

export function takeLabels(text: BriefText): void {
  for (const found of text.all(LABELS)) text.take(found);
}
