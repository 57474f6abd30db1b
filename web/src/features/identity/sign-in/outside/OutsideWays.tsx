import { LogIn, Wallet } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Project } from "#/features/identity/client/calls/project.ts";
import { oauth } from "#/features/identity/client/calls/oauth.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { getProject } from "#/features/identity/project.ts";
import { chosen } from "#/features/identity/sign-in/offer/chosen.ts";
import { wantedPath } from "#/features/identity/session/wanted-path.ts";
import { plainSentence } from "#/features/identity/sign-in/refusals.rules.ts";
import { useSending } from "#/lib/forms/use-sending.ts";
import { Button } from "#/ui/Button.tsx";
import { classes } from "#/ui/classes.ts";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { GoogleFrame } from "./GoogleFrame.tsx";
import { askWallet } from "./ask-wallet.ts";
import { walletsHere, walletProblem } from "./browser-wallets.ts";

interface OutsideWaysProps {
  providers: Project["oauth_providers"];
  hasOneTap: boolean;
  /** Whether wallets may sign in; which there are the browser says. */
  hasWallets: boolean;
  /** Whether another way stands above. */
  isBelow: boolean;
  /** Page that they lead back to; else the one that was asked for. */
  to?: string;
}

/** Ways in that lead over somebody else: a provider that is set up here, or a wallet that this browser has. */
export function OutsideWays({ providers, hasOneTap, hasWallets, isBelow, to }: OutsideWaysProps) {
  const [wallets] = useState(() => (hasWallets ? walletsHere() : []));
  const [asked, setAsked] = useState<string | null>(null);
  const { state, submit } = useSending((error) => ({
    fields: {},
    form: walletProblem(error) ?? plainSentence(error),
  }));

  const way = (key: string, text: string, icon: ReactNode, go: () => Promise<unknown>) => (
    <Button
      key={key}
      size={44}
      icon={icon}
      busy={state.busy && asked === key}
      paused={state.busy}
      className="w-full"
      onClick={(event) => {
        setAsked(key);
        submit(event, go);
      }}
    >
      {text}
    </Button>
  );

  return (
    <div className={classes("flex flex-col gap-3", isBelow && "mt-6")}>
      {isBelow && (
        <p className="flex items-center gap-3 text-sm text-fg-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or
        </p>
      )}
      {providers.map(({ id, name }) =>
        way(id, `Continue with ${name}`, <LogIn aria-hidden size={16} />, () => leaveFor(id, to)),
      )}
      {wallets.map((wallet) =>
        way(wallet.type, `Use ${wallet.name}`, <Wallet aria-hidden size={16} />, () => askWallet(wallet)),
      )}
      <FormProblem text={state.form} />
      {hasOneTap && <GoogleFrame />}
    </div>
  );
}

// Busy until the browser has left.
async function leaveFor(id: string, to = wantedPath()) {
  const client = await chosen("oauth");
  const [{ base }, { cname_domain: named }] = await Promise.all([getIdentity(), getProject()]);
  const host = named === "" ? base : `https://${named}`;
  window.location.assign(host + (await oauth(client).start(id, { to })));
  await new Promise(() => undefined);
}
