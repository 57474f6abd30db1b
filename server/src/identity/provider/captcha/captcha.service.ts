import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import type { Clock } from "#/platform/clock.ts";
import { AppError } from "#/platform/errors.ts";
import type { AttemptsService } from "#/identity/factors/attempts.service.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import type { SignInSettingsService } from "#/identity/sign-in/sign-in-settings.service.ts";
import { CHALLENGE_MS, makeChallenge, readProof } from "./proofs.rules.ts";

/** More tries of one client address within a minute ask for a proof; the contract lets 40 pass. Chosen by us. */
const TRIES_WITHOUT_PROOF = 60;
/** The calls that carry proofs (identity.md §4.3): they try something, or send it. */
const GUARDED: readonly RegExp[] = [
  /^\/magic_links\/email\//,
  /^\/otps\//,
  /^\/passwords(?!\/strength_check)/,
  /^\/crypto_wallets\/authenticate/,
  /^\/webauthn\/authenticate$/,
  /^\/totps\/(authenticate|recover)$/,
  /^\/users\/search$/,
  /^\/invitations\/authenticate$/,
];
const shortText = z.string().check(z.maxLength(200));
const WithProof = z.object({ captcha_token: shortText, dfp_telemetry_id: z.optional(shortText) });

interface CaptchaDependencies {
  clock: Clock;
  attempts: AttemptsService;
  settings: Pick<IdentitySettings, "pepper">;
  signIn: Pick<SignInSettingsService, "values">;
}

/** Proof of work before tries to sign in: made and checked here, with nobody else asked. */
export class CaptchaService {
  readonly #clock: Clock;
  readonly #attempts: AttemptsService;
  readonly #pepper: string;
  readonly #signIn: CaptchaDependencies["signIn"];

  constructor(dependencies: CaptchaDependencies) {
    this.#clock = dependencies.clock;
    this.#attempts = dependencies.attempts;
    this.#pepper = dependencies.settings.pepper;
    this.#signIn = dependencies.signIn;
  }

  challenge(): string {
    return makeChallenge(randomBytes(16).toString("base64url"), this.#clock.now(), this.#pepper);
  }

  /**
   * @param path of the call, without the provider's own.
   * @param calls of its client address within a minute.
   * @throws `CaptchaRequired` without a proof where one is asked for, `identity.captcha_failed` for a wrong or used one.
   */
  async require(path: string, calls: number, body: unknown): Promise<void> {
    if (!GUARDED.some((guarded) => guarded.test(path))) return;
    const { captcha, telemetryMode } = await this.#signIn.values();
    const isAsked = captcha === "always" || (captcha === "auto" && calls > TRIES_WITHOUT_PROOF);
    if (!isAsked) return;
    const given = WithProof.safeParse(body).data;
    if (!given) throw new CaptchaRequired();
    const { captcha_token: proof, dfp_telemetry_id: page = "" } = given;
    // A page names itself by the challenge that it was given, with which its proof begins.
    const isOfPage = proof.startsWith(`${page}.`);
    if (telemetryMode === "DECISIONING" && !isOfPage) throw captchaFailed();
    const nonce = readProof(proof, this.#clock.now(), this.#pepper);
    if (nonce === null || !(await this.#attempts.takeOnce(nonce, CHALLENGE_MS))) throw captchaFailed();
  }
}

/** Answered in plain text, by which clients know it. */
export class CaptchaRequired extends Error {
  constructor() {
    super("Captcha required");
  }
}

const captchaFailed = () =>
  new AppError({
    code: "identity.captcha_failed",
    status: 429,
    detail: "The proof of this browser is wrong, or was used already. Try again.",
    retryAfter: 1,
  });
