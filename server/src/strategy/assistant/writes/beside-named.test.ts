import { expect, test } from "vitest";
import { besideNamed } from "./beside-named.ts";

test.each([
  "put her and @ada.runs in the list Summer",
  "pack @ada.runs und ihn auf die Liste Sommer",
  "mets elle et @ada.runs dans la liste Été",
  "crea una lista Verano con @ada.runs y ella",
  "faz uma lista Verão com ele e a @ada.runs",
  "@ada.runs aur usko list Summer me daal do",
])("a pronoun beside a name means whoever was spoken of: %s", (text) => {
  expect(besideNamed(text)).toBe("person");
});

test.each([
  "tag @ada.runs and her brother as runners",
  "make a list Two with @ada.runs and the tall one",
  "setz @ada.runs und die andere auf kontaktiert",
  "tague @ada.runs et l'autre comme sport",
  "pon a @ada.runs y su hermana en la lista Dos",
  "põe a @ada.runs e o outro na lista Dois",
])("who has no name beside one is nobody that is known: %s", (text) => {
  expect(besideNamed(text)).toBe("nobody");
});

test.each([
  "put @ada.runs and @ben.eats in the list Summer",
  "set @ada.runs to contacted and tag her as fast",
  "tag @ada.runs as bold and the best",
  "pack @ada.runs auf die Liste Die Andere",
  "note on @ada.runs: her brother asks, and she answers",
  "mets @ada.runs dans la liste Été et la plage",
])("where all are named there is nobody beside: %s", (text) => {
  expect(besideNamed(text)).toBeNull();
});
