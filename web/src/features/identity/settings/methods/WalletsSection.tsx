import { Wallet } from "lucide-react";
import { useState } from "react";
import type { OwnUser } from "#/features/identity/client/answers.ts";
import { askWallet } from "#/features/identity/sign-in/outside/ask-wallet.ts";
import { walletProblem, walletsHere } from "#/features/identity/sign-in/outside/browser-wallets.ts";
import type { BrowserWallet } from "#/features/identity/sign-in/outside/browser-wallets.ts";
import { plainSentence } from "#/features/identity/sign-in/refusals.rules.ts";
import { useSending } from "#/lib/forms/use-sending.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { classes } from "#/ui/classes.ts";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { MethodRow } from "./MethodRow.tsx";
import { NoneYet } from "./NoneYet.tsx";
import { RemoveMethod } from "./RemoveMethod.tsx";

const CHAINS = { ethereum: "Ethereum", solana: "Solana" } as const;

/** Crypto wallets that sign in here. Where neither person nor browser has one, nothing stands here. */
export function WalletsSection({ user }: { user: OwnUser }) {
  const [here] = useState(walletsHere);
  const wallets = user.crypto_wallets;
  const { state, submit } = useSending((error) => ({
    fields: {},
    form: walletProblem(error) ?? plainSentence(error),
  }));
  if (here.length === 0 && wallets.length === 0) return null;
  async function add(wallet: BrowserWallet) {
    const address = (await askWallet(wallet)).toLowerCase();
    const isThere = wallets.some(({ crypto_wallet_address: own }) => own.toLowerCase() === address);
    toast(isThere ? "You have this wallet already" : "Wallet added");
  }

  return (
    <Panel title="Wallets">
      {wallets.length === 0 ? (
        <NoneYet
          title="No wallets yet"
          text="Add the wallet of this browser, and its signature signs you in."
        />
      ) : (
        <ul className="divide-y divide-line">
          {wallets.map(
            ({ crypto_wallet_id: id, crypto_wallet_address: address, crypto_wallet_type: type }) => (
              <MethodRow key={id} icon={<Wallet size={16} />} name={shortened(address)} text={CHAINS[type]}>
                <RemoveMethod kind="crypto_wallets" id={id} name={shortened(address)} />
              </MethodRow>
            ),
          )}
        </ul>
      )}
      {here.length > 0 && (
        <div
          className={classes(
            "flex flex-col items-start gap-3 p-4",
            wallets.length > 0 && "border-t border-line",
          )}
        >
          <FormProblem text={state.form} />
          <div className="flex flex-wrap gap-2">
            {here.map((wallet) => (
              <Button
                key={wallet.type}
                busy={state.busy}
                onClick={(event) => submit(event, () => add(wallet))}
              >
                Add {wallet.name}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Panel>
  );
}

/** As wallets show addresses: its beginning and its end. */
function shortened(address: string): string {
  return `${address.slice(0, 8)}…${address.slice(-6)}`;
}
