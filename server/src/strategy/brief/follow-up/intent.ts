import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { countSlots } from "#/strategy/brief/brief.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";

/** What a person wants of a text in a thread. */
export type Intent =
  | { kind: "plan" }
  | { kind: "change" }
  | { kind: "why"; handles: string[] }
  | { kind: "save"; as: "collection" | "campaign"; name: string | null };

const SAVE = new RegExp(
  `(?:^|\\s)${anyListed("save, make, create, turn, store, speicher*, mach*, erstell*, enregistre*, guard*, salv*, cri*")}\\s.*?(${anyListed("collection, sammlung, list, liste, coleccion, colecion, colecao, campaign, kampagne, campagne, campana, campanha")})(?!\\p{L})`,
  "u",
);
const NAMED =
  /(?:called|named|namens|nomm[eé]e?|llamad[ao]|chamad[ao])\s+["“»«']?([^"”»«'\n]{2,80})["”»«']?\s*$/iu;
/** "And @anna?": a question about a creator and nothing else. */
const ABOUT =
  /^\s*(?:and |und |et |y |e )?(?:what about |how about |what is with |was ist mit |et pour |que pasa con |que tal )?@[a-z0-9._]+\s*[?.!]?\s*$/u;
export const WHY = new RegExp(wordsListed("why, warum, wieso, weshalb, pourquoi, por que, porque"), "u");
/** "Flight: six weeks", as the chips of assumptions write it. */
export const SLOT_LABEL =
  /^\s*(flight|audience|objective|budget|markets?|platforms?|deliverables|max ?share|creators|categories|product)\s*:\s*/iu;
/** Slots that make a text a brief of its own, even where a plan exists already. */
const WHOLE_BRIEF = 4;

/** What to do with a text. Without a plan everything is a brief; the reader of briefs says when it is none. */
export function intentOf(source: string, hasPlan: boolean): Intent {
  if (!hasPlan) return { kind: "plan" };
  const folded = foldInPlace(source.normalize("NFC"));
  const handles = [...folded.matchAll(/(?<![\p{L}\p{N}._%+-])@([a-z0-9_][a-z0-9._]*[a-z0-9_])/gu)].flatMap(
    ([, handle]) => handle ?? [],
  );
  if (handles.length > 0 && (WHY.test(folded) || ABOUT.test(folded))) return { kind: "why", handles };
  const kind = SAVE.exec(folded)?.[1];
  if (kind)
    return {
      kind: "save",
      as: kind.startsWith("camp") || kind.startsWith("kamp") ? "campaign" : "collection",
      name: nameIn(source),
    };
  return { kind: isWholeBrief(source) ? "plan" : "change" };
}

function nameIn(source: string): string | null {
  const name = NAMED.exec(source.trim())?.[1]?.trim() ?? null;
  return name && !/^(?:an?|the|eine?)?\s*(?:collection|campaign|kampagne|sammlung)$/iu.test(name)
    ? name
    : null;
}

/** Whether a text says enough to be a brief of its own. */
export function isWholeBrief(source: string): boolean {
  const { stated, budgetChange } = readText(source, { today: "2000-01-01", currency: "EUR" });
  if (budgetChange || !stated.budget || SLOT_LABEL.test(source)) return false;
  return countSlots(stated) >= WHOLE_BRIEF;
}
