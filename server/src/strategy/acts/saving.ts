import { anyListed, anyOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { COUNTS } from "#/language/numbers/counts.ts";

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
const SEVERAL = `(?:\\d+|${anyOf([...COUNTS].flatMap(([word, count]) => (count > 1 ? [word] : [])))})`;
/** "Save them", "speicher die", "guárdalas": those who were just listed, and not the plan. */
const THEM_SAVED = new RegExp(
  [
    String.raw`^\s*(?:\p{L}+[,!.]?\s+)??(?:please |pls |bitte |mal |dann )?(?:save|put|store|keep) (?:them|those|these|all of them|all of those|the ${SEVERAL}|this list|that list|a list of (?:them|those|these))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:speicher|speichere|speichern|pack|packe|leg|lege|merk|sicher|sichere)\s+(?:mir\s+)?(?:die|diese|sie|alle|die ${SEVERAL})(?!\p{L})`,
    String.raw`^\s*(?:die|diese|sie|alle)\s[^?]*(?:speichern|abspeichern|sichern|als liste)\s*[.!]*$`,
    String.raw`(?<!\p{L})(?:enregistre|sauvegarde|mets|range)[- ](?:les(?! ${SEVERAL}(?!\p{L}))|ceux|celles|ces|moi ca|moi ceux|tout ca)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:guarda|guardame|pon|ponme|mete|meteme)\s+(?:a )?(?:estos|estas|esos|esas|este|esta|ese|esa|todos ellos|todas ellas)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:guardalos|guardalas|metelos|metelas|ponlos|ponlas)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:salva|salve|guarda|guarde|coloca|coloque|poe|bota)\s+(?:esses|essas|estes|estas|esse|essa|este|esta|eles|elas|ele|ela|todos|todas|isso)(?!\p{L})`,
    // "Pop them in a list", "métela en una lista", "isko list me daal": one of whom was just spoken is as good.
    String.raw`(?<!\p{L})(?:pop|put|stick|add|save|throw|drop) (?:them|those|these|her|him|all of them|that lot) (?:in|into|on|onto|to) (?:a|the|our) (?:new )?(?:list|collection)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:metelas?|metelos?|ponlas?|ponlos?|guardalas?|guardalos?|anadelas?|anadelos?) (?:en|a) (?:una|la) (?:lista|coleccion)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:mets|ajoute|range|enregistre)[- ](?:la|le|les) (?:dans|a) (?:une|la) (?:liste|collection)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:coloca|poe|mete|bota|guarda)[- ](?:ela|ele|elas|eles|a|o|as|os) (?:na|numa|em uma) (?:lista|colecao)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:guarde|guarda|salva|salve|guardeme|guardame)(?:-me)? (?:estes|estas|esses|essas|estos|esos)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:isko|usko|inko|unko|in sabko)(?!\p{L}).*(?:list|collection)(?!\p{L}).*(?:daal|daalo|daal do|rakh|rakho|bana|save)`,
    // "Salva como Lisboa": what was just listed, by its name alone.
    String.raw`^\s*(?:save|salva|salve|guarda|guarde|guardar|enregistre|sauvegarde|speichern?|speichere)\s+(?:as|als|como|comme|sous)\s+\p{L}`,
    String.raw`(?<!\p{L})(?:inko|unko|in sabko|inhe|sabko|ye sab|yeh sab)(?!\p{L}).*(?:save|list|daal|daalo|rakho|bana)`,
  ].join("|"),
  "u",
);

export function savesListed(source: string): boolean {
  return !source.includes("?") && THEM_SAVED.test(foldInPlace(source.normalize("NFC")));
}

/** What stands after "as" is a name, and what stands before "naam se" or "speichern". */
const AS_NAME =
  /(?:^|\s)(?:as|als|sous|comme|como|under|unter)\s+(?:a |an |the |eine? |une? |uma? )?["“»«']?([^"”»«'\n]{2,80}?)["”»«']?(?:\s+(?:speichern|abspeichern|sichern|ab|please|pls|bitte))?[\s.!]*$/iu;
const NAME_BEFORE =
  /(?<!\p{L})(?:save karo|save kar do|save kar|karo|(?:[iu]sko|[iu]nko|inhe)(?! (?:save|list))|ko)\s+["“']?([^"”'\n]{2,80}?)["”']?\s+(?:naam|name)\s+(?:se|ki|wali|ke)(?!\p{L})/iu;

/** "Als liste haut februar": what stands behind the kind is its name, however it is written. */
const AS_KIND =
  /(?:^|\s)(?:as|als|como|comme|under|unter|sous)\s+(?:an? |the |eine? |une? |uma? |la )?(?:list|liste|lista|collection|sammlung|colecci[oó]n|cole[cç][aã]o)\s+["“»«']?([^"”»«'\n]{2,80}?)["”»«']?(?:\s+(?:speichern|abspeichern|sichern|ab|please|pls|bitte))?[\s.!]*$/iu;

const CALLED =
  /(?:called|named|namens|nomm[eé]e?|llamad[ao]|chamad[ao]|(?:qu?e? )?se llame|que s['’]appelle|die hei(?:ß|ss)t|que se chama)\s+["“»«']?([^"”»«'\n]{2,80})["”»«']?\s*$/iu;

/** What an order to save saves, by the words of it. */
export function savingOf(source: string): Saving {
  const text = source.normalize("NFC");
  const folded = foldInPlace(text);
  return { as: CAMPAIGN.test(folded) ? "campaign" : "collection", name: nameIn(text) };
}

function nameIn(text: string): string | null {
  const trimmed = text.trim();
  const isKindNamed = text.split(/\s+/u).some((word) => KIND_ALONE.test(foldInPlace(word)));
  const name =
    CALLED.exec(trimmed)?.[1]?.trim() ??
    NAME_BEFORE.exec(trimmed)?.[1]?.trim() ??
    nameBeside(text) ??
    asKind(trimmed) ??
    (isKindNamed ? null : AS_NAME.exec(trimmed)?.[1]?.trim());
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

/** "As a list of them" has no name. */
function asKind(text: string): string | null {
  const name = AS_KIND.exec(text)?.[1]?.trim() ?? null;
  return name !== null && !OF_SOMETHING.test(foldInPlace(name)) ? name : null;
}

const OF_SOMETHING = new RegExp(
  `^${wordsListed("called, named, namens, genannt, nommee, llamada, llamado, chamada, chamado, of, from, with, von, mit, aus, de, des, avec, con, com, dos, das, please, bitte, speichern, ab, stp, por favor")}`,
  "u",
);
