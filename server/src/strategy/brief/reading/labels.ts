import { anyListed, wordsListed } from "#/language/dictionary.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { COUNT } from "#/strategy/brief/numbers.ts";

const SLOT_NAMES =
  "periodo, periode, dauer, duree, duracion, duracao, verba, orcamento, presupuesto, enveloppe, praca, praças, perfis, perfiles, profils, profile, profiles, nb createurs, plafonds, plafond, caps, tope, topes, teto, tetos, vetos, veto, gesperrt, sperrliste, quantos, cuantos, quantidade, meta, kpi, kpis, obs, observacao, entregas, entregaveis, entregables, livrables, canales, canais, canaux, kanale, channels, thema, tema, split, quem nao, dates, timing, termine, fechas, datas, flight, audience, target, target group, target audience, objective, goal, budget, market, markets, platform, platforms, deliverables, creators, categories, countries, country, zielgruppe, ziel, plattform, plattformen, markt, markte, laufzeit, zeitraum, objectif, cible, plateforme, plateformes, marche, marches, objetivo, publico, plataforma, plataformas, mercado, mercados, pays, pais, paises, land, lander, plan, campaign, campaign name, kampagne, campagne, campana, campanha, client, kunde, kundin, cliente, who, where, when, how much, mkt, deliv, deliverable, format, formats, timeline, deadline, go-live, actual numbers, cities, categories, cats, wer, wo, wann, womit, wieviel, wie viel, was, formate, frist, qui, quand, combien, delai, formatos, quien, donde, cuando, cuanto, plazo, quem, onde, quando, quanto, prazo";
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

/** "Client: Pawly", "Campaign: Sunny Side": whose it is and how it is called says nothing of whom to choose. */
const NAMED = new RegExp(
  `(?<=(?:^|[\\u25ae;,.\\n(>•*–-])\\s*)${anyListed("contracting body, contracting authority, issued by, auftraggeberin, antragsteller, antragstellerin, antragsteller/in, maitre d'ouvrage, donneur d'ordre, organo contratante, entidad contratante, entidade adjudicante, contratante, client, client name, customer, kunde, kundin, kundenname, auftraggeber, cliente, nombre del cliente, nome do cliente, campaign, campaign name, campaign title, kampagne, kampagnenname, kampagnentitel, campagne, nom de la campagne, campana, nombre de la campana, campanha, nome da campanha")}\\s*[:=]\\s*([^\\u25ae,;\\n(.]+?)(?=\\s*(?:[\\u25ae,;\\n(.]|$))`,
  "gu",
);

/** Names of clients and campaigns, taken out of the text. A sentence, "campaign: tea in Germany for 9k", is none. */
export function takeNames(text: BriefText): Span[] {
  return text.all(NAMED).flatMap((found) => {
    const [name = ""] = found.groups;
    const start = found.end - name.length;
    if (/\d/u.test(name) || name.replaceAll(SMALL, " ").trim().split(/\s+/u).length > NAME_WORDS) return [];
    if (!/^\p{Lu}/u.test(text.readable.slice(start))) return [];
    text.take(found);
    return [{ start, end: found.end }];
  });
}

const NAME_WORDS = 5;
const SMALL = /(?<!\p{L})(?:of|the|der|des|de|du|la|del|do|da)(?!\p{L})/gu;

export function takeLabels(text: BriefText): void {
  for (const found of text.all(LABELS)) text.take(found);
}
