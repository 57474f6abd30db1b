import { fold, wordKey } from "#/language/fold.ts";
import { readPeriod } from "#/discovery/imports/reading/history/periods.ts";
import type { Values } from "#/discovery/imports/reading/values.ts";

/** Headers over the day on which the figures of a row were read. */
const AS_OF =
  /^(?:daten ?)?stand(?: (?:vom|am|der daten))?$|^(?:data |figures |stats? |metrics )?as (?:of|at)(?: date)?$|^(?:(?:data|figures|stats?|metrics) )?(?:last )?(?:updated?|refreshed|synced|scraped|checked|pulled)(?: (?:at|on|date))?$|^(?:date )?(?:zuletzt )?aktualisiert(?: am)?$|^(?:date de )?(?:derniere )?mise a jour$|^(?:ultima )?actualizacion$|^actualizado(?: el)?$|^(?:ultima )?atualizacao$|^aggiornato(?: al)?$/u;

/**
 * The day of which a row's figures are, yyyy-mm-dd, from a field that is headed so; null where there is none, or one to
 * come.
 */
export function figuresAsOf({ own = {} }: Values, now: Date): string | null {
  const today = now.toISOString().slice(0, "yyyy-mm-dd".length);
  const days = Object.entries(own).flatMap(([name, field]) =>
    field.kind === "date" && AS_OF.test(wordKey(name)) && field.value <= today ? [field.value] : [],
  );
  return days.toSorted().at(-1) ?? null;
}

/** What says in a line of text that a day behind it is the one of the figures: "Stand", "as of", "Export vom", "datos al". */
const SAID_AS_OF =
  /(?<!\p{L})(?:as (?:of|at)|(?:daten ?)?stand|export(?:ed|iert|e|ado|ato|acion|acao)?|downloaded|pulled|scraped|retrieved|synced|refreshed|(?:last )?updated?|abgerufen|erhoben|(?:zuletzt )?aktualisiert|mis(?:e)? a jour|actualizad[oa]s?|actualizacion|atualizad[oa]s?|atualizacao|aggiornat[oi]|aggiornamento|data|figures|stats|statistics|insights|zahlen|daten|donnees|chiffres|datos|cifras|dados|dati)(?!\p{L})[\s:,]*(?:(?:date|vom|von|of|on|from|as|at|am|per|zum|au|du|le|al|el|del|a|em|de|il|dal|in)\s+)*(?=\S*\d|\p{L}+\.? (?:\d|de))/gu;
/** "3 May 2026 14:30" and no more. */
const DAY_WORDS_MAX = 5;

/** The day of all figures of a table, yyyy-mm-dd, from a line above it; null where it says none, or one to come. */
export function dayOfFigures(title: string, today: string | null): string | null {
  const text = fold(title).replaceAll(/\s+/gu, " ");
  for (const said of text.matchAll(SAID_AS_OF)) {
    const words = text
      .slice(said.index + said[0].length)
      .split(" ")
      .slice(0, DAY_WORDS_MAX);
    for (let count = words.length; count > 0; count -= 1) {
      const written = words
        .slice(0, count)
        .join(" ")
        .replaceAll(/^[("[]|[)\]",;.|]+$/gu, "");
      const day = readPeriod(written);
      if (day !== null && (today === null || day <= today)) return day;
    }
  }
  return null;
}
