import { expect, test } from "vitest";
import { answerOf } from "./reading.fixtures.ts";
import { TEAM } from "./team-names.fixtures.ts";

test("quotes hold a keyword as it stands", () => {
  const sentences: [string, ...string[]][] = [
    ['"fashion week"', "keywords fashion week (grammar): fashion week"],
    ['„Mode Woche" Berlin', "keywords mode woche (grammar): Mode Woche", "city berlin (grammar): Berlin"],
    [
      "«petit déjeuner» Paris",
      "keywords petit déjeuner (grammar): petit déjeuner",
      "city paris (grammar): Paris",
    ],
    ['not "fashion week"', "keywordsNot fashion week (grammar): fashion week"],
    ['ohne „Mode Woche"', "keywordsNot mode woche (grammar): Mode Woche"],
    ['sin "semana de la moda"', "keywordsNot semana de la moda (grammar): semana de la moda"],
    ['"no filter"', "keywords no filter (grammar): no filter"],
    [
      '"one two three four five six"',
      "keywords one two three four five six (grammar): one two three four five six",
    ],
    ['"one two three four five six seven"', 'told: "one two three four five six seven"'],
    ['"fashion', "category fashion (grammar): fashion"],
    [
      '"fashion week" and "street food"',
      "keywords fashion week (grammar): fashion week",
      "keywords street food (grammar): street food",
    ],
    [
      'no "fashion week" or "street food"',
      "keywordsNot fashion week (grammar): fashion week",
      "keywordsNot street food (grammar): street food",
    ],
    ['"Berlin"', "keywords berlin (grammar): Berlin"],
    ["“slow living”, Lisbon", "keywords slow living (grammar): slow living", "city lisbon (grammar): Lisbon"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("what is no topic is told", () => {
  const sentences: [string, ...string[]][] = [
    ["weder Mode noch Beauty", "categoryNot fashion (grammar): Mode", "categoryNot beauty (grammar): Beauty"],
    [
      "weder in Berlin noch in Hamburg",
      "cityNot berlin (grammar): Berlin",
      "cityNot hamburg (grammar): Hamburg",
    ],
    ["noch Mode", "category fashion (synonym): Mode"],
    ["na email hai na phone", "hasNot email (grammar): na email", "hasNot phone (grammar): phone"],
    [
      "na fashion na beauty hai",
      "categoryNot fashion (grammar): fashion",
      "categoryNot beauty (grammar): beauty",
    ],
    ["na praia", "keywords beach (synonym): praia"],
    ["I don't mind the country"],
    ["any country, fashion", "category fashion (grammar): fashion"],
    ["n'importe quel pays, mode", "category fashion (synonym): mode"],
    ["nothing but beauty", "category beauty (grammar): beauty"],
    ["nichts als Mode", "category fashion (synonym): Mode"],
    ["rien que la mode", "category fashion (synonym): mode"],
    ["Berlin, March", "city berlin (grammar): Berlin", "told: March"],
    ["March, fashion", "category fashion (grammar): fashion", "told: March"],
    ["last spring, fashion", "category fashion (grammar): fashion", "told: last spring"],
    ["letzten Frühling, Mode", "category fashion (synonym): Mode", "told: letzten Frühling"],
    ["who haven't paired", "told: haven't paired"],
    ["who have never paired", "told: never paired"],
    ["who already replicated", "told: already replicated"],
    ["that outshone us", "told: outshone"],
    ["that outmatched us", "told: outmatched"],
    ["who outmatched us", "told: outmatched"],
    ["die nie gepaart haben", "told: nie gepaart"],
    ["collection spring", "told: collection spring"],
    ["Sommer Liste", "keywords sommer liste (assumed): Sommer Liste"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("what is no topic is told, where the team has names", () => {
  const sentences: [string, ...string[]][] = [
    ["collection spring", "told: collection spring"],
    ["Sommer Liste", "told: Sommer Liste"],
    ["spring list", "told: spring"],
    ["the spring list", "told: spring"],
  ];

  for (const [text, ...answer] of sentences)
    expect([text, ...answerOf(text, TEAM)]).toEqual([text, ...answer]);
});

test("what is no topic is told", () => {
  const sentences: [string, ...string[]][] = [
    ["Parisiens", "told: Parisiens"],
    ["Londoners", "told: Londoners"],
    ["Berliner", "told: Berliner"],
    ["no Londoners", "told: no Londoners"],
    ["not Londoners", "told: not Londoners"],
    ["in Blorpheim", "told: Blorpheim"],
    ["from Blorpheim", "told: Blorpheim"],
    ["in blorpheim", "told: blorpheim"],
    ["aus Blorpheim", "told: Blorpheim"],
    ["em Blorpheim", "told: Blorpheim"],
    ["en Blorpheim, moda", "category fashion (synonym): moda", "told: Blorpheim"],
    ["e-commerce", "keywords e-commerce (assumed): e-commerce"],
    ["E-Commerce Creator", "keywords e-commerce (assumed): E-Commerce"],
    ["L'Oréal", "told: L'Oréal"],
    ["k-pop creators", "keywords k-pop (grammar): k-pop"],
    ["k-pop", "keywords k-pop (grammar): k-pop"],
    ["no e-commerce", "told: no e-commerce"],
    ["live", "told: live"],
    ["live creators", "told: live"],
    ["live in Berlin", "city berlin (grammar): Berlin"],
    ["live creators in Berlin", "city berlin (grammar): Berlin"],
    ["fashion, no fur", "category fashion (grammar): fashion", "told: no fur"],
    ["fashion, no live", "category fashion (grammar): fashion", "told: no live"],
    ["Mode, ohne für", "category fashion (synonym): Mode", "told: ohne für"],
    [
      "fashion, no Nike",
      "category fashion (grammar): fashion",
      "brandNot nike (assumed): Nike",
      "or {category:[fashion],keywordsNot:[nike]}",
    ],
    ["fashion, no nike", "category fashion (grammar): fashion", "told: no nike"],
    ["Mode, ohne Nike", "category fashion (synonym): Mode", "told: ohne Nike"],
    ["Fashion, No Nike", "category fashion (grammar): Fashion", "told: No Nike"],
    ["No Nike", "brandNot nike (assumed): Nike", "or {keywordsNot:[nike]}"],
    [
      "moda, sin Zara",
      "category fashion (synonym): moda",
      "brandNot zara (assumed): Zara",
      "or {category:[fashion],keywordsNot:[zara]}",
    ],
    [
      "mode, sans Sephora",
      "category fashion (synonym): mode",
      "brandNot sephora (assumed): Sephora",
      "or {category:[fashion],keywordsNot:[sephora]}",
    ],
    [
      "moda, sem Natura",
      "category fashion (synonym): moda",
      "brandNot natura (assumed): Natura",
      "or {category:[fashion],keywordsNot:[natura]}",
    ],
    ["exclude Nike", "brandNot nike (assumed): Nike", "or {keywordsNot:[nike]}"],
    ["nicht Nike", "told: nicht Nike"],
    ["not with Nike", "brandNot nike (assumed): Nike", "or {keywordsNot:[nike]}"],
    ["nothing with Nike", "brandNot nike (assumed): Nike", "or {keywordsNot:[nike]}"],
    [
      "creators without Nike, fashion",
      "brandNot nike (assumed): Nike",
      "category fashion (grammar): fashion",
      "or {category:[fashion],keywordsNot:[nike]}",
    ],
    ["not Londoners and Nike", "told: not Londoners and Nike"],
    ["og snakker med dem", "told: og snakker med"],
    ["jag vill ha mode", "told: jag vill ha mode"],
    ["kaffe og te", "told: kaffe og te"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});
