/** The time as the product sees it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
