import { minorUnits } from "@app/contract/money";
import { fold } from "../../../server/src/language/fold.ts";
import type { Fact } from "./briefs.ts";
import type { BriefReading } from "./reading.ts";

type Slots = BriefReading["slots"];
type Said = Pick<Fact, "slot" | "tolerance" | "words">;
type Holds = (meant: unknown, slots: Slots, fact: Said) => boolean;

/** Points by which a share may be off: prices come in steps. */
const SHARE_SLACK = 5.1;
const DAY_MS = 86_400_000;
const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Slots whose values are compared in a way of their own; all others must be the same set. */
const HOLDS: Readonly<Record<string, Holds>> = {
  budget: (meant, slots) => isSameMoney(slots.get("budget"), meant),
  maxPrice: (meant, slots) => {
    const caps = listOf(slots.get("pieceCaps")).filter(
      (cap) => partOf(cap, "format") === partOf(meant, "per"),
    );
    const all = caps.length > 0 ? caps.map((cap) => partOf(cap, "most")) : [slots.get("maxPrice")];
    return all.some((most) => isSameMoney(most, meant));
  },
  category: areTopics,
  keywords: areTopics,
  product: (meant, slots) => textOf(slots.get("product")).includes(fold(String(meant))),
  categoryNot: (meant, slots) => {
    const left = [...listOf(slots.get("categoryNot")), ...listOf(slots.get("keywordsNot"))].map(textOf);
    return listOf(meant).every((one) => left.some((value) => value.includes(stem(String(one)))));
  },
  worksNotWith: (meant, slots) => {
    const left = [...listOf(slots.get("worksNotWith")), ...listOf(slots.get("brandNot"))].map(textOf);
    return listOf(meant).every((one) => left.includes(fold(String(one))));
  },
  flight: (meant, slots, { tolerance = 0 }) => isFlight(meant, slots.get("flight"), tolerance),
  window: (meant, slots) => isWithin(slots.get("flight"), meant),
  flightDays: (meant, slots) => Math.abs(Number(slots.get("flightDays")) - Number(meant)) <= 1,
  event: (_, slots) => slots.has("flight"),
  quietDays: (meant, slots) => {
    const out = listOf(slots.get("quietDays"));
    return listOf(meant).every((day) => isLeftOut(day, out));
  },
  exclusivity: (meant, slots) => {
    const days = Number(partOf(meant, "days") ?? 7 * Number(partOf(meant, "weeks")));
    return Math.abs(30 * Number(slots.get("exclusivityMonths")) - days) <= 2;
  },
  market: (meant, slots) => isSameSet(slots.get("market"), meant) || isSameSet(slots.get("markets"), meant),
  audienceCountry: (meant, slots) =>
    isSameSet(slots.get("audienceCountry"), meant) || isSameSet(slots.get("markets"), meant),
  audienceGender: (meant, slots) => partOf(slots.get("audienceGender"), "value") === partOf(meant, "value"),
  audienceAge: isSameRange,
  followers: isSameRange,
  engagementRate: isSameRange,
  deliverables: (meant, slots) => areDeliverables(meant, slots),
  share: (meant, slots) => listOf(slots.get("share")).some((rule) => isShare(rule, meant, slots)),
  count: (meant, slots) => listOf(slots.get("counts")).some((rule) => isCount(rule, meant)),
  maxFee: (meant, slots) => isSameMoney(slots.get("maxFee"), meant),
  handlePrice: (meant, slots) =>
    listOf(slots.get("handlePrice")).some(
      (one) =>
        partOf(one, "handle") === partOf(meant, "handle") &&
        isSameMoney(partOf(one, "price"), meant) &&
        isForOne(one, meant),
    ),
};

/** Whether a reading holds a fact, or one that is as right. */
export function holdsFact(fact: Fact, slots: Slots): boolean {
  return [fact.value, ...(fact.alternatives ?? [])].some((value) => holdsValue(fact, value, slots));
}

function holdsValue(fact: Fact, value: unknown, slots: Slots): boolean {
  const slot = partOf(value, "slot");
  if (typeof slot === "string")
    return holdsFact({ ...fact, slot, value: partOf(value, "value"), alternatives: [] }, slots);
  return holds(fact, value, slots);
}

function holds(fact: Said, value: unknown, slots: Slots): boolean {
  const own = HOLDS[fact.slot];
  if (own) return own(value, slots, fact);
  const found = slots.get(fact.slot);
  return Array.isArray(value) ? isSameSet(found, value) : found === value;
}

/** Whether a reading says what it must not. Part of what is right is not wrong: Austria beside Germany. */
export function saysWrong(
  wrong: Pick<Fact, "slot" | "value">,
  slots: Slots,
  facts: readonly Fact[],
): boolean {
  // Countries of the audience, which a market may be held by, are no places of creators.
  const own = new Map([...slots].filter(([slot]) => slot !== "markets"));
  return isSaid(wrong, slots) && !facts.some((fact) => isPartOf(wrong, fact) && holdsFact(fact, own));
}

/** The length of a flight is part of its days. */
function isPartOf(wrong: Pick<Fact, "slot" | "value">, { slot, value }: Fact): boolean {
  if (wrong.slot === "flightDays") return slot === "flight";
  const right = listOf(value).map((one) => JSON.stringify(one));
  return slot === wrong.slot && listOf(wrong.value).every((one) => right.includes(JSON.stringify(one)));
}

function isSaid({ slot, value }: Pick<Fact, "slot" | "value">, slots: Slots): boolean {
  if (slot === "category" || slot === "keywords") {
    const topics = listOf(slots.get("topics")).map(textOf);
    return listOf(value).every((one) => topics.includes(textOf(one)));
  }
  if (slot === "budget" && partOf(value, "amount") === undefined) return slots.has("budget");
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) {
    const found = new Set(listOf(slots.get(slot)).map(textOf));
    return value.length > 0 && value.every((one) => found.has(textOf(one)));
  }
  return slots.has(slot) && holds({ slot }, value, slots);
}

/** What several pieces cost together is no price of each. */
function isForOne(one: unknown, meant: unknown): boolean {
  const pieces = listOf(partOf(one, "pieces")).reduce<number>(
    (sum, piece) => sum + Number(partOf(piece, "count")),
    0,
  );
  return pieces <= 1 || partOf(meant, "per") === undefined || listOf(partOf(meant, "pieces")).length > 0;
}

/** A topic is held by its English name, or by the words that say it: the product is what is launched. */
function areTopics(meant: unknown, slots: Slots, { words = "" }: Said): boolean {
  const topics = [...listOf(slots.get("topics")), slots.get("product")].map(topicOf);
  const said = fold(words);
  if (topics.some((topic) => topic.length > 3 && (said.includes(topic) || topic.includes(said)))) return true;
  return listOf(meant).every((one) => {
    const topic = stem(String(one));
    return topics.some((known) => known.includes(topic) || (known !== "" && topic.includes(known)));
  });
}

/** Categories are written with hyphens. */
function topicOf(value: unknown): string {
  return textOf(value).replaceAll("-", " ");
}

/** Without the ends by which languages count and bend. */
function stem(word: string): string {
  const folded = topicOf(word);
  return folded.length > 5 ? folded.slice(0, Math.max(5, folded.length - 2)) : folded;
}

/** A day of the week, or every day from one to another. */
function isLeftOut(day: unknown, out: readonly unknown[]): boolean {
  const weekday = WEEK.indexOf(textOf(partOf(day, "weekday"))) + 1;
  if (weekday > 0) return out.some((one) => listOf(partOf(one, "weekdays")).includes(weekday));
  const dates = out.flatMap((one) => listOf(partOf(one, "dates")));
  const [from, to] = [dayOf(day, "from"), dayOf(day, "to")];
  return Array.from({ length: 1 + to - from }, (_, at) => new Date((from + at) * DAY_MS)).every((date) =>
    dates.some(
      (one) =>
        partOf(one, "day") === date.getUTCDate() &&
        [undefined, 1 + date.getUTCMonth()].includes(monthOf(one)),
    ),
  );
}

function monthOf(date: unknown): number | undefined {
  const month = partOf(date, "month");
  return typeof month === "number" ? month : undefined;
}

/** The flight, or a part of it: of "two weeks in February" any two weeks are right. */
function isFlight(meant: unknown, found: unknown, tolerance: number): boolean {
  const [from, to] = ["from", "to"].map((end) => dayOf(found, end) - dayOf(meant, end));
  if (from === undefined || to === undefined) return false;
  const off = (days: number) => Math.abs(days) <= tolerance + 1;
  return (Number.isNaN(from) || off(from)) && (Number.isNaN(to) || off(to)) && isKnown(found);
}

function isWithin(found: unknown, window: unknown): boolean {
  return (
    isKnown(found) &&
    dayOf(found, "from") >= dayOf(window, "from") - 1 &&
    dayOf(found, "to") <= dayOf(window, "to") + 1
  );
}

function isKnown(flight: unknown): boolean {
  return partOf(flight, "from") !== undefined;
}

function dayOf(flight: unknown, end: string): number {
  return Date.parse(String(partOf(flight, end))) / DAY_MS;
}

/** Amounts of the truth are times 100, whatever the currency. */
function isSameMoney(found: unknown, meant: unknown): boolean {
  const currency = textOf(partOf(meant, "currency")).toUpperCase();
  if (partOf(found, "currency") !== currency) return false;
  const wanted = (Number(partOf(meant, "amount")) / 100) * 10 ** minorUnits(currency);
  return Math.abs(Number(partOf(found, "amount")) - wanted) <= 0.005 * wanted;
}

function isSameRange(meant: unknown, slots: Slots, { slot }: Pick<Fact, "slot">): boolean {
  const found = slots.get(slot);
  if (found === undefined) return false;
  return ["min", "max"].every((end) => (partOf(found, end) ?? null) === (partOf(meant, end) ?? null));
}

function areDeliverables(meant: unknown, slots: Slots): boolean {
  const wanted = listOf(meant);
  if (wanted.every((one) => partOf(one, "count") === null)) {
    return isSameSet(
      slots.get("formats"),
      wanted.map((one) => partOf(one, "format")),
    );
  }
  return isSameSet(listOf(slots.get("deliverables")).map(pieceKey), wanted.map(pieceKey));
}

function pieceKey(one: unknown): string {
  return `${textOf(partOf(one, "count"))} ${textOf(partOf(one, "format"))}`;
}

function isShare(rule: unknown, meant: unknown, slots: Slots): boolean {
  const [[field, values] = ["", []]] = Object.entries(Object(partOf(meant, "filter")));
  if (partOf(rule, "field") !== field || !isSameSet(String(partOf(rule, "value")).split("|"), values)) {
    return false;
  }
  const of = partOf(meant, "of");
  if (partOf(rule, "of") !== of) return false;
  const whole = of === "creators" ? Number(slots.get("maxCreators") ?? slots.get("minCreators")) : 100;
  return ["min", "max"].every((end) => {
    const [found, wanted] = [partOf(rule, end), partOf(meant, end)];
    if (wanted === undefined || wanted === null) return true;
    if (typeof found !== "number") return false;
    const slack = of === "creators" ? 100 / whole : SHARE_SLACK;
    return Math.abs((found / whole) * 100 - Number(wanted)) <= slack;
  });
}

/** So many creators of a place, a platform, a size or a gender. */
function isCount(rule: unknown, meant: unknown): boolean {
  const [[field, values] = ["", []]] = Object.entries(Object(partOf(meant, "filter")));
  const isOfIt =
    partOf(rule, "field") === field && isSameSet(String(partOf(rule, "value")).split("|"), values);
  return (
    isOfIt && ["min", "max"].every((end) => (partOf(rule, end) ?? null) === (partOf(meant, end) ?? null))
  );
}

function isSameSet(found: unknown, meant: unknown): boolean {
  const [left, right] = [found, meant].map((list) => new Set(listOf(list).map(textOf)));
  return left !== undefined && left.size === right?.size && [...left].every((value) => right.has(value));
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? fold(String(value)) : "";
}
