/** Words before a name that refuse it, with what stands between: "not in the", "sauf à". For folded text. */
export const REFUSED_BEFORE =
  "(?:not|no|never|nobody|none|niemand(?:en|em)?|aucune?|nadie|ningun[ao]?|ninguem|nenhuma?|without|except(?: for)?|excluding|exclude|avoid|skip|drop(?!\\s+(?:in|on)\\s)|remove|instead of|rather than|outside(?: of)?|nicht|ohne|statt|anstatt|keine?[nrs]?|au(?:ss|ß)er(?:halb)?|vermeide|sans|sauf|pas(?: de| sur)?|au lieu de|hors|eviter|sin|en vez de|excepto|salvo|menos|fuera|nada de|evitar|sem|exceto|fora|nao|bina)\\s+" +
  "(?:(?:in|on|from|the|any|anyone|anybody|people|creators?|influencers?|ads|about|aus|auf|von|den|der|die|dem|das|en|de|del|du|des|a|au|aux|da|do|em|na|no|la|le|les|el|los|las|o|os|as|sur)\\s+|d['’]\\s*)*";

const IS = "(?:is |are |ist |sind |est |es |esta |e |ta |,? )?";
/** "no" and its like refuse what is before them only where the thought ends with them: "Berlin no, Paris yes". */
const ENDS = "(?= *(?:[,;.)\\n]|$))";

/** Words behind a name that refuse it: "excluded", "raus", "ke alawa". For folded text, from the first of them on. */
export const REFUSED_BEHIND =
  `(?:\\([^)]*\\)\\s*)?${IS}(?:excluded|(?:is )?out${ENDS}|off limits|raus|(?:(?:bitte|diesmal|dieses mal|heuer|jetzt|erst ?mal|vorerst) )*weglassen|queda fuera|quedan fuera|sai${ENDS}|hata do|hata dena|(?:bitte )?au(?:ss|ß)en vor|fallt (?:weg|raus|aus)|entfallt|drops? out|tabu|ausgeschlossen|(?:brauchen|wollen) wir nicht|` +
  `(?:aber )?erst (?:im|in|ab|nachst\\p{L}*) \\p{L}+|(?:only )?later${ENDS}|spater${ENDS}|plus tard${ENDS}|mas adelante${ENDS}|mais tarde${ENDS}|baad mein?|(?:ausdrucklich |bitte |aber )?nicht${ENDS}|exclu[es]?|non${ENDS}|excluid[oa]|fuera|no${ENDS}|fora|nao${ENDS}|` +
  "(?:ko )?chh?od(?:kar| ke)?|ke alawa|nahi(?:n)? chahiye|nahin?|mat)(?!\\p{L})";

/** Labels of lists of what is left out: "Exclusions:", "QUEM NÃO:", "Verboten:". */
export const OUT_HEADINGS =
  "no, non, nao, nein, not, never, kaun nahi, kaun nahin, quem nao, quien no, qui non, who not, wer nicht, gesperrt, sperrliste, verboten, nicht erlaubt, ausschluss, ausschlusse, ausgeschlossen, nicht erwunscht, unerwunscht, tabu, a exclure, exclure, exclu, exclus, exclue, exclues, interdit, interdits, refus, a eviter, exclusion, exclusions, exclude, excluded, excluding, excludes, exclusiones, excluir, excluidos, excluidas, prohibido, prohibidos, no queremos, evitar, marcas a evitar, exclusoes, a evitar, proibido, proibidos, vetado, vetados, vetos, veto, fuera, fora, hors, pas de, nada de, blocked, blocklist, blacklist, no go, no gos, nogo, nogos, not wanted, off limits, avoid, do not use, don't use, bahar, mat lena, nahi chahiye, nicht, kein";
