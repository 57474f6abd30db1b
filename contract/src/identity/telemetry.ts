import * as z from "zod/mini";

/** What happens on the way to a sign-in, as the client names it. */
export const EVENT_NAMES = [
  "sdk_instance_instantiated",
  "sign_in_shown",
  "method_chosen",
  "code_sent",
  "authenticated",
  "failed",
  "session_refreshed",
  "signed_out",
  "factor_added",
  "factor_removed",
] as const;
export type EventName = (typeof EVENT_NAMES)[number];
/** Counts stay this long. Chosen by us. */
export const EVENT_DAYS = 30;

/** How many days are summed: as an address has them. */
export const EVENT_RANGES = ["1", "7", "30"] as const;
export type EventDays = (typeof EVENT_RANGES)[number];
export const IdentityEventsQuery = z.object({
  days: z._default(z.enum(EVENT_RANGES, `days is one of ${EVENT_RANGES.join(", ")}`), "30"),
});

/** How often each thing happened within the last days, and how. */
export const IdentityEvents = z.object({
  days: z.number(),
  items: z.array(
    z.object({
      event: z.enum(EVENT_NAMES),
      /** By what: "passwords", "magic_links"; empty where nothing was named. */
      method: z.string(),
      count: z.number(),
    }),
  ),
});
export type IdentityEvents = z.infer<typeof IdentityEvents>;
