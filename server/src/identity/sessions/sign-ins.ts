import type { AuthenticationFactor } from "@app/contract/identity/provider";
import type { UserRecord } from "#/identity/users/users.store.ts";
import type { NewPassword, WaitingAccount, WaitingInvitation } from "./half-sign-ins.store.ts";
import type { SessionRecord } from "./sessions.store.ts";

/** The browser or program that asks. */
export interface Device {
  /** Token of the session that it has; null without one. */
  token: string | null;
  /** Cookie of a device where people signed in before; null where nobody did. */
  marks: string | null;
  /** Cookie of the browser that asked for a code or a passkey, which come back from it alone; null without one. */
  client: string | null;
  ip: string;
  userAgent: string;
  /** Whether it says that it is our own client, which knows how a second factor is asked for. */
  isOwnClient: boolean;
  /** Of the id that the client gave this call, to find out what became of it if the answer is lost; null without one. */
  callHash: Buffer | null;
  /** Of the id of a call whose answer the client says was lost; null where none was. */
  lostCallHash: Buffer | null;
}

/** What lets a person in. */
export interface Proof {
  userId: string;
  factor: AuthenticationFactor;
  /** The first factor, where this is the second. */
  first?: AuthenticationFactor;
  minutes: number | undefined;
  /** Whether it lets in although its way is switched off. */
  isExempt?: boolean;
  /** Chosen with the first factor, where it waits for the second one. */
  newPassword?: NewPassword;
  /** Accepted with the first factor, where it waits for the second one. */
  invitation?: WaitingInvitation;
  /** Connected with the first factor, where it waits for the second one: an address alone is no way in for good. */
  account?: WaitingAccount;
  /** The link or code that proved the first factor; where a second one is needed, only that one uses it up. */
  oneTimeTokenId?: string;
}

/** A whole sign-in, or the first half of one. */
export type SignedIn = WholeSignIn | HalfSignedIn;

/** A person who has an authenticator app and has proved another factor so far. */
export interface HalfSignedIn {
  userId: string;
  /** A token that the second factor is proved with. */
  intermediate: string;
}

export interface WholeSignIn {
  session: SessionRecord;
  user: UserRecord;
  token: string;
  /** Whether the token was made by this call. */
  isNewToken: boolean;
  jwt: string;
  /** Whether the session has come from the call whose answer the client says was lost. */
  isLostCallDone?: boolean | undefined;
}
