import type { DraftLanguage } from "@app/contract/strategy/findings/drafts";
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import es from "./texts/es.json" with { type: "json" };
import fr from "./texts/fr.json" with { type: "json" };
import pt from "./texts/pt.json" with { type: "json" };

/**
 * Frames of one language. `{brand}` is filled, or stands as a word in brackets; a line that begins with "?" is left out
 * where something in it is not known.
 */
export type DraftTexts = typeof en;

const TEXTS: Readonly<Record<DraftLanguage, DraftTexts>> = { en, de, fr, es, pt };

export function textsOf(language: DraftLanguage): DraftTexts {
  return TEXTS[language];
}

/** The values by name; what is not known is absent. */
export type Values = Readonly<Partial<Record<string, string>>>;

/** The lines of a frame with what is known in them, and the names of what stands in brackets. */
export function fill(
  lines: readonly string[],
  values: Values,
  blanks: DraftTexts["blanks"],
): { text: string; open: string[] } {
  const open = new Set<string>();
  const words: Readonly<Record<string, string>> = blanks;
  const filled = lines.flatMap((line) => {
    const isOptional = line.startsWith("?");
    const names = [...line.matchAll(PLACE)].flatMap(([, name]) => name ?? []);
    const missing = names.filter((name) => values[name] === undefined);
    // What has no word to stand in brackets takes its line along.
    const isLost = missing.some((name) => words[name] === undefined);
    if (missing.length > 0 && (isOptional || isLost)) return [];
    for (const name of missing) open.add(words[name] ?? name);
    const text = line.replaceAll(PLACE, (_all, name: string) => values[name] ?? `[${words[name] ?? name}]`);
    return [isOptional ? text.slice(1) : text];
  });
  return { text: filled.join("\n"), open: [...open] };
}

const PLACE = /\{(\w+)\}/gu;
