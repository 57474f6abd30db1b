import { requireTypes } from "#/features/identity/client/checks.ts";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { object, text } from "#/features/identity/client/shapes.ts";

const readChallenge = object({ challenge: text });
const FAILURE = "Failed to authenticate token.";
const PATH = "/crypto_wallets/authenticate";

interface Wallet {
  crypto_wallet_address: string;
  crypto_wallet_type: string;
}

function requireWallet(call: string, wallet: Wallet): void {
  requireTypes(`identity.cryptoWallets.${call}`, {
    crypto_wallet_address: ["string", wallet.crypto_wallet_address],
    crypto_wallet_type: ["string", wallet.crypto_wallet_type],
  });
}

/** Sign-in by a crypto wallet. Its own dialog stands between the two calls. */
export const cryptoWallets = (client: IdentityClient) => ({
  /** What the wallet is to sign: by the secondary path while somebody is signed in, else by the primary one. */
  async authenticateStart(wallet: Wallet): Promise<string> {
    requireWallet("authenticateStart", wallet);
    const isEthereum = wallet.crypto_wallet_type === "ethereum";
    const body = { ...wallet, ...(isEthereum && { siwe_params: { uri: window.location.origin } }) };
    const failure = FAILURE;
    const call = { failure, path: `${PATH}/start/${client.way}`, body, guarded: true };
    return (await client.ask("POST", call, readChallenge)).challenge;
  },

  async authenticate(answer: Wallet & { signature: string }) {
    requireWallet("authenticate", answer);
    requireTypes("identity.cryptoWallets.authenticate", { signature: ["string", answer.signature] });
    const body = { ...answer };
    return client.signIn({ failure: FAILURE, path: PATH, body, guarded: true });
  },
});
