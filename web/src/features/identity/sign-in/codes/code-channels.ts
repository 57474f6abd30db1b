import { otps } from "#/features/identity/client/calls/otps.ts";
import type { SignedIn } from "#/features/identity/client/answers.ts";
import type { Invitation } from "#/features/identity/client/client.ts";
import { getIdentity } from "#/features/identity/identity.ts";

export type CodeChannel = "email" | "sms" | "whatsapp";

/** What was asked for, and the id that the code is given back with. */
export interface SentCode {
  channel: CodeChannel;
  to: string;
  methodId: string;
  /** Which the code lets in by. */
  invitation?: Invitation | undefined;
}

/** Asks for a code to sign in with; where sign-up is open, and with an invitation, it makes an account. */
export async function sendCode(channel: CodeChannel, to: string, invitation?: Invitation): Promise<SentCode> {
  const { client } = await getIdentity();
  const methodId = await otps(client)[channel].loginOrCreate(to, invitation && { invitation });
  return { channel, to, methodId, invitation };
}

/** Asks for a code that proves a number of who is signed in. */
export async function sendProof(channel: CodeChannel, to: string): Promise<SentCode> {
  const { client } = await getIdentity();
  return { channel, to, methodId: await otps(client)[channel].send(to) };
}

export async function giveCode({ methodId, invitation }: SentCode, code: string): Promise<SignedIn> {
  const { client } = await getIdentity();
  return otps(client).authenticate(code, methodId, invitation);
}
