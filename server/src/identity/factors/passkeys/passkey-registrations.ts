import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Origins } from "#/platform/http/origins.ts";
import { invalidInput } from "#/platform/errors.ts";
import { invalidCredential, wrongPasskey } from "#/identity/identity.errors.ts";
import { deviceName } from "#/identity/sessions/devices.rules.ts";
import type { Device } from "#/identity/sessions/sign-ins.ts";
import { challengeOf, passkeyDomain, readRegistration, userHandle } from "./passkeys.rules.ts";

/** A challenge works this long (requirement 17 of the design's list). */
export const CHALLENGE_MS = 5 * 60_000;
const PRODUCT = "Herald";
/** EdDSA, ES256 and RS256 (COSE): what every authenticator has. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first passkey: a server starts quicker without it. */
export const library = () => import("@simplewebauthn/server");

/** Whom a passkey is made for. */
export interface PasskeyOwner {
  id: string;
  /** As the browser lists it: an address, else the name. */
  label: string;
  name: string;
  /** Ids of those that the person has already. */
  known: readonly string[];
}

/** How passkeys are made, whoever they are made for. */
export class PasskeyRegistrations {
  readonly domain: string;
  readonly origins: string[];

  constructor({ baseUrl, origins }: { baseUrl: string; origins: Origins }) {
    this.domain = passkeyDomain(baseUrl);
    this.origins = [...origins.origins];
  }

  /** @throws `request.invalid` */
  requireDomain(domain: string): void {
    if (domain !== this.domain)
      throw invalidInput("domain", `Passkeys of this server belong to ${this.domain}`);
  }

  /** What a browser needs to make one, as JSON. */
  async options(
    owner: PasskeyOwner,
    challenge: Uint8Array<ArrayBuffer>,
    attachment?: "platform" | "cross-platform",
  ): Promise<string> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: PRODUCT,
      rpID: this.domain,
      userName: owner.label,
      userDisplayName: owner.name,
      userID: userHandle(owner.id),
      challenge,
      timeout: CHALLENGE_MS,
      attestationType: "none",
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: owner.known.map((id) => ({ id })),
      authenticatorSelection: {
        residentKey: "required",
        userVerification: "required",
        ...(attachment && { authenticatorAttachment: attachment }),
      },
    });
    return JSON.stringify(options);
  }

  /** @throws `identity.invalid_public_key_credential` for what no browser has made. */
  read(credential: string): RegistrationResponseJSON {
    const answer = readRegistration(credential);
    if (!answer) throw invalidCredential();
    return answer;
  }

  /** What is kept of one that was made. @throws `identity.unable_to_auth_webauthn_registration`. */
  async verify(answer: RegistrationResponseJSON, { userAgent }: Device) {
    const { id, publicKey, counter } = await this.#verified(answer);
    const details = {
      name: deviceName(userAgent) ?? "Passkey",
      domain: this.domain,
      userAgent: userAgent.slice(0, 300),
      authenticatorType: answer.authenticatorAttachment ?? "",
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: answer.response.transports ?? [],
    };
    return { kind: "webauthn_registration", subject: id, details } as const;
  }

  async #verified(response: RegistrationResponseJSON) {
    const { verifyRegistrationResponse } = await library();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challengeOf(response),
        expectedOrigin: this.origins,
        expectedRPID: this.domain,
        requireUserVerification: true,
      });
      if (verified) return registrationInfo.credential;
    } catch (error) {
      throw wrongPasskey(error);
    }
    throw wrongPasskey();
  }
}
