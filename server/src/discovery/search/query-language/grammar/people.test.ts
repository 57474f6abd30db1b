import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["women who run in Berlin", { gender: ["female"], keywords: ["running"], city: ["berlin"] }],
  ["women that run", { gender: ["female"], keywords: ["running"] }],
  ["women who love to run", { gender: ["female"], keywords: ["running"] }],
  ["women who like to run", { gender: ["female"], keywords: ["running"] }],
  ["people who also run", { keywords: ["running"] }],
  ["men who teach", { gender: ["male"], keywords: ["teach"] }],
  ["creators who eat and drink", { keywords: ["eat", "drink"] }],
  ["creators who write or teach", { keywords: ["write", "teach"] }],
  ["who run, cook and travel", { keywords: ["running"], category: ["food", "travel"] }],
  ["who write, Berlin", { keywords: ["write"], city: ["berlin"] }],
  ["who write professionally", { keywords: ["write professionally"] }],
  ["women who run marathons", { gender: ["female"], keywords: ["marathons"] }],
  ["women who run a bakery", { gender: ["female"], category: ["food"] }],
  ["creators to run", {}],
  ["and run", {}],
])("a verb that stands alone says what somebody does: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["coach", { keywords: ["coach"] }],
  ["coaches and trainers", { keywords: ["coaches", "trainers"] }],
  ["coaches, Leeds", { keywords: ["coaches"], city: ["leeds"] }],
  ["beauty, coaches", { category: ["beauty"], keywords: ["coaches"] }],
  ["experts on TikTok", { keywords: ["experts"], platform: ["tiktok"] }],
  ["experts on skincare", { category: ["skincare"] }],
  ["experts in skincare in Leeds", { category: ["skincare"], city: ["leeds"] }],
  ["gurus of football", { category: ["football"] }],
  ["coaches for runners in Leeds", { keywords: ["running"], city: ["leeds"] }],
  ["in Leeds coaches", { keywords: ["coaches"], city: ["leeds"] }],
  ["verified coaches", { verified: true, keywords: ["coaches"] }],
  ["female coaches", { gender: ["female"], keywords: ["coaches"] }],
  ["life coaches", { keywords: ["life"] }],
  ["fitness coaches", { category: ["fitness"] }],
])("a role is a topic where none stands beside it: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["creators that film recipes", { category: ["food"] }],
  ["someone who could shoot weddings", { category: ["weddings"] }],
  ["must film recipes", { category: ["food"] }],
  ["who films recipes", { category: ["food"] }],
  ["film recipes", { category: ["movies", "food"] }],
  ["about film", { category: ["movies"] }],
])("to film is a verb, and a film is a topic: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["Fotografinnen", { category: ["photography"], gender: ["female"] }],
  ["Köchinnen aus Wien", { category: ["food"], gender: ["female"], city: ["vienna"] }],
  ["eine Köchin", { category: ["food"], gender: ["female"] }],
  ["eine Ärztin aus Berlin", { city: ["berlin"], gender: ["female"] }, ["Ärztin"]],
  ["die Designerin", { category: ["design"], gender: ["female"] }],
  ["Designerin", { category: ["design"] }],
  ["eine Journalistin", { category: ["news"], gender: ["female"] }],
  ["eine Autorin", { gender: ["female"] }, ["Autorin"]],
  ["eine Studentin", { category: ["education"], gender: ["female"] }],
  ["Schauspielerinnen", { category: ["movies"], gender: ["female"] }],
  ["Lehrerin", { category: ["education"], gender: ["female"] }],
  ["Kunsthandwerkerinnen", { keywords: ["kunsthandwerkerinnen"], gender: ["female"] }],
  ["Reisebloggerin", { category: ["travel"], gender: ["female"] }],
  ["Modeinfluencerinnen", { category: ["fashion"], gender: ["female"] }],
  ["der Valentin", {}, ["Valentin"]],
  ["die Merlin", {}, ["Merlin"]],
  ["Severin", { keywords: ["severin"] }],
  ["Berlin", { city: ["berlin"] }],
])(
  "a German word for a woman says what she does, and that she is one: %s",
  (text, filters, unparsed = []) => {
    expect(meaningOf(text)).toEqual({ filters, unparsed });
  },
);

const female = (minShare: number) => ({ audienceGender: { value: "female" as const, minShare } });

test.each<Reading>([
  ["mostly women", female(50)],
  ["mainly women, food", { ...female(50), category: ["food"] }],
  ["überwiegend Frauen", female(50)],
  ["mayoritariamente mujeres", female(50)],
  ["majoritairement des femmes", female(50)],
  ["principalmente de mujeres", female(50)],
  ["female audience", female(50)],
  ["audience: women", female(50)],
  ["female followers, Berlin", { ...female(50), city: ["berlin"] }],
  ["60% or more women", female(60)],
  ["mujeres 60%", female(60)],
  ["audience mostly female, 70%", female(70)],
  ["60% of the audience are women", female(60)],
  ["a third of their followers women", female(33)],
  ["penonton 60% wanita", female(60)],
  [
    "female creators with 60% male audience",
    { gender: ["female"], audienceGender: { value: "male", minShare: 60 } },
  ],
  ["women with 60% engagement", { gender: ["female"], engagementRate: { min: 60 } }],
  ["audience 60% women and 20% nonbinary", female(60), ["20% nonbinary"]],
  ["mujeres", { gender: ["female"] }],
  ["60% men, women", { audienceGender: { value: "male", minShare: 60 }, gender: ["female"] }],
  ["60% from Brazil, women", { audienceCountry: ["BR"], audienceCountryMinShare: 60, gender: ["female"] }],
])("a share is of the audience, a woman is a creator: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["60% from Brazil", { audienceCountry: ["BR"], audienceCountryMinShare: 60 }],
  ["60% aus Österreich", { audienceCountry: ["AT"], audienceCountryMinShare: 60 }],
  ["60% desde España", { audienceCountry: ["ES"], audienceCountryMinShare: 60 }],
  ["60% from the US", { audienceCountry: ["US"], audienceCountryMinShare: 60 }],
  ["60% from us", { audienceCountry: ["US"], audienceCountryMinShare: 60 }],
  ["half their audience from Brazil", { audienceCountry: ["BR"], audienceCountryMinShare: 50 }],
  ["audience mainly in Germany, at least 60%", { audienceCountry: ["DE"], audienceCountryMinShare: 60 }],
  ["audience in Germany 40%", { audienceCountry: ["DE"], audienceCountryMinShare: 40 }],
  ["seguidores de Brasil", { audienceCountry: ["BR"] }],
  ["Portuguese audience", { audienceCountry: ["PT"] }],
  ["60% of the audience", {}, ["60%"]],
  ["60% of followers", {}, ["60%", "followers"]],
  ["audience in Bavaria", {}, ["Bavaria"]],
  ["audience speaking German", {}, ["German"]],
])("a share from a country is of the audience: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
