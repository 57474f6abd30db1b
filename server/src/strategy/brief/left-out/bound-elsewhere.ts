import { anyListed } from "#/language/dictionary.ts";
import { BriefText } from "#/strategy/brief/brief-text.ts";
import { HANDLE } from "#/strategy/brief/handles/handles.ts";
import { takeFlight } from "#/strategy/brief/flight/flight.ts";
import type { Bound } from "#/strategy/brief/stated.ts";

const IS =
  "is, is still, is under, has an, has, ist, ist noch, hat, est, est en, a une, esta, tiene, tem, ta, esta em, abhi";
const EXCLUSIVE =
  "exclusive, exclusively, exclusivity, exclusivity deal, exclusive deal, exklusiv, exklusivitat, exklusivvertrag, exclusif, exclusive chez, en exclusivite, exclusivite, exclusivo, exclusiva, exclusividad, exclusividade, em exclusividade, contrato de exclusividad, contrato de exclusividade";
const TO =
  "to, with, for, at, bei, mit, fur, an, chez, avec, pour, con, para, com, do, da, ke saath, until, till, bis, jusqu*, hasta, ate, tak";
const BOUND = new RegExp(
  `${HANDLE}\\s+${anyListed(IS)}\\s+(?:an? |une? |um |en |em )?(?:${anyListed(EXCLUSIVE)})\\s+${anyListed(TO)}(?!\\p{L})[^.;!?\\n@]*`,
  "gu",
);

/** "@a is exclusive to a competitor until March 2027": who serves somebody else, and until when; taken out of the text. */
export function takeBoundElsewhere(text: BriefText, today: string): Bound[] {
  return text.all<[string]>(BOUND).map((found) => {
    text.take(found);
    const { to = null } = takeFlight(new BriefText(text.spelling(found)), today);
    return { handle: found.groups[0], until: to };
  });
}
