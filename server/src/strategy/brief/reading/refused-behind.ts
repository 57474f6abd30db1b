import type { Chip } from "@app/contract/discovery/queries";
import type { BriefRule } from "@app/contract/strategy/plan";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { isRuleField } from "#/strategy/brief/filter-sets.ts";
import { nobodyOf } from "./exclusions.ts";

const IS = "(?:is |are |ist |sind |est |es |esta |e |ta |,? )?";
const BEHIND = new RegExp(
  `^\\s*(?:\\([^)]*\\)\\s*)?${IS}(?:excluded|(?:is )?out(?= *(?:[,;.)]|$))|off limits|raus|tabu|ausgeschlossen|(?:brauchen|wollen) wir nicht|(?:ausdrucklich |bitte |aber )?nicht(?= *(?:[,;.)\\n]|$))|exclu[es]?|non(?= *(?:[,;.)\\n]|$))|excluid[oa]|fuera|no(?= *(?:[,;.)\\n]|$))|fora|nao(?= *(?:[,;.)\\n]|$))|(?:ko )?chh?od(?:kar| ke)?|ke alawa|nahi(?:n)? chahiye|mat)(?!\\p{L})`,
  "u",
);

/**
 * "Milan excluded", "Berlin raus", "Barcelona no": what is refused by a word behind it, as rules of nobody there, taken
 * out of the text. `chips` are those of the whole text.
 */
export function takeRefusedBehind(text: BriefText, chips: readonly Chip[]): BriefRule[] {
  return chips.flatMap(({ slot, value, span: [start, end] }) => {
    const behind = BEHIND.exec(text.folded.slice(end));
    if (
      !behind ||
      !isRuleField(slot) ||
      !REFUSED.has(slot) ||
      text.folded.slice(start, end).includes("\u25ae")
    )
      return [];
    text.take({ start, end: end + behind[0].length });
    return [nobodyOf(slot, [String(value)])];
  });
}

const REFUSED: ReadonlySet<string> = new Set(["country", "region", "city", "platform", "tier"]);
