import type { Expected } from "../conversations.ts";
import type { PlanState } from "../talking/plan-state.ts";
import { plain } from "./words.ts";

type Keys = PlanState["keys"];

/** What of an ordered plan is not so; empty when all is. */
export function faultsOfPlan(plan: NonNullable<Expected["plan"]>, now: PlanState): string[] {
  return Object.entries(plan).flatMap(([key, meant]) => {
    if (key === "in")
      return listed(meant)
        .filter((one) => !now.picks.includes(one))
        .map((one) => `@${one} is not in`);
    if (key === "out")
      return listed(meant)
        .filter((one) => now.picks.includes(one))
        .map((one) => `@${one} is in`);
    if (key === "filters") return faultsOfFilters(meant, now);
    if (!(key in now.keys)) throw new Error(`A plan has no “${key}”`);
    const own = now.keys[key] ?? null;
    // Who may be chosen by a topic is in a filter where creators were asked for, and not a product.
    const isInFilter = key === "categories" && same(now.filters["category"], meant, key);
    return isInFilter || same(own, meant, key)
      ? []
      : [`${key} is ${JSON.stringify(own)}, not ${JSON.stringify(meant)}`];
  });
}

/** What changed beside what was ordered. */
export function changedBeside(plan: NonNullable<Expected["plan"]>, before: Keys, now: Keys): string[] {
  return Object.keys(now)
    .filter((key) => !(key in plan) && !same(before[key] ?? null, now[key] ?? null, key))
    .map((key) => `${key} from ${JSON.stringify(before[key])} to ${JSON.stringify(now[key])}`);
}

function faultsOfFilters(meant: unknown, { filters }: PlanState): string[] {
  if (typeof meant !== "object" || meant === null) return ["the expectation has no filters"];
  return (
    Object.entries(meant)
      .filter(([name, value]) => JSON.stringify(sorted(filters[name])) !== JSON.stringify(sorted(value)))
      // "Reachable by email" is to have one.
      .filter(
        ([name, value]) => name !== "has" || JSON.stringify(filters["contact"]) !== JSON.stringify(value),
      )
      .map(([name, value]) => `${name} is ${JSON.stringify(filters[name])}, not ${JSON.stringify(value)}`)
  );
}

function sorted(value: unknown): unknown {
  return Array.isArray(value) ? value.map(String).toSorted((a, b) => a.localeCompare(b)) : value;
}

function same(left: unknown, right: unknown, key: string): boolean {
  if (key === "cities")
    return words(left).map(inEnglish).toString() === words(right).map(inEnglish).toString();
  if (key === "product") return includes(left, right) || includes(right, left);
  return words(left).join("; ") === words(right).join("; ");
}

/** A plan keeps a city by one name, however somebody spells it. */
const ENGLISH: Readonly<Record<string, string>> = {
  sevilla: "seville",
  lisboa: "lisbon",
  munchen: "munich",
  wien: "vienna",
  koln: "cologne",
};

function inEnglish(city: string): string {
  return ENGLISH[city] ?? city;
}

function includes(whole: unknown, part: unknown): boolean {
  return listed(part).every((one) => plain(listed(whole).join(" ")).includes(plain(one)));
}

function words(value: unknown): string[] {
  return listed(value)
    .map((one) => plain(one).replaceAll(/\s+/gu, " ").trim())
    .toSorted();
}

function listed(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}
