import type { AuthenticationFactor } from "@app/contract/identity/provider";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as z from "zod/mini";
import { wireId } from "#/identity/users/users.rules.ts";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const text = z.string();
const unknowns = z.optional(z.record(z.string(), z.unknown()));
const answer = { id: text, rawId: text, type: z.literal("public-key"), clientExtensionResults: unknowns };

const Registered = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.optional(z.array(z.string())),
  }),
  authenticatorAttachment: z.optional(z.nullable(z.string())),
});
const Asserted = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.optional(z.nullable(z.string())),
  }),
});
/** What a page within another page has asked for counts as no answer: nobody saw whose page it was. */
const ClientData = z.object({ challenge: text, crossOrigin: z.optional(z.literal(false)) });

/**
 * Passkeys belong to the host name of the server's own address, whatever a client says; on loopback to localhost, since
 * browsers take no number there.
 */
export function passkeyDomain(baseUrl: string): string {
  const { hostname } = new URL(baseUrl);
  return LOOPBACK.has(hostname) ? "localhost" : hostname;
}

/** What a browser answered to a registration; null for what is none. */
export function readRegistration(json: string): RegistrationResponseJSON | null {
  const parsed = Registered.safeParse(parse(json));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read above; the library checks what it means
  return parsed.success ? (parsed.data as unknown as RegistrationResponseJSON) : null;
}

/** What a browser answered to a sign-in; null for what is none. */
export function readAssertion(json: string): AuthenticationResponseJSON | null {
  const parsed = Asserted.safeParse(parse(json));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read above; the library checks what it means
  return parsed.success ? (parsed.data as unknown as AuthenticationResponseJSON) : null;
}

/** The challenge that a browser signed; empty where it is none. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  const data = ClientData.safeParse(
    parse(Buffer.from(response.clientDataJSON, "base64url").toString("utf8")),
  );
  return data.success ? data.data.challenge : "";
}

/** What a device keeps of the person of a passkey. */
export function userHandle(userId: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(userId);
}

/** Whether the device names this person, where it names one (WebAuthn level 2, 7.2 step 6). */
export function isSaidToBeOf({ response }: AuthenticationResponseJSON, userId: string): boolean {
  const own = Buffer.from(userHandle(userId)).toString("base64url");
  return !response.userHandle || response.userHandle === own;
}

export function passkeyFactor(
  id: string,
  { domain, userAgent }: { domain: string; userAgent: string },
  now: Date,
): AuthenticationFactor {
  return {
    type: "webauthn",
    delivery_method: "webauthn_registration",
    last_authenticated_at: now.toISOString(),
    webauthn_factor: {
      webauthn_registration_id: wireId("webauthn-registration", id),
      domain,
      user_agent: userAgent,
    },
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
