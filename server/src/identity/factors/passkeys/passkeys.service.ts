import type { WebauthnRegistration } from "@app/contract/identity/provider";
import type { WebauthnCredentialBody, WebauthnRegisterStartBody } from "@app/contract/identity/webauthn";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { inConstantTime } from "#/identity/factors/constant-time.ts";
import { insertToken, lookAtToken, useToken } from "#/identity/factors/one-time-tokens.store.ts";
import type { OneTimeToken } from "#/identity/factors/one-time-tokens.store.ts";
import { factorsOf } from "#/identity/factors/user-factors.ts";
import { changeFactor, findFactor, keepOnlyFactor } from "#/identity/factors/user-factors.store.ts";
import type { KeptFactor } from "#/identity/factors/user-factors.store.ts";
import {
  duplicatePasskey,
  factorNotFound,
  invalidCredential,
  methodSwitchedOff,
  wrongPasskey,
} from "#/identity/identity.errors.ts";
import { factorAddedMail } from "#/identity/mail/mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { hashSecret, newSecret } from "#/identity/sessions/secrets.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device, SignedIn } from "#/identity/sessions/sign-ins.ts";
import type { SignInSettingsService } from "#/identity/sign-in/sign-in-settings.service.ts";
import { ownId, toProviderUser, wireId } from "#/identity/users/users.rules.ts";
import { findUser, lockUser } from "#/identity/users/users.store.ts";
import { CHALLENGE_MS, library } from "./passkey-registrations.ts";
import type { PasskeyRegistrations } from "./passkey-registrations.ts";
import { challengeOf, isSaidToBeOf, passkeyFactor, readAssertion } from "./passkeys.rules.ts";

/** What a challenge is for: one to make a passkey signs nobody in. */
type Use = "register" | "authenticate";
type Passkey = KeptFactor<"webauthn_registration">;

export interface PasskeyDependencies {
  db: Database;
  clock: Clock;
  registrations: PasskeyRegistrations;
  sessions: SessionsService;
  mails: MailsService;
  signIn: Pick<SignInSettingsService, "isOffered">;
}

/** Keys that a device or a password manager holds, and that sign in without a password. */
export class PasskeysService {
  readonly #dependencies: PasskeyDependencies;
  constructor(dependencies: PasskeyDependencies) {
    this.#dependencies = dependencies;
  }

  /** What the browser needs to make a passkey for whoever is signed in. @throws `identity.stale_factors`. */
  async startRegistration(
    body: WebauthnRegisterStartBody,
    device: Device,
  ): Promise<{ userId: string; options: string }> {
    const { sessions, registrations } = this.#dependencies;
    registrations.requireDomain(body.domain);
    await this.#requireOffered();
    const { user } = await sessions.requireFresh(device.token);
    const challenge = await this.#newChallenge("register", device, user.id);
    const owner = {
      id: user.id,
      label: user.emails[0]?.email ?? user.name,
      name: user.name,
      known: factorsOf(user.factors, "webauthn_registration").map(({ subject }) => subject),
    };
    const options = await registrations.options(owner, challenge, body.authenticator_type);
    return { userId: wireId("user", user.id), options };
  }

  /**
   * Keeps the passkey that a browser has made; it counts as a factor of the session.
   * @throws `identity.stale_factors`, `identity.invalid_public_key_credential`,
   * `identity.unable_to_auth_webauthn_registration`, `identity.duplicate_webauthn_registration`.
   */
  async register(
    body: WebauthnCredentialBody,
    device: Device,
  ): Promise<{ signedIn: SignedIn; registrationId: string }> {
    const { clock, sessions, registrations } = this.#dependencies;
    await this.#requireOffered();
    const { user } = await sessions.requireFresh(device.token);
    const answer = registrations.read(body.public_key_credential);
    const challenge = await this.#challenge("register", device, challengeOf(answer));
    if (challenge.userId !== user.id) throw wrongPasskey();
    const made = await registrations.verify(answer, device);
    const now = clock.now();
    return sessions.transaction(async (transaction) => {
      await lockUser(transaction, user.id);
      if (!(await useToken(transaction, challenge.id, now))) throw wrongPasskey();
      if (await findFactor(transaction, made.kind, made.subject)) throw duplicatePasskey();
      const passkey = { ...made, userId: user.id, now };
      const id = await keepOnlyFactor(transaction, passkey, duplicatePasskey);
      const mail = factorAddedMail(user.name, "webauthn_registration");
      await this.#dependencies.mails.writeToPerson(transaction, user, { mail, now });
      const factor = passkeyFactor(id, made.details, now);
      const proof = { userId: user.id, factor, minutes: body.session_duration_minutes };
      const signedIn = await sessions.signIn(proof, device, transaction);
      return { signedIn, registrationId: wireId("webauthn-registration", id) };
    });
  }

  /** What the browser needs to ask for a passkey: of anybody, or of whoever is signed in. */
  async startAuthentication(
    way: "primary" | "secondary",
    domain: string,
    device: Device,
  ): Promise<{ userId: string; options: string }> {
    const { sessions, registrations } = this.#dependencies;
    registrations.requireDomain(domain);
    const user = way === "secondary" ? (await sessions.require(device.token)).user : null;
    const options = await (
      await library()
    ).generateAuthenticationOptions({
      rpID: registrations.domain,
      challenge: await this.#newChallenge("authenticate", device, user?.id ?? null),
      timeout: CHALLENGE_MS,
      userVerification: "required",
      ...(user && {
        allowCredentials: factorsOf(user.factors, "webauthn_registration").map(({ subject }) => ({
          id: subject,
        })),
      }),
    });
    return { userId: user ? wireId("user", user.id) : "", options: JSON.stringify(options) };
  }

  /**
   * Signs in by a passkey, or proves it once more.
   * @throws `identity.invalid_public_key_credential`, `identity.unable_to_auth_webauthn_registration`.
   */
  authenticate(
    body: WebauthnCredentialBody,
    device: Device,
  ): Promise<{ signedIn: SignedIn; registrationId: string }> {
    return inConstantTime(() => this.#authenticate(body, device));
  }

  async #authenticate(body: WebauthnCredentialBody, device: Device) {
    const { db, clock, sessions } = this.#dependencies;
    const answer = readAssertion(body.public_key_credential);
    if (!answer) throw invalidCredential();
    const challenge = await this.#challenge("authenticate", device, challengeOf(answer));
    const { userId } = (await findFactor(db, "webauthn_registration", answer.id)) ?? {};
    if (userId === undefined || (challenge.userId ?? userId) !== userId) throw wrongPasskey();
    if (!isSaidToBeOf(answer, userId)) throw wrongPasskey();
    const now = clock.now();
    return sessions.transaction(async (transaction) => {
      await lockUser(transaction, userId);
      // Read again behind the lock: it may have been used, named or taken away meanwhile.
      const passkey = await findFactor(transaction, "webauthn_registration", answer.id);
      if (!passkey) throw wrongPasskey();
      const details = { ...passkey.details, counter: await this.#verifyAssertion(answer, passkey) };
      if (!(await useToken(transaction, challenge.id, now))) throw wrongPasskey();
      await changeFactor(transaction, passkey.id, { details, usedAt: now });
      const factor = passkeyFactor(passkey.id, details, now);
      const proof = { userId, factor, minutes: body.session_duration_minutes };
      const signedIn = await sessions.signIn(proof, device, transaction);
      return { signedIn, registrationId: wireId("webauthn-registration", passkey.id) };
    });
  }

  /** Names a passkey of whoever is signed in. @throws `identity.webauthn_registration_not_found`. */
  async rename(text: string, name: string, device: Device): Promise<WebauthnRegistration> {
    const { db, sessions } = this.#dependencies;
    const { session } = await sessions.require(device.token);
    const id = ownId("webauthn-registration", text);
    return db.transaction().execute(async (transaction) => {
      await lockUser(transaction, session.userId);
      const user = await findUser(transaction, session.userId);
      const passkey = factorsOf(user?.factors ?? [], "webauthn_registration").find((own) => own.id === id);
      if (!user || !passkey) throw factorNotFound("webauthn_registration");
      const details = { ...passkey.details, name };
      await changeFactor(transaction, passkey.id, { details });
      const [named] = toProviderUser({ ...user, factors: [{ ...passkey, details }] }).webauthn_registrations;
      if (!named) throw factorNotFound("webauthn_registration");
      return named;
    });
  }

  /** @throws `identity.sign_in_method_disabled`: one that is made now would work only once they are on again. */
  async #requireOffered(): Promise<void> {
    if (!(await this.#dependencies.signIn.isOffered("passkeys"))) throw methodSwitchedOff("passkeys");
  }

  async #newChallenge(use: Use, device: Device, userId: string | null): Promise<Uint8Array<ArrayBuffer>> {
    const { db, clock } = this.#dependencies;
    const challenge = newSecret();
    const now = clock.now();
    await insertToken(db, {
      tokenHash: hashOf(use, device, challenge),
      purpose: "webauthn",
      userId,
      email: null,
      codeChallenge: null,
      now,
      expiresAt: new Date(now.getTime() + CHALLENGE_MS),
    });
    return Uint8Array.from(Buffer.from(challenge, "base64url"));
  }

  async #challenge(use: Use, device: Device, challenge: string): Promise<OneTimeToken> {
    const { db, clock } = this.#dependencies;
    const found = await lookAtToken(db, "webauthn", hashOf(use, device, challenge), clock.now());
    if ("failure" in found) throw wrongPasskey();
    return found.token;
  }

  // A counter that does not grow is refused as well: the key may have been copied.
  async #verifyAssertion(
    response: AuthenticationResponseJSON,
    { subject, details }: Passkey,
  ): Promise<number> {
    const { origins, domain } = this.#dependencies.registrations;
    const { verifyAuthenticationResponse } = await library();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challengeOf(response),
        expectedOrigin: origins,
        expectedRPID: domain,
        requireUserVerification: true,
        credential: {
          id: subject,
          publicKey: Uint8Array.from(Buffer.from(details.publicKey, "base64url")),
          counter: details.counter,
        },
      });
      if (verified) return authenticationInfo.newCounter;
    } catch (error) {
      throw wrongPasskey(error);
    }
    throw wrongPasskey();
  }
}

// A challenge is answered in the browser that asked, and for what it asked.
function hashOf(use: Use, { client }: Device, challenge: string): Buffer {
  return hashSecret(`${use} ${client ?? ""} ${challenge}`);
}
