import { EVENT_NAMES } from "@app/contract/identity/telemetry";
import type { EventName } from "@app/contract/identity/telemetry";
import * as z from "zod/mini";

/** By what something happened. Whatever else a client says is left out, so that nothing of a person is ever kept. */
const METHODS: ReadonlySet<string> = new Set([
  "crypto_wallets",
  "emails",
  "invitations",
  "magic_links",
  "oauth",
  "one_tap",
  "otps",
  "passwords",
  "phone_numbers",
  "sessions",
  "totps",
  "webauthn",
  "webauthn_registrations",
]);
const Event = z.object({
  event: z.object({
    event_name: z.enum(EVENT_NAMES),
    details: z.optional(z.record(z.string(), z.unknown())),
  }),
});

export interface EventCount {
  event: EventName;
  method: string;
  count: number;
}

/** How often each known thing is in a batch. */
export function countEvents(batch: readonly unknown[]): EventCount[] {
  const counts = new Map<string, EventCount>();
  for (const given of batch) {
    const read = Event.safeParse(given).data;
    if (!read) continue;
    const { event_name: event, details = {} } = read.event;
    const said = details["method"];
    const method = typeof said === "string" && METHODS.has(said) ? said : "";
    const key = `${event} ${method}`;
    counts.set(key, { event, method, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}
