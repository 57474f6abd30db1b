import { expect, test } from "vitest";
import { answerOf } from "./reading.fixtures.ts";
import { TEAM } from "./team-names.fixtures.ts";

test("a place may be another place, and a demonym a language", () => {
  const sentences: [string, ...string[]][] = [
    ["German creators", "country DE (grammar): German", "or {language:[de]}"],
    ["Spanish creators", "country ES (grammar): Spanish", "or {language:[es]}"],
    ["Brazilian creators", "country BR (grammar): Brazilian"],
    ["Mexican creators", "country MX (grammar): Mexican"],
    ["Swiss creators", "country CH (grammar): Swiss"],
    ["French", "country FR (grammar): French", "or {language:[fr]}"],
    ["Georgia", "told: Georgia"],
    ["creators in Georgia", "country GE (grammar): Georgia", "or {region:[US-GA]}"],
    ["Mexico", "country MX (grammar): Mexico", "or {city:[mexico city]}"],
    ["creators from Lima", "city lima (grammar): Lima"],
    ["creators in Valencia", "city valencia (grammar): Valencia"],
    ["creators in Córdoba", "city cordoba (grammar): Córdoba"],
    ["creators in San José", "city san jose (grammar): San José"],
    ["Paris, Texas", "city paris (grammar): Paris", "region US-TX (grammar): Texas"],
    [
      "women 25-34",
      "gender female (grammar): women",
      "age {min:25,max:34} (grammar): 25-34",
      "or {audienceAge:{min:25,max:34},gender:[female]}",
    ],
    ["over 10k views", "views {min:10000} (grammar): over 10k views", "or {avgViews:{min:10000}}"],
    [
      "videos with over 10k views",
      "format video (grammar): videos",
      "views {min:10000} (grammar): over 10k views",
      "or {format:[video],avgViews:{min:10000}}",
    ],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("a place may be another place, and a demonym a language, where the team has names", () => {
  const sentences: [string, ...string[]][] = [
    ["from Verona", "city verona (grammar): Verona", "or {brand:[verona]}"],
    ["in Verona", "city verona (grammar): Verona", "or {brand:[verona]}"],
    ["Verona", "city verona (grammar): Verona", "or {brand:[verona]}"],
    ["Mango", "brand mango (grammar): Mango"],
    ["Mango, Berlin", "brand mango (grammar): Mango", "city berlin (grammar): Berlin"],
    ["Florence", "city florence (grammar): Florence", "or {owner:[florence]}"],
    ["in Florence", "city florence (grammar): Florence", "or {owner:[florence]}"],
    ["Florence creators", "city florence (grammar): Florence", "or {owner:[florence]}"],
    ["looked after by Florence", "owner florence (grammar): looked after by Florence"],
    ["worked with Verona", "brand verona (grammar): Verona", "or {city:[verona]}"],
    ["for Verona", "brand verona (assumed): Verona", "or {city:[verona]}", "or {keywords:[verona]}"],
    [
      "April Stone, Verona",
      "owner april stone (grammar): April Stone",
      "city verona (grammar): Verona",
      "or {brand:[verona],owner:[april stone]}",
    ],
  ];

  for (const [text, ...answer] of sentences)
    expect([text, ...answerOf(text, TEAM)]).toEqual([text, ...answer]);
});
