import type { MailFailure } from "./mail-failures.rules.ts";

/** A mail as it goes out. */
export interface Letter {
  /** Names it for good: a mail that is tried again is the same mail. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export type Delivery =
  | { outcome: "sent" }
  /** Nobody sends it: it waits in the outbox until somebody passes it on. */
  | { outcome: "kept" }
  | { outcome: "failed"; failure: MailFailure };

/** A way for mails to go. One try, which ends within a minute; what fails is told and not thrown. */
export interface MailDelivery {
  /** @throws when `signal` ended the try. */
  send(letter: Letter, signal: AbortSignal): Promise<Delivery>;
}
