import { expect, test } from "vitest";
import { briefOf } from "#/strategy/brief/brief.fixtures.ts";
import { candidate } from "#/strategy/plans/planning.fixtures.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { findRisks } from "#/strategy/plans/risks.ts";
import type { OwnHistory } from "./own-history.ts";
import type { RiskInput } from "./risk-parts.ts";

/** The risk of this name in a plan for Germany with these creators, c1 first. */
function riskOf(name: string, creators: Partial<Candidate>[], more: Partial<RiskInput> = {}) {
  const picks = creators.map((part, index) => {
    const one = candidate(`c${index + 1}`, part);
    const { creatorId, platform, handle } = one;
    const cost = { amount: 10_000, currency: "EUR" };
    const pick = { creatorId, platform, handle, name: null, deliverables: [], cost, reach: 0, why: [] };
    return { pick, candidate: one };
  });
  const input = { brief: briefOf({ markets: ["DE"] }), picks, today: "2026-11-21", ...more };
  return findRisks(input).find(({ rule }) => rule.endsWith(name));
}

test("who may live elsewhere is named where the brief asks for a place", () => {
  const nowhere = { country: null };

  expect(riskOf("place.unknown", [{}, {}])).toBeUndefined();
  expect(riskOf("place.unknown", [nowhere], { brief: briefOf({}) })).toBeUndefined();
  expect(riskOf("place.unknown", [nowhere, {}, {}])).toMatchObject({
    rule: "de.place.unknown",
    severity: "medium",
    detail: "Where 1 creator lives is not known, and the brief asks for Germany.",
    evidence: ["@c1"],
  });
  expect(riskOf("place.unknown", [nowhere, nowhere, {}])?.severity).toBe("high");
});

test("who has worked with a rival is named with the rival, however its handle is written", () => {
  const history = { rivals: ["Glow.co"], drafts: {} };
  const creators = [{ brands: ["@glow.co", "other"] }, { brands: ["other"] }];

  expect(riskOf("rivals.worked", creators)).toBeUndefined();
  expect(riskOf("rivals.worked", creators, { history })).toMatchObject({
    severity: "medium",
    detail:
      "1 creator has worked with @glow.co, which your brand profile calls a rival. Ask when, and whether anything still binds them.",
    evidence: ["@c1: @glow.co"],
  });
});

test("late drafts of earlier campaigns are counted, by creator and together", () => {
  const drafts = { c1: { late: 1, of: 4 }, c2: { late: 0, of: 3 }, c3: { late: 1, of: 1 } };
  const risk = riskOf("drafts.late", [{}, {}, {}, {}], { history: { rivals: [], drafts } });

  expect(risk).toMatchObject({
    severity: "medium",
    detail: "In your earlier campaigns 2 of 5 drafts of 2 creators came late or not at all.",
    evidence: ["@c1: 1 of 4 drafts", "@c3: 1 of 1 draft"],
  });
  const onlyLate = { rivals: [], drafts: { c1: { late: 2, of: 3 } } };
  expect(riskOf("drafts.late", [{}], { history: onlyLate })?.severity).toBe("high");
  expect(riskOf("drafts.late", [{}], { history: { rivals: [], drafts: {} } })).toBeUndefined();
});

test("a piece on a quiet day says whose it is and why the day is quiet", () => {
  const cost = { amount: 100, currency: "EUR" };
  const account = { creatorId: "c1", platform: "instagram", handle: "c1", name: null };
  const pick = { ...account, deliverables: [], cost, reach: 0, why: [] };
  const unavoidable = [{ pick, why: "Sunday of the Dead is a quiet day in Germany" }];

  expect(riskOf("calendar.quiet", [{}])).toBeUndefined();
  expect(riskOf("calendar.quiet", [{}], { unavoidable })).toMatchObject({
    severity: "medium",
    detail: "1 piece goes live on a day that is quiet or left out, since the flight leaves no other.",
    evidence: ["@c1: Sunday of the Dead is a quiet day in Germany"],
  });
});

test("a market of the brief without a known rule on labels says so", () => {
  const brief = briefOf({ markets: ["JP"] });

  expect(riskOf("disclosure.unknown", [{}], { brief })).toMatchObject({
    rule: "jp.disclosure.unknown",
    severity: "medium",
  });
  expect(riskOf("disclosure.unknown", [{}])).toBeUndefined();
});

/** So many pieces on a quiet day. */
const unavoidable = (count: number) =>
  Array.from({ length: count }, () => {
    const { creatorId, platform, handle } = candidate("c1");
    const cost = { amount: 1, currency: "EUR" };
    const pick = { creatorId, platform, handle, name: null, deliverables: [], cost, reach: 0, why: [] };
    return { pick, why: "Christmas" };
  });

test("several of unknown place, and a piece on a quiet day, are told as one and as several", () => {
  const nowhere = { country: null };
  expect(riskOf("place.unknown", [nowhere, nowhere])?.detail).toBe(
    "Where 2 creators live is not known, and the brief asks for Germany.",
  );
  expect(riskOf("calendar.quiet", [{}], { unavoidable: unavoidable(1) })).toMatchObject({
    rule: "de.calendar.quiet",
    severity: "medium",
    detail: "1 piece goes live on a day that is quiet or left out, since the flight leaves no other.",
    evidence: ["@c1: Christmas"],
  });
  expect(riskOf("calendar.quiet", [{}], { unavoidable: unavoidable(2) })?.detail).toBe(
    "2 pieces go live on a day that is quiet or left out, since the flight leaves no other.",
  );
});

const bound = (brand: string, until: string) => [{ brand, campaign: "Autumn", until }];
const boundRisk = (exclusive: OwnHistory["exclusive"]) =>
  riskOf("rivals.exclusive", [{}, {}], {
    brief: briefOf({ markets: ["DE"], flight: { from: "2026-12-01", to: "2026-12-28" } }),
    history: { rivals: ["glow.co"], drafts: {}, ...(exclusive && { exclusive }) },
  });

test("who is bound by exclusivity to a rival when the flight begins is named with the last day of it", () => {
  expect(boundRisk({ c1: bound("Glow & Co", "2027-02-28") })).toMatchObject({
    rule: "de.rivals.exclusive",
    severity: "high",
    detail:
      "1 creator is still bound by exclusivity to Glow & Co, which your brand profile calls a rival. Have the agreement lifted, or choose somebody else.",
    evidence: ["@c1: Glow & Co, until 28/02/2027"],
  });
  expect(
    boundRisk({ c1: bound("glow.co", "2026-12-01"), c2: bound("Glow Co", "2027-01-01") })?.evidence,
  ).toHaveLength(2);
  expect(boundRisk({ c1: bound("Glow", "2027-02-28") })).toBeUndefined();
  expect(boundRisk({ c1: bound("glow.co", "2026-11-30") })).toBeUndefined();
  expect(boundRisk({ c9: bound("glow.co", "2027-02-28") })).toBeUndefined();
  expect(boundRisk(undefined)).toBeUndefined();
});
