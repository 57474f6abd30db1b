import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";

/** What a plan is to be saved as, and under what name; null for that of the plan. */
export interface Saving {
  as: "collection" | "campaign";
  name: string | null;
}

const CAMPAIGNS = "campaign*, kampagne*, campagne*, campana*, campanha*";
const KIND = anyListed(`${CAMPAIGNS}, collection*, sammlung*, list*, colec*`);
const CAMPAIGN = new RegExp(wordsListed(CAMPAIGNS), "u");
const KIND_ALONE = new RegExp(`^${KIND}$`, "u");
const NAMES_KIND = new RegExp(`^(?:an?|the|eine?)?\\s*${KIND}$`, "u");
const CALLED =
  /(?:called|named|namens|nomm[eé]e?|llamad[ao]|chamad[ao])\s+["“»«']?([^"”»«'\n]{2,80})["”»«']?\s*$/iu;

/** What an order to save saves, by the words of it. */
export function savingOf(source: string): Saving {
  const text = source.normalize("NFC");
  const folded = foldInPlace(text);
  return { as: CAMPAIGN.test(folded) ? "campaign" : "collection", name: nameIn(text) };
}

function nameIn(text: string): string | null {
  const name = CALLED.exec(text.trim())?.[1]?.trim() ?? nameBeside(text);
  return name && !NAMES_KIND.test(foldInPlace(name)) ? name : null;
}

/** In the person's spelling: folding keeps the places. */
function nameBeside(text: string): string | null {
  const words = text.split(/\s+/u);
  const kind = words.findIndex((word) => KIND_ALONE.test(foldInPlace(word)));
  const next = kind < 0 ? undefined : words[kind + 1];
  return next !== undefined && /^\p{Lu}/u.test(next)
    ? words
        .slice(kind + 1)
        .join(" ")
        .replace(/[.!?]+$/u, "")
    : null;
}
