import { expect, test } from "vitest";
import { dayOfFigures, figuresAsOf } from "./as-of.ts";
import type { OwnValue } from "#/discovery/imports/reading/values.ts";

const NOW = new Date("2026-11-02T15:00:00Z");
const dated = (value: string): OwnValue => ({ kind: "date", value });

test.each([
  "stand, Stand vom, Stand am, Stand der Daten, Datenstand, Daten Stand",
  "as of, as at, as of date, data as of, figures as of, stat as of, stats as of, metrics as at, stats as of date",
  "update, updated, last update, Last updated, last updated at, updated on, updated date, data updated, figures last updated, stat updated, stats updated, metrics updated, refreshed, synced, last synced, scraped, checked, last checked on, pulled",
  "aktualisiert, aktualisiert am, zuletzt aktualisiert, zuletzt aktualisiert am, Date zuletzt aktualisiert, Date aktualisiert",
  "mise à jour, dernière mise à jour, date de mise à jour, date de dernière mise à jour",
  "actualización, última actualización, actualizado, actualizado el, atualização, última atualização, aggiornato, aggiornato al",
])("figures are of the day below each of these headers: %s", (headers) => {
  const names = headers.split(", ");

  expect(names.map((name) => [name, figuresAsOf({ own: { [name]: dated("2026-10-01") } }, NOW)])).toEqual(
    names.map((name) => [name, "2026-10-01"]),
  );
});

test.each([
  "Bestand, Stand up, Stand vom Messe, standing, old data as of, as of date x, as office, never updated here, updated by, not refreshed, pulled pork, checked out, nicht aktualisiert, aktualisiert von, date aktualisiert am Freitag",
  "une mise à jour, mise à jour du prix, esta actualización, actualización de precio, no actualizado, actualizado por, minha atualização, atualização de preço, non aggiornato, aggiornato da, birthday",
])("these days are of something else: %s", (headers) => {
  const names = headers.split(", ");

  expect(names.filter((name) => figuresAsOf({ own: { [name]: dated("2026-10-01") } }, NOW) !== null)).toEqual(
    [],
  );
});

test("of several days the last one counts, of which none is to come, and no text is one", () => {
  const own = { Stand: dated("2026-09-01"), "As of": dated("2026-10-01"), Updated: dated("2026-08-01") };

  expect(figuresAsOf({ own }, NOW)).toBe("2026-10-01");
  expect(figuresAsOf({ own: { Stand: dated("2026-11-02") } }, NOW)).toBe("2026-11-02");
  expect(figuresAsOf({ own: { Stand: dated("2026-11-03") } }, NOW)).toBeNull();
  expect(figuresAsOf({ own: { Stand: { kind: "text", value: "2026-10-01" } } }, NOW)).toBeNull();
  expect(figuresAsOf({}, NOW)).toBeNull();
});

test.each([
  ["Stand 01.01.2024", "2024-01-01"],
  ["Creator-Liste Herbst (Stand: 3. Mai 2026)", "2026-05-03"],
  ["as of 3 May 2026", "2026-05-03"],
  ["Influencer roster | data as of May 3, 2026 | confidential", "2026-05-03"],
  ["Export vom 03.05.2026 14:30", "2026-05-03"],
  ["Exported on 2026-05-03", "2026-05-03"],
  ["datos al 3 de mayo de 2026", "2026-05-03"],
  ["Données au 3 mai 2026", "2026-05-03"],
  ["Dati aggiornati al 03/05/2026", "2026-05-03"],
  ["dados de 03/05/2026", "2026-05-03"],
  ["Stand Mai 2026", "2026-05-01"],
  ["Last updated: 2026-05-03", "2026-05-03"],
  ["Stand 01.01.2030", null],
  ["Campaign 01.05.2026 to 31.05.2026", null],
  ["Messestand 12.03.2026", null],
  ["Stand", null],
  ["Export for 3 clients", null],
])("the line “%s” above a table says that its figures are of %s", (title, day) => {
  expect(dayOfFigures(title, "2026-11-28")).toBe(day);
});
