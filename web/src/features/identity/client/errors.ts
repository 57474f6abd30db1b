import { FATAL_ERROR_TYPES } from "@app/contract/identity/limits";

/** Whatever goes wrong with a call, by one name in logs. */
class IdentityError extends Error {
  override readonly name = "IdentityError";
}

/** A call with an argument of the wrong type: a mistake in our own code. */
export class UsageError extends IdentityError {}

export class UnreachableError extends IdentityError {
  constructor(cause: unknown) {
    super("Unable to contact the servers. Are you online?", { cause });
  }
}

export class InvalidAnswerError extends IdentityError {
  /** @param reason why that may be, for the person; the sentence before it is the specification's. */
  constructor(reason = "") {
    super(`Invalid JSON response from the servers. ${reason}`.trim());
  }
}

/** The provider refused the shape of a request. */
export class SchemaError extends IdentityError {
  /** What is wrong, by the name of the field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: readonly { dataPath: string; message: string }[]) {
    const lines = fields.map(({ dataPath, message }) => `${dataPath}: ${message}`);
    super(["[400] Request does not match expected schema", ...lines].join("\n"));
    this.fields = Object.fromEntries(fields.map(({ dataPath, message }) => [dataPath.slice(1), message]));
  }
}

export interface ProviderFailureBody {
  status: number;
  type: string;
  message: string;
  link: string;
  requestId: string | null;
  details: Readonly<Record<string, string>>;
  /** Seconds; null when trying again needs no pause. */
  retryAfter: number | null;
}

/** The provider refused a call. `message` is a sentence for the person. */
export class ProviderError extends IdentityError {
  readonly failure: ProviderFailureBody;

  constructor(failure: ProviderFailureBody) {
    super(failure.message);
    this.failure = failure;
  }
}

/** A failed call with the message that the specification gives it; what happened is the cause. */
export class CallError extends IdentityError {}

/** The sentence to show: which call failed, then what the provider says, or what went wrong on the way. */
export function sentenceOf(error: unknown): string {
  if (error instanceof CallError) {
    return withReason(error, sentenceOf(error.cause));
  }
  return error instanceof Error ? error.message : "Something went wrong. Try again.";
}

/** Which call failed, then `reason`; the reason alone where no call did. */
export function withReason(error: unknown, reason: string): string {
  return error instanceof CallError ? `${error.message.replace(/\.?$/, ".")} ${reason}` : reason;
}

/** What the provider said; null when it was not reached or did not understand. */
export function refusalOf(error: unknown): ProviderFailureBody | null {
  const cause = error instanceof CallError ? error.cause : error;
  return cause instanceof ProviderError ? cause.failure : null;
}

/** Whether the provider said that the session is over, whichever call it answered. */
export function isSessionOver(error: unknown): boolean {
  const type = refusalOf(error)?.type;
  return FATAL_ERROR_TYPES.some((fatal) => fatal === type);
}
