import type { PasskeyJoinStartBody } from "@app/contract/identity/webauthn";
import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { invalidInput } from "#/platform/errors.ts";
import { findFlow, insertFlow } from "#/identity/factors/flows.store.ts";
import { useToken } from "#/identity/factors/one-time-tokens.store.ts";
import { CHALLENGE_MS } from "#/identity/factors/passkeys/passkey-registrations.ts";
import type { PasskeyRegistrations } from "#/identity/factors/passkeys/passkey-registrations.ts";
import { challengeOf, passkeyFactor } from "#/identity/factors/passkeys/passkeys.rules.ts";
import { keepOnlyFactor } from "#/identity/factors/user-factors.store.ts";
import {
  duplicatePasskey,
  methodSwitchedOff,
  signUpRefused,
  wrongPasskey,
} from "#/identity/identity.errors.ts";
import { hashSecret, newSecret } from "#/identity/sessions/secrets.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device, SignedIn } from "#/identity/sessions/sign-ins.ts";
import type { SignInSettingsService } from "#/identity/sign-in/sign-in-settings.service.ts";
import { withFreedEmail } from "#/identity/users/proof-notices.ts";
import { insertNewUser } from "#/identity/users/sign-ups.store.ts";
import { insertPerson } from "#/identity/users/users.store.ts";
import type { AdmissionsService, OpenInvitation } from "./admissions.service.ts";

const Begun = z.object({ userId: z.uuid(), name: z.string() });

interface PasskeyJoinDependencies {
  db: Database;
  clock: Clock;
  sessions: SessionsService;
  admissions: AdmissionsService;
  mails: MailsService;
  registrations: PasskeyRegistrations;
  signIn: Pick<SignInSettingsService, "isOffered">;
}

/** Somebody new who comes by an invite link and makes a passkey: the account is made with it, or not at all. */
export class PasskeyJoinsService {
  readonly #dependencies: PasskeyJoinDependencies;

  constructor(dependencies: PasskeyJoinDependencies) {
    this.#dependencies = dependencies;
  }

  /** What the browser needs to make one. @throws `identity.unable_to_auth_magic_link`, `identity.sign_up_not_allowed`. */
  async start(body: PasskeyJoinStartBody, device: Device): Promise<string> {
    const { db, clock, registrations } = this.#dependencies;
    registrations.requireDomain(body.domain);
    const { email, workspace } = await this.#admit(body.token);
    const [userId, challenge] = [randomUUID(), newSecret()];
    const now = clock.now();
    await insertFlow(db, {
      purpose: "webauthn",
      tokenHash: hashOf(device, challenge),
      subject: workspace.id,
      details: { userId, name: body.name },
      codeChallenge: null,
      now,
      expiresAt: new Date(now.getTime() + CHALLENGE_MS),
    });
    const owner = { id: userId, label: email ?? body.name, name: body.name, known: [] };
    return registrations.options(owner, Uint8Array.from(Buffer.from(challenge, "base64url")));
  }

  /**
   * Makes the account of the passkey, and the person a member.
   * @throws `identity.unable_to_auth_magic_link`, `identity.unable_to_auth_webauthn_registration`,
   * `identity.duplicate_email` where the invited address has an account meanwhile.
   */
  async authenticate(
    { token, credential, minutes }: { token: string; credential: string; minutes: number | undefined },
    device: Device,
  ): Promise<SignedIn & { workspaceSlug: string }> {
    const { db, clock, sessions, registrations, admissions, mails } = this.#dependencies;
    const invitation = await this.#admit(token);
    const answer = registrations.read(credential);
    const now = clock.now();
    const flow = await findFlow(db, "webauthn", hashOf(device, challengeOf(answer)), now);
    const begun = Begun.safeParse(flow?.details).data;
    if (!flow || !begun || flow.subject !== invitation.workspace.id) throw wrongPasskey();
    const made = await registrations.verify(answer, device);
    return sessions.transaction(async (transaction) => {
      if (!(await useToken(transaction, flow.id, now))) throw wrongPasskey();
      const { userId } = begun;
      const { email } = invitation;
      const person = { id: userId, name: begun.name, now };
      // The invitation's link stood in a mail to this address alone.
      if (email === null) await insertPerson(transaction, person);
      else {
        await withFreedEmail(transaction, mails, { email, now }, () =>
          insertNewUser(transaction, { ...person, email, verified: true }),
        );
      }
      const id = await keepOnlyFactor(transaction, { ...made, userId, now }, duplicatePasskey);
      const proof = { userId, factor: passkeyFactor(id, made.details, now), minutes };
      const signedIn = await admissions.signIn(transaction, { invitation }, proof, device);
      return { ...signedIn, workspaceSlug: invitation.workspace.slug };
    });
  }

  async #admit(token: string): Promise<OpenInvitation> {
    const { admissions, signIn } = this.#dependencies;
    if (!(await signIn.isOffered("passkeys"))) throw methodSwitchedOff("passkeys");
    const { isOpen, invitation } = await admissions.of({ token }, null);
    if (!isOpen) throw signUpRefused("closed");
    if (!invitation) throw invalidInput("token", "Open the invite link again");
    return invitation;
  }
}

// A challenge is answered in the browser that asked, and for what it asked.
function hashOf({ client }: Device, challenge: string): Buffer {
  return hashSecret(`join ${client ?? ""} ${challenge}`);
}
