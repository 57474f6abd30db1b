import * as z from "zod/mini";
import { Done } from "./provider.ts";

/** Sign-in by a crypto wallet, as the wire contract has it. */

const text = (most: number) => z.string("should be string").check(z.maxLength(most, "is too long"));
const wallet = {
  crypto_wallet_address: text(100),
  crypto_wallet_type: z.enum(["ethereum", "solana"], "should be ethereum or solana"),
};
/** Of EIP-4361. */
const SiweParams = z.object({
  uri: z.optional(text(500)),
  chain_id: z.optional(text(20)),
  issued_at: z.optional(text(40)),
  statement: z.optional(text(300)),
  not_before: z.optional(text(40)),
  message_request_id: z.optional(text(100)),
  resources: z.optional(z.array(text(500)).check(z.maxLength(10, "are too many"))),
});
export type SiweParams = z.infer<typeof SiweParams>;
export const WalletStartBody = z.object({ ...wallet, siwe_params: z.optional(SiweParams) });
export type WalletStartBody = z.infer<typeof WalletStartBody>;
export const WalletChallenge = z.object({
  data: z.extend(Done.shape.data, { challenge: z.string() }),
});
export const WalletAuthenticateBody = z.object({
  ...wallet,
  signature: text(300),
  session_duration_minutes: z.optional(z.number("should be number")),
});
export type WalletAuthenticateBody = z.infer<typeof WalletAuthenticateBody>;
