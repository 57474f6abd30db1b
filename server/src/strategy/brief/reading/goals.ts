import type { Unmet } from "@app/contract/strategy/plan";
import { anyListed } from "#/language/dictionary.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { SCALE } from "#/language/numbers/scales.ts";

const WHY = "No choice of creators can promise a number. The forecast says what is likely.";
const LABEL = `(?:${anyListed("kpi, kpis, goal, target, objective, ziel, zielwert, objectif, objetivo, meta")}\\s*(?:[:=–-]|is|are|ist|est|es|e)?\\s*)`;
const DIGITS = "\\d(?:[\\d.,]*\\d)?";
const NUMBER = `${DIGITS}(?:\\s?[-–]\\s?${DIGITS})?(?:\\s?${SCALE})?`;
/** What people do because of a campaign. */
const DONE = anyListed(
  "sale, sales, order, orders, sign-up, sign-ups, signup, signups, download, downloads, app downloads, install, installs, app installs, lead, leads, conversion, conversions, purchase, purchases, trial, trials, booking, bookings, verkaufe, bestellungen, anmeldungen, installationen, buchungen, ventes, commandes, inscriptions, telechargements, ventas, pedidos, registros, descargas, vendas, cadastros, instalacoes",
);
/** What creators are measured by as well: a goal only where it is called one. */
const SEEN = anyListed(
  "view, views, impressions, reach, clicks, visits, aufrufe, impressionen, reichweite, klicks, vues, clics, visites, visualizaciones, alcance, visitas, visualizacoes, cliques",
);
const GOAL = new RegExp(
  `(?<!\\p{L})(?:${LABEL}(?<number>${NUMBER})\\s+(?:${DONE}|${SEEN})|(?<![\\p{N}.,@])(?<bare>${NUMBER})\\s+(?:${DONE}))(?!\\p{L})`,
  "gu",
);

/** "KPI: 500 sales": how much is hoped for is named, and what is counted stays to say what the campaign is for. */
export function takeGoals(text: BriefText): Unmet[] {
  return text.all(GOAL).map((found) => {
    const number = found.groups.find((group) => group !== undefined) ?? "";
    text.take({ start: found.start, end: found.start + found.text.indexOf(number) + number.length });
    return { words: text.spelling(found), why: WHY };
  });
}
