import { Link2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { OwnUser } from "#/features/identity/client/answers.ts";
import { oauth } from "#/features/identity/client/calls/oauth.ts";
import type { Project } from "#/features/identity/client/calls/project.ts";
import { sentenceOf } from "#/features/identity/client/errors.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { getProject } from "#/features/identity/project.ts";
import { useSending } from "#/lib/forms/use-sending.ts";
import { tabTexts } from "#/lib/storage/lasting-storage.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { classes } from "#/ui/classes.ts";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { MethodRow } from "./MethodRow.tsx";
import { NoneYet } from "./NoneYet.tsx";
import { RemoveMethod } from "./RemoveMethod.tsx";

const HERE = "/settings/sign-in-methods";
/** How many were connected before one more was asked for, and at which provider. */
const CONNECTING = "herald_connecting";

/** Accounts at providers outside that sign in here. Without a provider, and without an account, nothing stands here. */
export function ConnectedAccountsSection({ user }: { user: OwnUser }) {
  const providers = useProviders();
  const accounts = user.providers;
  const { state, submit } = useSending((error) => ({ fields: {}, form: sentenceOf(error) }));
  useEffect(() => sayConnected(providers, accounts), [providers, accounts]);
  if (providers.length === 0 && accounts.length === 0) return null;
  const nameOf = (id: string) => nameIn(providers, id);

  return (
    <Panel title="Connected accounts">
      {accounts.length === 0 ? (
        <NoneYet title="No connected accounts yet" text="Connect one, and it signs you in here as well." />
      ) : (
        <ul className="divide-y divide-line">
          {accounts.map((account) => {
            const { oauth_user_registration_id: id, provider_type: provider } = account;
            // A hosted provider names no address.
            const own = account.email || account.provider_subject;
            return (
              <MethodRow key={id} icon={<Link2 size={16} />} name={nameOf(provider)} text={`Account ${own}`}>
                <RemoveMethod kind="oauth" id={id} name={nameOf(provider)} />
              </MethodRow>
            );
          })}
        </ul>
      )}
      {providers.length > 0 && (
        <div
          className={classes(
            "flex flex-col items-start gap-3 p-4",
            accounts.length > 0 && "border-t border-line",
          )}
        >
          <FormProblem text={state.form} />
          <div className="flex flex-wrap gap-2">
            {providers.map(({ id, name }) => (
              <Button
                key={id}
                busy={state.busy}
                onClick={(event) => submit(event, () => connect(id, accounts.length))}
              >
                Connect {name}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Panel>
  );
}

// Busy until the browser has left.
async function connect(id: string, before: number) {
  const { client, base } = await getIdentity();
  tabTexts.setItem(CONNECTING, `${before} ${id}`);
  window.location.assign(base + (await oauth(client).start(id, { to: HERE })));
  await new Promise(() => undefined);
}

/** Of whoever comes back from a provider with one account more. */
function sayConnected(providers: Project["oauth_providers"], accounts: OwnUser["providers"]): void {
  const [before, id] = tabTexts.getItem(CONNECTING)?.split(" ") ?? [];
  if (providers.length === 0 || id === undefined) return;
  tabTexts.removeItem(CONNECTING);
  if (accounts.length > Number(before))
    toast(`${nameIn(providers, id)} connected: it signs you in from now on`);
}

function nameIn(providers: Project["oauth_providers"], id: string): string {
  return providers.find((provider) => provider.id === id)?.name ?? id;
}

function useProviders(): Project["oauth_providers"] {
  const [providers, setProviders] = useState<Project["oauth_providers"]>([]);
  useEffect(() => {
    getProject().then(
      (project) => setProviders(project.oauth_providers),
      () => undefined,
    );
  }, []);
  return providers;
}
