import { wordKey } from "#/language/fold.ts";
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
