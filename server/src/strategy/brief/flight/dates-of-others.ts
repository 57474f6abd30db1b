import type { Unmet } from "@app/contract/strategy/plan";
import { ANY_MONTH, WEEKDAYS } from "#/language/time/calendar.ts";
import { anyListed, anyOf } from "#/language/dictionary.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";

/** What has a day of its own that is none of the flight: who is away, what is sent or due, and by when the plan is wanted. */
const OF_OTHERS =
  "i am on holiday, i'm on holiday, i am away, i'm away, we are closed, we're closed, out of office, on vacation, i am on leave, i'm on leave, we are on leave, we're on leave, product arrives, products arrive, product ships, products ship, samples arrive, samples ship, parcels arrive, drafts due, draft due, drafts are due, feedback by, feedback until, briefing on, briefing by, approval by, sign off by, sign-off by, invoice by, offer by, ich bin im urlaub, bin im urlaub, im urlaub, wir haben betriebsferien, betriebsferien, produkt kommt, ware kommt, muster kommen, pakete kommen, entwurfe bis, entwurf bis, feedback bis, freigabe bis, freigabe am, angebot bis, je suis en vacances, en vacances du, produit arrive, produits arrivent, colis arrivent, brouillons pour le, validation le, estoy de vacaciones, de vacaciones del, el producto llega, los productos llegan, borradores para el, borradores hasta, estou de ferias, de ferias de, o produto chega, os produtos chegam, rascunhos ate";
const PLAN_BY =
  "need the plan by, need a plan by, need this by, need it by, want the plan by, plan needed by, send me the plan by, plan by, plan due, brauche den plan bis, brauche bis, brauchen den plan bis, brauch bis, brauche ich bis, ich brauche bis, plan bis, j'ai besoin du plan pour, il me faut le plan pour, il me faut ca pour, necesito el plan para el, necesito el plan para, necesito esto para, preciso do plano ate, preciso disso ate, preciso pra, preciso para";
const DAY = `(?:\\d{1,2}|(?:${anyOf(WEEKDAYS.keys())}|${ANY_MONTH}|today|tonight|tomorrow|heute|morgen|morgen fruh|demain|aujourd['’]hui|manana|hoy|amanha|hoje|kal|aaj|ontem)(?!\\p{L}))`;
const CLAUSE = "(?:[^.,:;!?()\\n\\u25ae]|\\.(?=\\d)|(?<=\\d)\\.(?=\\s*[-–\\d]|\\s+\\p{L}))";
const PATTERN = new RegExp(
  `(?<!\\p{L})(?:${anyListed(OF_OTHERS)}(?!\\p{L})(?=${CLAUSE}*${DAY})${CLAUSE}*|${anyListed(PLAN_BY)}\\s+(?:the |dem |zum |le |el |dia )?${DAY}(?:\\s+(?:fruh|morning|abend|evening|vormittag|matin|${ANY_MONTH})(?!\\p{L}))?)`,
  "gu",
);

const WHY = "The day is of something beside the flight, so the plan does not hold it.";

/** "Drafts due 15 February", "I need the plan by tomorrow": days that are none of the flight, taken out and named. */
export function takeDatesOfOthers(text: BriefText): Unmet[] {
  return text.all(PATTERN).map((found) => {
    const span = { start: found.start, end: found.start + found.text.trimEnd().length };
    text.take(span);
    return { words: text.spelling(span), why: WHY };
  });
}
