/** How many tries are evaluated, in which time, and how long the pause after them is. */
export interface AttemptLimit {
  tries: number;
  windowMs: number;
  pauseMs: number;
  /** Pauses double up to this. */
  pauseMaxMs: number;
}

export interface AttemptState {
  /** Tries that were evaluated and may still count, oldest first. */
  triedAt: Date[];
  blockedUntil: Date | null;
  /** Pauses so far, which double the next one. */
  locks: number;
}

export type AttemptDecision =
  | { allowed: true; state: AttemptState }
  | { allowed: false; state: AttemptState; retryAfterS: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LOCKS_FORGOTTEN_MS = 24 * HOUR_MS;

/** Per account: 5 tries in 15 minutes, then a pause that doubles to an hour. */
export const PASSWORD_LIMIT: AttemptLimit = {
  tries: 5,
  windowMs: 15 * MINUTE_MS,
  pauseMs: 15 * MINUTE_MS,
  pauseMaxMs: HOUR_MS,
};

/** Per address: mails that one may be sent. Chosen by us. */
export const MAIL_LIMIT: AttemptLimit = {
  tries: 10,
  windowMs: 15 * MINUTE_MS,
  pauseMs: MINUTE_MS,
  pauseMaxMs: HOUR_MS,
};

/** Per person: invitations that they may have mailed. Chosen by us. */
export const INVITE_LIMIT: AttemptLimit = {
  tries: 200,
  windowMs: 24 * HOUR_MS,
  pauseMs: HOUR_MS,
  pauseMaxMs: HOUR_MS,
};

/** Per number: messages that one may be sent, which cost money. Chosen by us. */
export const TEXT_LIMIT: AttemptLimit = { ...MAIL_LIMIT, tries: 5 };

/**
 * Per address or number: codes that are tried, however many were sent to it, so that asking for ever new ones is no way
 * to guess. Chosen by us.
 */
export const PASSCODE_LIMIT: AttemptLimit = { ...PASSWORD_LIMIT, tries: 10 };

/** Per address: look-ups that it may be the subject of. Chosen by us. */
export const SEARCH_LIMIT: AttemptLimit = {
  tries: 40,
  windowMs: MINUTE_MS,
  pauseMs: MINUTE_MS,
  pauseMaxMs: HOUR_MS,
};

/**
 * Decides one try at `now`, in any order of success and failure: a try counts before it is evaluated,
 * so that tries in parallel count too. A pause pays for the tries before it, so after it the next one is evaluated.
 */
export function decideAttempt(state: AttemptState, limit: AttemptLimit, now: Date): AttemptDecision {
  const time = now.getTime();
  if (state.blockedUntil && state.blockedUntil.getTime() > time)
    return refused(state, state.blockedUntil, now);
  const recent = state.triedAt.filter((tried) => tried.getTime() > time - limit.windowMs);
  const locks = isLongAgo(state, time) ? 0 : state.locks;
  if (recent.length < limit.tries)
    return { allowed: true, state: { triedAt: [...recent, now], blockedUntil: null, locks } };
  const pause = Math.min(limit.pauseMs * 2 ** locks, limit.pauseMaxMs);
  const blockedUntil = new Date(time + pause);
  return refused({ triedAt: [], blockedUntil, locks: Math.min(locks + 1, 10) }, blockedUntil, now);
}

function isLongAgo(state: AttemptState, time: number): boolean {
  const last = Math.max(state.blockedUntil?.getTime() ?? 0, state.triedAt.at(-1)?.getTime() ?? 0);
  return last < time - LOCKS_FORGOTTEN_MS;
}

function refused(state: AttemptState, until: Date, now: Date): AttemptDecision {
  return { allowed: false, state, retryAfterS: Math.ceil((until.getTime() - now.getTime()) / 1000) };
}
