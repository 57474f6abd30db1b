import type { InvitedBody } from "@app/contract/identity/provider";
import { randomUUID } from "node:crypto";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { MAIL_LIMIT, TEXT_LIMIT } from "#/identity/factors/attempts.rules.ts";
import type { AttemptsService } from "#/identity/factors/attempts.service.ts";
import { inConstantTime } from "#/identity/factors/constant-time.ts";
import { knownCaller } from "#/identity/factors/known-callers.ts";
import type { SendKind } from "#/identity/factors/magic-links/magic-links.service.ts";
import { ownerOfNewEmail } from "#/identity/factors/proved-emails.ts";
import { factorsOf } from "#/identity/factors/user-factors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import { addressAsideMail, addressTakenMail } from "#/identity/mail/address-mails.rules.ts";
import { codeMail } from "#/identity/mail/mails.rules.ts";
import type { AddressState, Mail } from "#/identity/mail/mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { hashSecret } from "#/identity/sessions/secrets.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device } from "#/identity/sessions/sign-ins.ts";
import { prefixesOf, requirePhone } from "#/identity/texts/phones.rules.ts";
import { codeText, numberTakenText } from "#/identity/texts/texts.rules.ts";
import { requireEmail } from "#/identity/users/emails.rules.ts";
import type { AdmissionsService } from "#/identity/workspaces/invitations/admissions.service.ts";
import { findByEmail, standsAside } from "#/identity/users/users.store.ts";
import { hashCode, newCode, requirePasscodeMinutes } from "./passcodes.rules.ts";
import { findByPhone, insertPasscode } from "./passcodes.store.ts";
import type { Channel } from "./passcodes.store.ts";

const MINUTE_MS = 60_000;

export interface PasscodeDependencies {
  db: Database;
  clock: Clock;
  settings: IdentitySettings;
  attempts: AttemptsService;
  sessions: SessionsService;
  admissions: AdmissionsService;
  mails: MailsService;
}

/** A code that somebody asks for. */
export interface PasscodeRequest {
  channel: Channel;
  kind: SendKind;
  /** As it was typed. */
  to: string;
  minutes: number | undefined;
  invitation?: InvitedBody | undefined;
  /** Whether a phone is told for which page a code is, so that it fills it in there. */
  isFilledIn: boolean;
  device: Device;
  /** Cookie of the browser that asks: the code works there alone. */
  client: string;
}

interface Known {
  userId: string;
  passwordId: string | null;
  name: string;
  /** Of an address; a number that nobody proved is nobody's. */
  verified?: boolean;
  isAside?: boolean;
}

/** Codes of six digits, by mail or message: ten minutes at most, one use, five tries, in the browser that asked. */
export class PasscodesService {
  readonly #dependencies: PasscodeDependencies;

  constructor(dependencies: PasscodeDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Sends a code, or does the same work for an address that gets none.
   * @returns the id that the code is given back with. @throws `identity.stale_factors` for `secondary`.
   */
  async send(request: PasscodeRequest): Promise<string> {
    const { settings, admissions } = this.#dependencies;
    const { channel, kind } = request;
    const to =
      channel === "email"
        ? requireEmail(request.to, settings.emailPattern)
        : requirePhone(request.to, prefixesOf(settings, channel));
    const minutes = requirePasscodeMinutes(request.minutes);
    const ownerId = kind === "secondary" ? await this.#owner(channel, to, request.device) : null;
    const mayBegin =
      kind === "login_or_create" &&
      (await admissions.of(request.invitation, channel === "email" ? to : null)).isOpen;
    return inConstantTime(() => this.#send(request, { to, minutes, ownerId, mayBegin }));
  }

  async #send(
    { channel, isFilledIn, device, client }: PasscodeRequest,
    asked: { to: string; minutes: number; ownerId: string | null; mayBegin: boolean },
  ): Promise<string> {
    const { db, clock, settings, sessions, mails } = this.#dependencies;
    const { to, minutes, ownerId, mayBegin } = asked;
    const found = await this.#known(channel, to);
    const isAside = standsAside(found, ownerId);
    const known = isAside ? null : found;
    const caller = await knownCaller({ sessions, pepper: settings.pepper }, device, known);
    await this.#count(channel, to, caller);
    // An address that its account never proved is free for whoever proves it.
    const holder = known?.verified === false && ownerId !== null ? null : known;
    const userId = holder ? holder.userId : ownerId;
    const isSent = holder ? ownerId === null || ownerId === holder.userId : ownerId !== null || mayBegin;
    const [id, messageId] = [randomUUID(), randomUUID()];
    const code = newCode();
    const now = clock.now();
    const made = {
      id,
      codeHash: hashCode(settings.pepper, id, code),
      userId,
      to,
      details: { channel, client: hashSecret(client).toString("base64url"), counted: counted(to, caller) },
      now,
      expiresAt: new Date(now.getTime() + minutes * MINUTE_MS),
    };
    // Whoever adds what belongs to another account waits in vain: that one is told, and nobody else. So is an address that
    // opens nothing.
    const isTold = !isSent && (isAside || (holder !== null && ownerId !== null));
    const name = known?.name ?? "";
    const isProved = known?.verified !== false || ownerId !== null;
    const state = isAside ? "aside" : isProved ? "proved" : "unproved";
    const mail = isTold
      ? this.#refusedMail(channel, name, isAside)
      : this.#mail(channel, name, { code, minutes, isFilledIn, state });
    await db.transaction().execute(async (transaction) => {
      await insertPasscode(transaction, made, { id: messageId, mail, isSent, isTold });
      await mails.queue(transaction, messageId);
    });
    return id;
  }

  // Links and codes by mail are mails to one address alike.
  #count(channel: Channel, to: string, caller: string | null): Promise<void> {
    const { attempts } = this.#dependencies;
    const name = caller ?? to;
    if (channel === "email") return attempts.take(caller === null ? "mail" : "ownMail", name, MAIL_LIMIT);
    return attempts.take(caller === null ? "text" : "ownText", name, TEXT_LIMIT);
  }

  async #known(channel: Channel, to: string): Promise<Known | null> {
    const { db } = this.#dependencies;
    if (channel !== "email") return findByPhone(db, to);
    const known = await findByEmail(db, to);
    // Who made an account under somebody else's address chose its name, too.
    return known && { ...known, name: known.verified ? known.name : "" };
  }

  #mail(
    channel: Channel,
    name: string,
    {
      code,
      minutes,
      isFilledIn,
      state,
    }: { code: string; minutes: number; isFilledIn: boolean; state: AddressState },
  ): Mail {
    if (channel === "email") return codeMail(name, code, minutes, state);
    const host =
      isFilledIn && channel === "sms" ? new URL(this.#dependencies.settings.baseUrl).hostname : null;
    return codeText(code, minutes, host);
  }

  #refusedMail(channel: Channel, name: string, isAside: boolean): Mail {
    const { signInPage } = this.#dependencies.settings;
    if (isAside) return addressAsideMail(signInPage);
    return channel === "email" ? addressTakenMail(name, signInPage) : numberTakenText();
  }

  // A new number becomes a way in, so it asks for a fresh factor, as a new address does.
  async #owner(channel: Channel, to: string, device: Device): Promise<string> {
    const { sessions } = this.#dependencies;
    if (channel === "email") return (await ownerOfNewEmail(sessions, to, device)).id;
    const { user } = await sessions.require(device.token);
    const isOwn = factorsOf(user.factors, "phone_number").some(({ subject }) => subject === to);
    if (!isOwn) await sessions.requireFresh(device.token);
    return user.id;
  }
}

function counted(to: string, caller: string | null): ["passcode" | "ownPasscode", string] {
  return caller === null ? ["passcode", to] : ["ownPasscode", caller];
}
