import { anyListed } from "#/language/dictionary.ts";
import { SIGNS } from "#/strategy/brief/money/currencies.ts";
import { NUMBER } from "#/strategy/brief/money/creator-sizes.ts";

const ANY_NUMBER = NUMBER.replaceAll("(", "(?:").replaceAll("(?:?", "(?");
const AMOUNT = `(?:(?:${SIGNS})\\s?)?(?:${ANY_NUMBER})(?:\\s?(?:${SIGNS})(?!\\p{L}))?`;
/** Behind a handle, which may have points in it, in the same sentence. */
const OF_SOMEBODY = "(?<=@[a-z0-9_.]{1,40}(?:\\s[^.;!?\\n]{0,60})?\\s)";
const NOW = anyListed("now, from now on, jetzt, ab jetzt, nun, maintenant, desormais, ahora, agora, ab");
const NO_MORE = anyListed(
  "instead of, rather than, and not, not, no longer, statt, anstatt, anstelle von, nicht, nicht mehr, au lieu de, et non, et plus, pas, en vez de, en lugar de, y no, no, em vez de, e nao, nao, ki jagah",
);
const BEFORE = anyListed(
  "no longer, not, used to charge, used to ask, used to cost, used to be, was, were, went from, went up from, nicht mehr, nahm bisher, bisher, kostete, war, hat von, von, ne demande plus, demandait, etait, passe de, ya no cobra, ya no pide, cobraba, pedia, era, paso de, nao cobra mais, cobrava, era, passou de, pehle",
);
const BUT = anyListed(
  "but, to, but now, now, is, is now, are now, sondern, auf, jetzt, jetzt aber, nimmt jetzt, mais, a, mais maintenant, demande, sino, pero ahora, ahora, cobra, cobra ahora, a, mas, mas agora, agora, para, lekin ab, ab",
);

/** What somebody asks now beside what they asked before: the new price alone. On folded text, in this order. */
export const NEW_PRICES: readonly (readonly [said: RegExp, written: string])[] = [
  // "Wants 900 now not 750", "will jetzt 900 statt 830".
  [
    new RegExp(
      `${OF_SOMEBODY}(${AMOUNT})(?:\\s+${NOW})?\\s*,?\\s+${NO_MORE}\\s+(?:mehr\\s+)?${AMOUNT}(?![\\p{L}\\p{N}])`,
      "dgu",
    ),
    "$1",
  ],
  // "Used to charge 750, now 900", "ya no cobra 2750 sino 3000", "was 750, is 900 now".
  [
    new RegExp(
      `${OF_SOMEBODY}${BEFORE}\\s+${AMOUNT}\\s*,?\\s+(?:${BUT}\\s+)+(${AMOUNT})(?:\\s+${NOW})?(?![\\p{L}\\p{N}])`,
      "dgu",
    ),
    "asks $1",
  ],
];
