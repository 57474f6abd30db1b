import type { AuthenticationFactor, InvitedBody } from "@app/contract/identity/provider";
import type { Transaction } from "#/platform/database/database.ts";
import { PASSCODE_LIMIT } from "#/identity/factors/attempts.rules.ts";
import { emailPasscodeFactor, phoneFactor } from "#/identity/factors/factors.rules.ts";
import { useToken } from "#/identity/factors/one-time-tokens.store.ts";
import { lockOfEmail, personOfEmail } from "#/identity/factors/proved-emails.ts";
import { changeFactor, findFactor, keepOnlyFactor } from "#/identity/factors/user-factors.store.ts";
import { factorAddedMail } from "#/identity/mail/mails.rules.ts";
import { hashSecret, sameText } from "#/identity/sessions/secrets.rules.ts";
import type { Device, SignedIn } from "#/identity/sessions/sign-ins.ts";
import { openNamelessAccount } from "#/identity/users/sign-ups.store.ts";
import { findUser } from "#/identity/users/users.store.ts";
import type { Admission } from "#/identity/workspaces/invitations/admissions.service.ts";
import { codeNotFound, duplicatePhone, wrongCode } from "./passcodes.errors.ts";
import { isCode } from "./passcodes.rules.ts";
import type { PasscodeDependencies } from "./passcodes.service.ts";
import { findPasscode, takePasscodeTry } from "./passcodes.store.ts";
import type { Channel } from "./passcodes.store.ts";

/** What was proved: an address or a number, for whom, and who is signed in where it was. */
interface Proved {
  channel: Channel;
  to: string;
  owner: string | null;
  here: string | null;
  admission: Admission;
}

/** Codes that come back. */
export class PasscodeProofsService {
  readonly #dependencies: PasscodeDependencies;

  constructor(dependencies: PasscodeDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Signs in by a code; of requests in parallel exactly one succeeds, and at most five are looked at.
   * @param code.client cookie of the browser; null without one.
   * @throws `identity.otp_code_not_found`, `identity.unable_to_auth_otp_code`, `identity.too_many_requests`,
   * `identity.duplicate_email`, `identity.duplicate_phone_number`,
   * `identity.sign_in_method_disabled`, before a try is counted.
   */
  async authenticate(
    code: {
      id: string | null;
      typed: string;
      client: string | null;
      minutes: number | undefined;
      invitation: InvitedBody | undefined;
    },
    device: Device,
  ): Promise<SignedIn & { workspaceSlug: string | undefined }> {
    const { db, clock, settings, attempts, sessions, admissions } = this.#dependencies;
    const { id, typed, client, minutes, invitation } = code;
    const now = clock.now();
    const found = id === null ? null : await findPasscode(db, id, now);
    const isHere = found && client !== null && sameText(hashOf(client), found.details.client);
    if (id === null || !found || !isHere) throw codeNotFound();
    const { channel, counted } = found.details;
    await sessions.requireWay(`${channel}_codes`, found.userId, device);
    await attempts.take(...counted, PASSCODE_LIMIT);
    const left = await takePasscodeTry(db, id, now);
    if (left === null) throw codeNotFound();
    const isRight = isCode(typed, found.codeHash, { pepper: settings.pepper, id });
    if (!isRight || found.to === null) throw wrongCode(left);
    const { to, userId: owner } = found;
    // Read before the transaction, see `transaction`.
    const admission = await admissions.of(invitation, channel === "email" ? to : null);
    return sessions.transaction(async (transaction) => {
      // The person before the code: whoever ends the codes of a person does it in this order.
      if (owner !== null) await lockOfEmail(transaction, owner, to);
      if (!(await useToken(transaction, id, now))) throw codeNotFound();
      await attempts.clear(...counted, transaction);
      const here = (await sessions.find(device.token, transaction))?.userId ?? null;
      const whom = { channel, to, owner, here, admission };
      const proved = await this.#person(transaction, whom, now);
      const proof = { ...proved, minutes, oneTimeTokenId: id };
      return admissions.signIn(transaction, admission, proof, device);
    });
  }

  async #person(
    transaction: Transaction,
    proved: Proved,
    now: Date,
  ): Promise<{ userId: string; factor: AuthenticationFactor }> {
    const { channel, to } = proved;
    if (channel === "email") {
      const person = await personOfEmail(
        transaction,
        this.#dependencies.mails,
        { ...proved, email: to },
        now,
      );
      if (!person) throw codeNotFound();
      const { userId, emailId } = person;
      return { userId, factor: emailPasscodeFactor(emailId, to, now) };
    }
    const { userId, phoneId } = await this.#phone(transaction, proved, now);
    return { userId, factor: phoneFactor(channel, phoneId, to, now) };
  }

  async #phone(
    transaction: Transaction,
    { to, owner, here, admission }: Proved,
    now: Date,
  ): Promise<{ userId: string; phoneId: string }> {
    const known = await findFactor(transaction, "phone_number", to);
    if (known && owner !== null && owner !== known.userId) throw duplicatePhone();
    if (known) {
      await changeFactor(transaction, known.id, { usedAt: now });
      return { userId: known.userId, phoneId: known.id };
    }
    // To the account of who asked only where they are still signed in; anywhere else the proof would open it.
    if (owner === null ? !admission.isOpen : owner !== here) throw codeNotFound();
    const userId = owner ?? (await openNamelessAccount(transaction, now));
    const number = { userId, kind: "phone_number", subject: to, details: {}, now } as const;
    const phoneId = await keepOnlyFactor(transaction, number, duplicatePhone);
    const user = owner === null ? null : await findUser(transaction, owner);
    if (user) {
      const mail = factorAddedMail(user.name, "phone_number");
      await this.#dependencies.mails.writeToPerson(transaction, user, { mail, now });
    }
    return { userId, phoneId };
  }
}

function hashOf(client: string): string {
  return hashSecret(client).toString("base64url");
}
