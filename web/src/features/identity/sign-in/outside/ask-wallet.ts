import { cryptoWallets } from "#/features/identity/client/calls/wallets.ts";
import { chosen } from "#/features/identity/sign-in/offer/chosen.ts";
import type { BrowserWallet } from "./browser-wallets.ts";

/** Signs in by a wallet, or adds it to who is signed in. The session's state leads on. @returns its address. */
export async function askWallet(wallet: BrowserWallet): Promise<string> {
  const client = await chosen("crypto_wallets");
  const named = { crypto_wallet_type: wallet.type, crypto_wallet_address: await wallet.connect() };
  const calls = cryptoWallets(client);
  const challenge = await calls.authenticateStart(named);
  const signature = await wallet.sign(named.crypto_wallet_address, challenge);
  await calls.authenticate({ ...named, signature });
  return named.crypto_wallet_address;
}
