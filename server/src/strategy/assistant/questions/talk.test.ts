import { expect, test } from "vitest";
import type { Filters } from "@app/contract/discovery/filters";
import { boundsThoseOnly, leaningFilters, leanOf, leansOnOthers, withoutLeaning } from "./talk.ts";
import type { Lean, Talk } from "./talk.ts";

const TALK: Talk = {
  kind: "count",
  filters: { country: ["AT"], platform: ["tiktok"] },
  said: [],
  by: null,
  dir: null,
  per: null,
  rows: ["ana", "ben", "cem"],
  firsts: [],
  isJust: true,
};

test.each<[string, Lean | null]>([
  ["und davon in Wien?", "among"],
  ["et à nantes", "again"],
  ["y en bilbao??", "again"],
  ["what about France", "again"],
  ["e beauty?", "again"],
  ["women only", "only"],
  ["nur TikTok", "only"],
  ["the cheapest?", "among"],
  ["und der günstigste?", "among"],
  ["wer ist da der größte", "among"],
  ["les deux moins chers là bas", "among"],
  ["which of the 3 has no email", "rows"],
  ["lequel des deux a le plus d'abonnés", "rows"],
  ["qual deles tem mais views", "among"],
  ["in Leeds", "only"],
  ["female ones?", "only"],
  ["the tiktokers", "only"],
  ["with mail only", "only"],
  ["moins de 100k abonnés", "only"],
  ["cheapest one?", "among"],
  ["what would they cost together", "among"],
  ["only the ones over 30k", "only"],
  ["nur die, die weniger als 900 nehmen", "only"],
  ["solo los de más de 20 mil seguidores", "only"],
  ["só os que cobram menos de 400", "only"],
  ["sirf 2 lakh se zyada wale", "only"],
  ["how many creators are in Vienna", null],
  ["launch of a tea in Austria, 5.000 €", null],
])("%s leans on the question before: %s", (text, lean) => {
  expect(leanOf(text, TALK)).toBe(lean);
});

test("of those that a rank has listed, the listed ones are meant", () => {
  expect(leanOf("how many of them are women", { ...TALK, kind: "top" })).toBe("rows");
});

test("a few words lean only on what was said just before", () => {
  expect(leanOf("et à nantes", { ...TALK, isJust: false })).toBeNull();
  expect(leanOf("how many of those are women", { ...TALK, isJust: false })).toBe("among");
});

test("what is left of a message is its own", () => {
  expect(withoutLeaning("und davon in Wien?")).toBe("in Wien?");
  expect(withoutLeaning("et à nantes")).toBe("à nantes");
  expect(withoutLeaning("women only")).toBe("women");
  expect(withoutLeaning("only the ones over 30k")).toBe("over 30k");
  expect(withoutLeaning("nur die unter 900")).toBe("Preis unter 900");
});

test.each<[Lean, Filters, Filters]>([
  ["among", { city: ["vienna"] }, { country: ["AT"], platform: ["tiktok"], city: ["vienna"] }],
  ["again", { city: ["graz"] }, { platform: ["tiktok"], city: ["graz"] }],
  ["again", { category: ["food"] }, { country: ["AT"], platform: ["tiktok"], category: ["food"] }],
  ["only", { gender: ["female"] }, { country: ["AT"], platform: ["tiktok"], gender: ["female"] }],
  ["rows", { hasNot: ["email"] }, { hasNot: ["email"], name: ["ana", "ben", "cem"] }],
])("%s: the question's own filters stand over those before", (lean, own, filters) => {
  expect(leaningFilters(own, TALK, lean)).toEqual(filters);
});

test.each([
  ["les trois moins chers là-bas", true],
  ["who is the biggest over there", true],
  ["quién está en esa?", true],
  ["quem está nessa", true],
  ["wer ist dort der günstigste", true],
  ["welche von beiden hat mehr Follower", true],
  ["how many creators are there", false],
  ["wie viele Creator sind da", false],
  ["quién está en esa lista de Lima", false],
])("%s means what only the talk before names: %s", (text, leans) => {
  expect(leansOnOthers(text)).toBe(leans);
});

test("a bound of those is of the list just told, and a bare one may be of the plan", () => {
  expect(boundsThoseOnly("only those under 900", TALK)).toBe(true);
  expect(boundsThoseOnly("max 900", TALK)).toBe(false);
  expect(boundsThoseOnly("only those under 900", { ...TALK, isJust: false })).toBe(false);
});
