import type { WalletAuthenticateBody, WalletStartBody } from "@app/contract/identity/wallets";
import { createHmac, randomBytes } from "node:crypto";
import * as z from "zod/mini";
import type { Clock } from "#/platform/clock.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { AppError, invalidInput } from "#/platform/errors.ts";
import { allowedOrigins } from "#/platform/http/origins.ts";
import { requireBeginner } from "#/identity/factors/beginners.rules.ts";
import { walletFactor } from "#/identity/factors/factors.rules.ts";
import { findFlowsAbout, insertFlow } from "#/identity/factors/flows.store.ts";
import { useToken } from "#/identity/factors/one-time-tokens.store.ts";
import { changeFactor, findFactor, keepOnlyFactor } from "#/identity/factors/user-factors.store.ts";
import { sessionNotFound } from "#/identity/identity.errors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import { factorAddedMail } from "#/identity/mail/mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { hashSecret, newSecret } from "#/identity/sessions/secrets.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device, SignedIn } from "#/identity/sessions/sign-ins.ts";
import { openNamelessAccount } from "#/identity/users/sign-ups.store.ts";
import type { SignUpService } from "#/identity/users/sign-up.service.ts";
import { findUser, lockUser } from "#/identity/users/users.store.ts";
import { ethereumAddress, isSignedByEthereum } from "./ethereum.rules.ts";
import { isSignedBySolana, solanaAddress } from "./solana.rules.ts";
import { ethereumMessage, solanaMessage, WALLET_MS } from "./wallet-messages.rules.ts";

/** Challenges of one browser for one wallet that may be answered. Chosen by us. */
const OPEN_MAX = 5;
const Challenge = z.object({ message: z.string(), begunBy: z.nullable(z.string()) });

type Type = WalletStartBody["crypto_wallet_type"];

interface WalletsDependencies {
  db: Database;
  clock: Clock;
  settings: IdentitySettings;
  sessions: SessionsService;
  signUp: SignUpService;
  mails: MailsService;
}

/** Sign-in by a signature of a wallet over a message that is made for this server, once. */
export class WalletsService {
  readonly #dependencies: WalletsDependencies;

  constructor(dependencies: WalletsDependencies) {
    this.#dependencies = dependencies;
  }

  /** What the wallet is to sign; the same for a wallet that nobody here has. @throws `request.invalid`. */
  async start(
    kind: "primary" | "secondary",
    body: WalletStartBody,
    device: Device & { client: string },
  ): Promise<string> {
    const { db, clock, settings, sessions } = this.#dependencies;
    const begunBy = kind === "secondary" ? (await sessions.require(device.token)).user.id : null;
    const type = body.crypto_wallet_type;
    const address = requireAddress(type, body.crypto_wallet_address);
    const now = clock.now();
    const { origins } = allowedOrigins(settings.baseUrl);
    // Letters and digits only, at least 8 (EIP-4361).
    const nonce = randomBytes(16).toString("hex");
    const asked = { address, nonce, now, origins, baseUrl: settings.baseUrl };
    const message = type === "ethereum" ? ethereumMessage(asked, body.siwe_params) : solanaMessage(asked);
    await insertFlow(db, {
      purpose: "wallet",
      tokenHash: hashSecret(newSecret()),
      subject: this.#begunBy(type, address, device.client),
      details: { message, begunBy },
      codeChallenge: null,
      now,
      expiresAt: new Date(now.getTime() + WALLET_MS),
    });
    return message;
  }

  /**
   * Signs in by an answered challenge; of requests in parallel exactly one succeeds. A wallet that nobody has becomes that
   * of who asked to add it, while they are signed in here.
   * @throws `identity.unable_to_auth_crypto_wallet`, `identity.begun_by_another`, `identity.stale_factors`, `identity.duplicate_crypto_wallet`.
   */
  async authenticate(body: WalletAuthenticateBody, device: Device): Promise<SignedIn> {
    const { clock, sessions, signUp } = this.#dependencies;
    const type = body.crypto_wallet_type;
    const address = requireAddress(type, body.crypto_wallet_address);
    const { client } = device;
    const answered = client === null ? null : await this.#answered({ type, address, client }, body.signature);
    if (answered === null) throw unableToAuthWallet();
    // Read before the transaction, see `transaction`.
    const isOpen = await signUp.isOpenToNameless();
    const { id: challengeId, begunBy } = answered;
    return sessions.transaction(async (transaction) => {
      const now = clock.now();
      if (!(await useToken(transaction, challengeId, now))) throw unableToAuthWallet();
      requireBeginner(begunBy, await sessions.find(device.token, transaction));
      const kept = await findFactor(transaction, "crypto_wallet", subjectOf(type, address));
      if (begunBy !== null && kept && kept.userId !== begunBy) throw walletTaken();
      if (begunBy !== null && !kept) await sessions.requireFresh(device.token, transaction);
      if (begunBy === null && !kept && !isOpen) throw unableToAuthWallet();
      if (kept) await changeFactor(transaction, kept.id, { usedAt: now });
      const userId = kept?.userId ?? begunBy ?? (await openNamelessAccount(transaction, now));
      const id = kept?.id ?? (await this.#add(transaction, { userId, type, address }, now));
      const factor = walletFactor({ id, type, address }, now);
      const proof = { userId, factor, minutes: body.session_duration_minutes };
      return sessions.signIn(proof, device, transaction);
    });
  }

  async #answered(
    { type, address, client }: { type: Type; address: string; client: string },
    signature: string,
  ): Promise<{ id: string; begunBy: string | null } | null> {
    const { db, clock } = this.#dependencies;
    const subject = this.#begunBy(type, address, client);
    const flows = await findFlowsAbout(db, "wallet", subject, { now: clock.now(), most: OPEN_MAX });
    const isSigned = type === "ethereum" ? isSignedByEthereum : isSignedBySolana;
    for (const { id, details } of flows) {
      const challenge = Challenge.safeParse(details).data;
      if (challenge && isSigned(address, challenge.message, signature))
        return { id, begunBy: challenge.begunBy };
    }
    return null;
  }

  async #add(
    transaction: Transaction,
    { userId, type, address }: { userId: string; type: Type; address: string },
    now: Date,
  ): Promise<string> {
    await lockUser(transaction, userId);
    const user = await findUser(transaction, userId);
    if (!user) throw sessionNotFound();
    const mail = factorAddedMail(user.name, "crypto_wallet");
    await this.#dependencies.mails.writeToPerson(transaction, user, { mail, now });
    const subject = subjectOf(type, address);
    const wallet = { userId, kind: "crypto_wallet", subject, details: { type, address }, now } as const;
    return keepOnlyFactor(transaction, wallet, walletTaken);
  }

  // The contract has no secret between the two calls, so the browser is known by its cookie: nobody else can answer its
  // challenges, or push them out by asking for others.
  #begunBy(type: Type, address: string, client: string): string {
    const text = `wallet ${subjectOf(type, address)} ${client}`;
    return createHmac("sha256", this.#dependencies.settings.pepper).update(text).digest("base64url");
  }
}

function subjectOf(type: Type, address: string): string {
  return `${type} ${address}`;
}

function requireAddress(type: Type, text: string): string {
  const address = type === "ethereum" ? ethereumAddress(text) : solanaAddress(text);
  if (address === null) throw invalidInput("crypto_wallet_address", `This is no address of ${type}`);
  return address;
}

const unableToAuthWallet = () =>
  new AppError({
    code: "identity.unable_to_auth_crypto_wallet",
    status: 401,
    detail:
      "This wallet opens no account here, or its signature is not of now. Try again, or sign in another way.",
  });

const walletTaken = (cause?: unknown) =>
  new AppError({
    code: "identity.duplicate_crypto_wallet",
    status: 400,
    detail: "This wallet belongs to somebody else here. Sign out and sign in with it, or take it away there.",
    cause,
  });
