import { ADMINISTRATOR_LINK_MINUTES, LINK_MINUTES } from "@app/contract/identity/schemas";
import type { Clock } from "#/platform/clock.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { invalidInput } from "#/platform/errors.ts";
import { MAIL_LIMIT } from "./attempts.rules.ts";
import type { AttemptsService, Counter } from "./attempts.service.ts";
import { inConstantTime } from "./constant-time.ts";
import { knownCaller } from "./known-callers.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import { administratorMail } from "#/identity/mail/administrator-mails.rules.ts";
import { signInMail } from "#/identity/mail/mails.rules.ts";
import type { Mail } from "#/identity/mail/mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { insertLinkMail, insertToken, endUnusedTokens } from "./one-time-tokens.store.ts";
import { requireChallenge } from "#/identity/provider/pkce.rules.ts";
import { landingUrl, linkTo } from "#/identity/provider/redirects.rules.ts";
import { hashSecret, newSecret } from "#/identity/sessions/secrets.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device } from "#/identity/sessions/sign-ins.ts";
import { findByEmail } from "#/identity/users/users.store.ts";
import type { KnownEmail } from "#/identity/users/users.store.ts";

const MINUTE_MS = 60_000;
const LINK_TYPE = { magic_link: "magic_links", reset_password: "reset_password" } as const;

/** Who gets a mail, and which one, and whether its link opens something; null sends nothing. */
type Recipient = { userId: string | null; mail: (link: string) => Mail; isOpening?: false } | null;

interface LinkWishes {
  /** The address that it opens. */
  landing: string | undefined;
  /** How long it works, by the name of the field that says so; the first one that is given counts. */
  minutes: Record<string, number | undefined>;
}

interface LinkRequest {
  purpose: "magic_link" | "reset_password";
  email: string;
  challenge: string | undefined;
  /** Of who asks. */
  device: Device;
  login: LinkWishes;
  /** For an address that nobody has. */
  signUp?: LinkWishes;
  recipient: (known: KnownEmail | null) => Recipient;
}

/** Links that prove an address or hand over the server: 256 bits, one use, a few minutes. */
export class LinksService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #settings: IdentitySettings;
  readonly #attempts: AttemptsService;
  readonly #sessions: SessionsService;
  readonly #mails: MailsService;

  constructor(dependencies: {
    db: Database;
    clock: Clock;
    settings: IdentitySettings;
    attempts: AttemptsService;
    sessions: SessionsService;
    mails: MailsService;
  }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#settings = dependencies.settings;
    this.#attempts = dependencies.attempts;
    this.#sessions = dependencies.sessions;
    this.#mails = dependencies.mails;
  }

  /** Mails a link when `recipient` names somebody; does the same work and answers the same when it does not. */
  async send(request: LinkRequest): Promise<void> {
    return inConstantTime(() => this.#send(request));
  }

  async #send(request: LinkRequest): Promise<void> {
    const codeChallenge = requireChallenge(request.challenge);
    const login = this.#read(request.login);
    const signUp = request.signUp ? this.#read(request.signUp) : login;
    const known = await findByEmail(this.#db, request.email);
    await this.#attempts.take(...(await this.#counter(request, known)), MAIL_LIMIT);
    // Who made an account under somebody else's address chose its name, too.
    const recipient = request.recipient(known && { ...known, name: known.verified ? known.name : "" });
    const { landing, minutes } = known ? login : signUp;
    const token = newSecret();
    const link = linkTo(landing, LINK_TYPE[request.purpose], token);
    const now = this.#clock.now();
    const expiresAt = new Date(now.getTime() + minutes * MINUTE_MS);
    const { purpose, email } = request;
    const made = {
      tokenHash: hashSecret(token),
      purpose,
      userId: recipient?.userId ?? null,
      email,
      codeChallenge,
      now,
      expiresAt,
    };
    const message = {
      to: email,
      mail: (recipient?.mail ?? decoyMail)(link),
      isSent: recipient !== null,
      isOpening: recipient !== null && recipient.isOpening !== false,
    };
    await this.#db.transaction().execute(async (transaction) => {
      const id = await insertLinkMail(transaction, made, message);
      await this.#mails.queue(transaction, id);
    });
  }

  async #counter({ email, device }: LinkRequest, known: KnownEmail | null): Promise<[Counter, string]> {
    const own = { sessions: this.#sessions, pepper: this.#settings.pepper };
    const caller = await knownCaller(own, device, known);
    return caller === null ? ["mail", email] : ["ownMail", caller];
  }

  // Both are looked at whoever is asked for, so that a refusal does not say which one would have been used.
  #read({ landing, minutes }: LinkWishes): { landing: URL; minutes: number } {
    return { landing: landingUrl(this.#settings.baseUrl, landing), minutes: readMinutes(minutes) };
  }

  /** A new administrator link; older unused ones stop working. @param person whose account alone it is for, beside others. */
  async makeSetupLink(
    person: { userId: string; email: string } | null,
  ): Promise<{ url: string; expiresAt: Date }> {
    const token = newSecret();
    const now = this.#clock.now();
    const expiresAt = new Date(now.getTime() + ADMINISTRATOR_LINK_MINUTES * MINUTE_MS);
    await this.#db.transaction().execute(async (transaction) => {
      if (!person) await endUnusedTokens(transaction, "setup", now);
      await insertToken(transaction, {
        tokenHash: hashSecret(token),
        purpose: "setup",
        userId: person?.userId ?? null,
        email: person?.email ?? null,
        codeChallenge: null,
        now,
        expiresAt,
      });
    });
    return { url: this.urlOf("setup", token), expiresAt };
  }

  /** Mails an administrator link that is for one account only. */
  async mailSetupLink(
    transaction: Transaction,
    person: { userId: string; email: string; name: string },
  ): Promise<void> {
    const { userId, email, name } = person;
    const token = newSecret();
    const now = this.#clock.now();
    const expiresAt = new Date(now.getTime() + ADMINISTRATOR_LINK_MINUTES * MINUTE_MS);
    const tokenHash = hashSecret(token);
    const made = {
      tokenHash,
      purpose: "setup" as const,
      userId,
      email,
      codeChallenge: null,
      now,
      expiresAt,
    };
    const mail = administratorMail(name, this.urlOf("setup", token));
    await this.#mails.queue(
      transaction,
      await insertLinkMail(transaction, made, { to: email, mail, isSent: true }),
    );
  }

  urlOf(type: "setup" | "invite", token: string): string {
    return linkTo(landingUrl(this.#settings.baseUrl, undefined), type, token);
  }
}

// As long as a real one; the link in it belongs to nobody.
function decoyMail(link: string): Mail {
  return signInMail("Nobody", link);
}

// A link for longer than we offer would be a standing key in a mailbox.
function readMinutes(wishes: LinkWishes["minutes"]): number {
  for (const [field, minutes] of Object.entries(wishes)) {
    if (minutes === undefined) continue;
    if (Number.isInteger(minutes) && minutes >= 1 && minutes <= LINK_MINUTES) return minutes;
    throw invalidInput(field, `Links work for 1 to ${LINK_MINUTES} minutes here`);
  }
  return LINK_MINUTES;
}
