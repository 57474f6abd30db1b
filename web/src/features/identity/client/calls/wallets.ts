import type { IdentityClient } from "#/features/identity/client/client.ts";
import { object, text } from "#/features/identity/client/shapes.ts";

const readChallenge = object({ challenge: text });
const PATH = "/crypto_wallets/authenticate";
const CALL = { failure: "Failed to authenticate token.", guarded: true };

interface Wallet {
  crypto_wallet_address: string;
  crypto_wallet_type: string;
}

/** Sign-in by a crypto wallet. Its own dialog stands between the two calls. */
export const cryptoWallets = (client: IdentityClient) => ({
  /** What the wallet is to sign: by the secondary path while somebody is signed in, else by the primary one. */
  async authenticateStart(wallet: Wallet): Promise<string> {
    const more = wallet.crypto_wallet_type === "ethereum" && { siwe_params: { uri: window.location.origin } };
    const call = { ...CALL, path: `${PATH}/start/${client.way}`, args: { ...wallet }, more };
    return (await client.ask("POST", call, readChallenge)).challenge;
  },

  authenticate: async (answer: Wallet & { signature: string }) =>
    client.signIn({ ...CALL, path: PATH, args: { ...answer } }),
});
