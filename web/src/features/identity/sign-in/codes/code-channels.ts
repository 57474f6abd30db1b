import { otps } from "#/features/identity/client/calls/otps.ts";
import { getIdentity } from "#/features/identity/identity.ts";

export type CodeChannel = "email" | "sms" | "whatsapp";

/** What was asked for, and the id that the code is given back with. */
export interface SentCode {
  channel: CodeChannel;
  to: string;
  methodId: string;
}

/** Asks for a code to sign in with; where sign-up is open, it makes an account. */
export async function sendCode(channel: CodeChannel, to: string): Promise<SentCode> {
  const { client } = await getIdentity();
  return { channel, to, methodId: await otps(client)[channel].loginOrCreate(to) };
}

/** Asks for a code that proves a number of who is signed in. */
export async function sendProof(channel: CodeChannel, to: string): Promise<SentCode> {
  const { client } = await getIdentity();
  return { channel, to, methodId: await otps(client)[channel].send(to) };
}

export async function giveCode({ methodId }: SentCode, code: string): Promise<void> {
  const { client } = await getIdentity();
  await otps(client).authenticate(code, methodId);
}
