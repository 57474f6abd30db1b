import { expect, test } from "vitest";
import { writingIn } from "./read-writing.ts";

test.each([
  ["put her in the summer list", "summer"],
  ["armá una lista que se llame Costa norte con @ada y @otis.run", "Costa norte"],
  ["cria uma lista que se chama Praia com @ada", "Praia"],
  ["stick @otis.run on the list Marathon 2027", "Marathon 2027"],
  ["pack die drei in die Liste Herbst", "Herbst"],
  ['leg mal ne Liste an "Advent" mit @otis.run und @ada', "Advent"],
  ["setz sie bitte auf die Sommerliste", "Sommer"],
  ["mets-la dans la liste « Été doux »", "Été doux"],
  ["añade a @ada a la lista Verano", "Verano"],
  ["coloca ela na lista Praia", "Praia"],
  ["pon a @ada en la lista de verano", "verano"],
  ["usko Holi list mein daal do", "Holi"],
  ["can you add them to our Easter list?", "Easter"],
  ["add them to the collection called Northern lights", "Northern lights"],
])("creators are put into a list of a name: %s", (text, name) => {
  expect(writingIn(text)).toEqual({ is: "list", name });
});

test.each([
  ["tag @ada as vegan", "vegan"],
  ["add the early bird tag to @ada and @otis.run", "early bird"],
  ["ponele la etiqueta madrugadora", "madrugadora"],
  ["mets-lui l'étiquette lève-tôt", "lève-tôt"],
  ["tagge die beiden als Wanderer", "Wanderer"],
  ["marque-la comme « premium »", "premium"],
  ["etiqueta a @ada como corredora", "corredora"],
  ["marca o @otis.run como parceiro", "parceiro"],
  ["@ada ko vegan tag kar do", "vegan"],
  ["usko tag de do weekend", "weekend"],
  ["@ada ko tag karo chess", "chess"],
  ["tag her winter", "winter"],
  ["tag them all winter", "winter"],
  ["tag early riser on @ada and @otis.run", "early riser"],
  ["coloca a tag praia na @ada", "praia"],
  ["mets l'étiquette végane à @ada", "végane"],
])("a tag is put on them: %s", (text, tag) => {
  expect(writingIn(text.replace("marque-la", "marque la"))).toEqual({ is: "tag", tag });
});

test.each([
  "make a list of everyone in Vienna",
  "save them as Lisboa",
  "put @ada on the shortlist",
  "put @ada on the blacklist",
  "add them to the list please",
  "setz sie auf die Liste",
  "who is in the summer list?",
  "make a shortlist of 5 creators, 8.000 €, Germany",
  "the list is too long",
  "what is on the list",
  "label rule in Germany?",
  "Markteinführung in Berlin mit 8.000 €",
])("what writes nothing is left alone: %s", (text) => {
  expect(writingIn(text)).toBeNull();
});
