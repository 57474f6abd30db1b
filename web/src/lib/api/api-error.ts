import type { EditConflict } from "@app/contract/versions";
import { STALE_FACTORS } from "./failures.ts";

/** The body of a failed request (RFC 9457), with what the browser needs of it. */
export interface FailedRequest {
  status: number;
  /** `domain.reason`; null when the answer did not come from our API. */
  code: string | null;
  title: string;
  detail: string;
  errors: readonly { path: string; message: string }[];
  /** What an edit met that somebody else made meanwhile. */
  conflict?: EditConflict | undefined;
}

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly problem: FailedRequest;
  /** The number to quote; null when the server gave none. */
  readonly requestId: string | null;

  constructor(problem: FailedRequest, requestId: string | null) {
    super(problem.detail);
    this.problem = problem;
    this.requestId = requestId;
  }

  get status(): number {
    return this.problem.status;
  }

  get code(): string | null {
    return this.problem.code;
  }

  /** Whether the session has ended. */
  get isSignedOut(): boolean {
    return this.status === 401 && this.code !== STALE_FACTORS;
  }

  /** What the server says of single fields, by their paths; of several complaints about one the first. */
  get fields(): Readonly<Record<string, string>> {
    const errors = this.problem.errors.toReversed();
    return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  }
}
