import { platformLabel } from "@app/contract/platforms";
import type { CalendarEntry, Flight, PlanPick } from "@app/contract/strategy/plan";
import { addDays } from "#/language/time/calendar.ts";
import { lengthOf } from "#/strategy/brief/flight.ts";

/** Placeholder prior: early evening, when most people look; replaced when a workspace knows better. */
const HOURS: Readonly<Record<string, string>> = { instagram: "18:00", tiktok: "19:00", youtube: "17:00" };
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

interface Piece {
  pick: PlanPick;
  format: string;
  number: number;
  of: number;
}

/**
 * One date for every piece, spread evenly over the flight. All first pieces come before all second ones, so that a
 * creator's pieces lie apart; the largest reach opens.
 */
export function buildCalendar(picks: readonly PlanPick[], flight: Flight): CalendarEntry[] {
  const pieces = piecesOf(picks);
  const days = lengthOf(flight);
  return pieces.map(({ pick, format, number, of }, index) => ({
    date: addDays(flight.from, Math.floor(((index + 0.5) * days) / pieces.length)),
    time: HOURS[pick.platform] ?? "18:00",
    creatorId: pick.creatorId,
    platform: pick.platform,
    handle: pick.handle,
    deliverable: `${platformLabel(pick.platform)} ${format}`,
    why: whyThen(index, number, of),
  }));
}

function piecesOf(picks: readonly PlanPick[]): Piece[] {
  const pieces = picks.flatMap((pick) => {
    const formats = pick.deliverables.flatMap(({ format, count }) =>
      Array.from({ length: count }, () => format),
    );
    return formats.map((format, index): Piece => ({ pick, format, number: index + 1, of: formats.length }));
  });
  return pieces.toSorted((left, right) => left.number - right.number || right.pick.reach - left.pick.reach);
}

function whyThen(index: number, number: number, of: number): string {
  if (index === 0) return "Opens the flight with the largest reach";
  if (of === 1) return "Spread evenly over the flight";
  return `${ORDINALS[number - 1] ?? "Next"} of ${of}, apart from the others of this creator`;
}
