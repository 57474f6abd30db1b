/** A mail as it goes out; to a phone, its text alone. */
export interface Letter {
  /** Names it for good: a mail that is tried again is the same mail. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Why a message did not go out. */
export interface DeliveryFailure {
  /** For the log, which names no people. */
  kind: string;
  /** For server administrators: what happened, and what to do. */
  sentence: string;
  /** Trying again later may help. */
  isPassing: boolean;
  /** The other side asks for that, and finds no fault. */
  isAskedFor?: boolean;
}

export type Delivery =
  | { outcome: "sent" }
  /** Nobody sends it: it waits in the outbox until somebody passes it on. */
  | { outcome: "kept" }
  | { outcome: "failed"; failure: DeliveryFailure };

/** A way for mails to go. One try, which ends within a minute; what fails is told and not thrown. */
export interface MailDelivery {
  /** @throws when `signal` ended the try. */
  send(letter: Letter, signal: AbortSignal): Promise<Delivery>;
}
