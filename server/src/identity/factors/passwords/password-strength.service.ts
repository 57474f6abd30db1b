import type { Strength } from "@app/contract/identity/provider";
import { limitTo } from "#/platform/limits/limit.ts";
import { limitEach } from "#/platform/limits/limit-each.ts";
import { ThreadPool } from "#/platform/threads/thread-pool.ts";
import { breachedPassword, busy, tooManyCalls, weakPassword } from "#/identity/identity.errors.ts";
import { addressGroup } from "#/identity/users/addresses.rules.ts";
import { policyName, requirements } from "./password-policy.rules.ts";
import type { PasswordPolicy } from "./password-policy.rules.ts";
import { normalisePassword } from "./passwords.rules.ts";
import type { StrengthAnswer, StrengthQuestion } from "./password-strength.worker.ts";

/** A repetition of 40 characters takes 0.06 s to judge, one of 100 takes 0.2 s (measured): no more are looked at. */
const JUDGED_MAX = 40;
/** With the start of the thread, which took more than 5 s on a machine at five times its load (measured). */
const ANSWER_WITHIN_MS = 20_000;
/** The lists hold 31 MB, so the thread ends when nobody has asked for a while. */
const IDLE_MS = 60_000;
const WAITING_MAX = 200;
/** Of one client address. */
const CLIENT_WAITING_MAX = 30;

/** What a password is judged for: somebody types it, or sets it. */
type Occasion = "typed" | "set";

/**
 * Judges passwords in a thread of its own, so that a slow one holds nobody up. Clients take turns, and whoever sets a
 * password waits for at most one that is only typed.
 */
export class PasswordStrengthService {
  readonly #threads = new ThreadPool<StrengthQuestion, StrengthAnswer>({
    file: new URL("./password-strength.worker.ts", import.meta.url),
    threads: 1,
    idleMs: IDLE_MS,
  });

  readonly #policy: () => Promise<PasswordPolicy>;
  readonly #ofClient = limitEach({
    atOnce: 1,
    waitingMax: CLIENT_WAITING_MAX,
    whenFull: () => tooManyCalls(1),
  });

  readonly #typed = limitTo({ atOnce: 1, waitingMax: WAITING_MAX, whenFull: busy });

  constructor(policy: () => Promise<PasswordPolicy>) {
    this.#policy = policy;
  }

  /**
   * Judges what somebody types.
   * @param context texts that a guesser knows: the address, the name of the workspace.
   * @param client the address that the call comes from.
   */
  check(password: string, context: string[], client: string): Promise<Strength> {
    return this.#judge("typed", password, context, client);
  }

  async #judge(occasion: Occasion, password: string, context: string[], client: string): Promise<Strength> {
    const text = normalisePassword(password);
    const question = { password: text.slice(0, JUDGED_MAX), words: wordsOf(context) };
    const { score, warning, suggestions, isCommon } = await this.#ofClient(
      `${occasion} ${addressGroup(client)}`,
      async () => {
        const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
        const ask = () => this.#ask(question, signal);
        return occasion === "set" ? ask() : this.#typed(ask);
      },
    );
    const policy = await this.#policy();
    const { lengthMin, scoreMin, kindsMin } = policy;
    const lacks = requirements(policy, text);
    const isShort = lacks.missing_characters > 0;
    const isPlain = lacks.missing_complexity > 0;
    const short = isShort ? `Use at least ${lengthMin} characters.` : null;
    const plain = isPlain ? `Use ${kindsMin} of these: digits, small letters, capitals, other signs.` : null;
    return {
      valid_password: !isShort && !isPlain && score >= scoreMin && !isCommon,
      score,
      breached_password: isCommon,
      breach_detection_on_create: true,
      strength_policy: policyName(policy),
      feedback: {
        warning: short ?? plain ?? warning,
        suggestions,
        luds_requirements: lacks,
      },
    };
  }

  /** @throws `identity.weak_password`, `identity.breached_password`. */
  async requireStrong(password: string, context: string[], client: string): Promise<void> {
    const judged = await this.#judge("set", password, context, client);
    const { valid_password, breached_password, feedback } = judged;
    if (breached_password) throw breachedPassword();
    if (valid_password) return;
    const [advice = "Three or four words that do not belong together make a good one."] =
      feedback.suggestions;
    const why = feedback.warning || "This password is easy to guess.";
    throw weakPassword(`${why} ${advice}`);
  }

  stop(): void {
    this.#threads.stop();
  }

  async #ask(question: StrengthQuestion, signal: AbortSignal): Promise<StrengthAnswer> {
    if (this.#threads.waiting >= WAITING_MAX) throw busy();
    try {
      return await this.#threads.run(question, { signal });
    } catch {
      throw busy();
    }
  }
}

function wordsOf(context: string[]): string[] {
  const parts = context.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  return ["herald", ...parts.map((part) => part.toLowerCase())].filter((part) => part.length > 2);
}
