import { formatDate } from "@app/contract/formats";
import { platformLabel } from "@app/contract/platforms";
import type { Assumption, Brief, CalendarEntry, Flight, PlanPick } from "@app/contract/strategy/plan";
import { madeOnce } from "@app/contract/made-once";
import { countryName } from "#/language/places/countries.ts";
import { timeZoneOf } from "#/language/places/time-zones.ts";
import { addDays } from "#/language/time/calendar.ts";
import { lengthOf } from "#/strategy/brief/flight/flight.ts";
import { andList } from "#/strategy/brief/wording.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import type { CalendarFacts } from "./calendar-facts.ts";
import { marketDays } from "./market-days.ts";
import type { MarketDays } from "./market-days.ts";
import { HOURS_FROM, ownTime } from "./posting-hours.ts";

/** Early evening, when most people look: where own posts say no hour. Chosen by us. */
export const ASSUMED_TIME = "18:00";
/** Days from the last piece to the event, so that it is seen before. Chosen by us. */
const EVENT_LEAD = 3;
/** Days from a draft to its piece, for a check and a second version. Chosen by us. */
const DRAFT_LEAD = 5;
const ORDINALS = [
  "First",
  "Second",
  "Third",
  "Fourth",
  "Fifth",
  "Sixth",
  "Seventh",
  "Eighth",
  "Ninth",
  "Tenth",
];

/** A chosen creator with the candidate behind the choice. */
interface Chosen {
  pick: PlanPick;
  candidate: Pick<Candidate, "country" | "region">;
}

interface Piece extends Chosen {
  format: string;
  number: number;
  of: number;
}

/** What a calendar goes by, besides the choice. */
interface CalendarSetting {
  brief: Pick<Brief, "markets" | "regions" | "flight" | "events" | "leftOut" | "onQuietDays">;
  /** yyyy-mm-dd. */
  today: string;
  calendar?: CalendarFacts | undefined;
}

export interface PlanCalendar {
  entries: CalendarEntry[];
  assumptions: Assumption[];
  /** Pieces on a quiet day, since the flight leaves no other, and why the day is quiet. */
  unavoidable: { pick: PlanPick; why: string }[];
}

/**
 * One date for every piece, spread evenly over the flight. All first pieces come before all second ones, so that a
 * creator's pieces lie apart; the largest reach opens. None on a quiet day of the creator's market while another day is
 * left, and all before an event that the flight leads up to.
 */
export function buildCalendar(chosen: readonly Chosen[], setting: CalendarSetting): PlanCalendar {
  const { brief, today, calendar: facts } = setting;
  const pieces = piecesOf(chosen);
  const window = beforeEvents(brief);
  const length = lengthOf(window);
  const known = new Map<string, MarketDays>();
  const daysOf = ({ candidate: { country, region } }: Piece) => {
    const markets = marketsOf(brief.markets, country);
    const regions = [...(brief.regions ?? []), ...(region ? [region] : [])];
    const make = () => marketDays({ markets, regions }, window, facts, brief);
    return madeOnce(known, `${markets.join()} ${regions.join()}`, make);
  };
  const placed = pieces.map((piece, index) => {
    const meant = addDays(window.from, Math.floor(((index + 0.5) * length) / pieces.length));
    return { piece, index, meant, date: nearestFree(meant, window, daysOf(piece)), days: daysOf(piece) };
  });
  const entries = placed
    .map(({ piece, index, meant, date, days }): CalendarEntry => ({
      date,
      ...timeOf(brief, piece, facts, date),
      creatorId: piece.pick.creatorId,
      platform: piece.pick.platform,
      handle: piece.pick.handle,
      deliverable: pieceName(piece.pick.platform, piece.format),
      why: whyThen(piece, index, { meant, date, quiet: days.quiet(meant) }),
      draftDue: draftDueFor(date, today),
      notes: days.notes(date),
    }))
    .toSorted((left, right) => Number(left.date > right.date) - Number(left.date < right.date));
  return {
    entries,
    assumptions: pieces.length === 0 ? [] : assumed(setting, window, entries, [...known.values()]),
    unavoidable: placed.flatMap(({ piece: { pick }, date, days }) => {
      const why = days.quiet(date);
      return why === null ? [] : [{ pick, why }];
    }),
  };
}

/** What a piece is called in a calendar: "Instagram reel". */
export function pieceName(platform: string, format: string): string {
  return `${platformLabel(platform)} ${format}`;
}

/** Never a day that is over, and never behind the piece. */
function draftDueFor(date: string, today: string): string {
  const due = addDays(date, -DRAFT_LEAD);
  const soonest = date > today ? addDays(today, 1) : date;
  return due > soonest ? due : soonest;
}

/** The flight as far as pieces may go live: with a lead before an event that it leads up to. */
function beforeEvents({ flight, events = [] }: Pick<Brief, "flight" | "events">): Flight {
  const next = events.map(({ date }) => date).filter((date) => date > flight.from && date <= flight.to);
  const [first] = next.toSorted();
  if (first === undefined) return flight;
  const to = addDays(first, -EVENT_LEAD);
  return { from: flight.from, to: to < flight.from ? flight.from : to };
}

/** Whose days count for a piece: those of the creator's country where the plan is for it, else of all its markets. */
function marketsOf(markets: readonly string[], country: string | null): readonly string[] {
  if (country === null || (markets.length > 0 && !markets.includes(country))) return markets;
  return [country];
}

/** The day itself, else the nearest one that is free, earlier ones first; the day itself where none is. */
function nearestFree(meant: string, { from, to }: Flight, days: MarketDays): string {
  for (let gap = 0; gap < lengthOf({ from, to }); gap += 1) {
    const near = [addDays(meant, -gap), addDays(meant, gap)];
    const free = near.find((date) => date >= from && date <= to && days.quiet(date) === null);
    if (free !== undefined) return free;
  }
  return meant;
}

/** The clocks of the people whom a piece is for. */
function zoneOf(
  { markets }: Pick<Brief, "markets">,
  { candidate }: Chosen,
  facts: CalendarFacts | undefined,
): string {
  const [market] = marketsOf(markets, candidate.country);
  return (market === undefined ? null : timeZoneOf(market)) ?? facts?.timeZone ?? "UTC";
}

/** By the hour that did best for own posts, else in the early evening; by the clocks of the people whom a piece is for. */
function timeOf(
  brief: Pick<Brief, "markets">,
  piece: Piece,
  facts: CalendarFacts | undefined,
  date: string,
): Pick<CalendarEntry, "time" | "timeZone" | "timeFrom"> {
  const timeZone = zoneOf(brief, piece, facts);
  const place = { counted: facts?.timeZone ?? "UTC", shown: timeZone, date };
  return { timeZone, ...(ownTime(piece.pick, facts?.hours, place) ?? { time: ASSUMED_TIME }) };
}

function assumed(
  { brief: { markets, flight, events = [] }, calendar: facts }: CalendarSetting,
  window: Flight,
  entries: readonly CalendarEntry[],
  known: readonly MarketDays[],
): Assumption[] {
  const unknown = [...new Set(known.flatMap((days) => days.unknown))].toSorted();
  return [
    ...hourAssumed(markets, facts, entries),
    ...(window.to < flight.to && events[0]
      ? [
          {
            slot: "calendar",
            value: `the last piece by ${formatDate(window.to, "UTC")}`,
            why: `Pieces shall be seen before ${events[0].name}, ${formatDate(events[0].date, "UTC")}.`,
          },
        ]
      : []),
    ...(unknown.length > 0
      ? [
          {
            slot: "holidays",
            value: "not known",
            why: `Herald has no public holidays of ${andList(unknown.map(countryName))} for these days.`,
          },
        ]
      : []),
  ];
}

/** Said where own posts give at least one piece no hour. */
function hourAssumed(
  markets: readonly string[],
  facts: CalendarFacts | undefined,
  entries: readonly CalendarEntry[],
): Assumption[] {
  const open = entries.filter(({ timeFrom }) => timeFrom === undefined);
  if (open.length === 0) return [];
  const zones = markets.map((market) => timeZoneOf(market)).filter((zone) => zone !== null);
  const where = zones.length > 0 ? "of each market" : `in ${facts?.timeZone ?? "UTC"}`;
  const platforms = [...new Set(open.map(({ platform }) => platformLabel(platform)))].toSorted();
  const few = `Fewer than ${HOURS_FROM} of your own posts on ${andList(platforms)} have an hour and views`;
  return [
    {
      slot: "hours",
      value: `${ASSUMED_TIME} by the clocks ${where}`,
      why: `${few}; early evening is when most people look.`,
    },
  ];
}

function piecesOf(chosen: readonly Chosen[]): Piece[] {
  const pieces = chosen.flatMap(({ pick, candidate }) => {
    const formats = pick.deliverables.flatMap(({ format, count }) =>
      Array.from({ length: count }, () => format),
    );
    return formats.map((format, index): Piece => ({
      pick,
      candidate,
      format,
      number: index + 1,
      of: formats.length,
    }));
  });
  return pieces.toSorted((left, right) => left.number - right.number || right.pick.reach - left.pick.reach);
}

interface Place {
  meant: string;
  date: string;
  quiet: string | null;
}

function whyThen({ number, of }: Piece, index: number, { meant, date, quiet }: Place): string {
  if (quiet !== null && date !== meant) return `Moved from ${formatDate(meant, "UTC")}: ${quiet}`;
  if (quiet !== null) return `${quiet}; the flight leaves no other day`;
  if (index === 0) return "Opens the flight with the largest reach";
  if (of === 1) return "Spread evenly over the flight";
  return `${ORDINALS[number - 1] ?? "Next"} of ${of}, apart from the others of this creator`;
}
