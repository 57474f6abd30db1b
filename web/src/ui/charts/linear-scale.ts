import { ticks } from "d3-array";

/** Places values of `domain` on `range`, evenly; a domain of one value lies at the beginning. */
export function linearScale({ domain, range }: Record<"domain" | "range", readonly [number, number]>) {
  const [low, high] = domain;
  const [start, end] = range;
  const step = high === low ? 0 : (end - start) / (high - low);
  const place = (value: number) => start + (value - low) * step;
  /** About so many round values between the ends. */
  return Object.assign(place, { ticks: (count: number) => ticks(low, high, count) });
}
