import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

const HEADER = "x-forwarded-for";
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

/**
 * Leaves in `X-Forwarded-For` what is an address, without its port. The header is read from its end, and what stands
 * before something else ("unknown", a made-up word) is what a client may have written: it goes with it, so that the
 * request counts for who handed it over.
 */
export function readForwardedFor(headers: IncomingHttpHeaders): void {
  const header = headers[HEADER];
  if (header === undefined) return;
  const entries = String(header)
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .map(plainAddress);
  headers[HEADER] = entries.slice(entries.lastIndexOf(null) + 1).join(", ");
}

/** The address of "192.0.2.7:51234", "[2001:db8::7]:443" or "2001:db8::7"; null for what is none. */
function plainAddress(entry: string): string | null {
  const [, bracketed, dotted] = WITH_PORT.exec(entry) ?? [];
  const address = bracketed ?? dotted ?? entry;
  return isIP(address) === 0 ? null : address;
}
