import { useState } from "react";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { FunnelPanel } from "./FunnelPanel.tsx";
import { GuessingPanel } from "./GuessingPanel.tsx";
import { NewcomersPanel } from "./NewcomersPanel.tsx";
import { PasswordRulesPanel } from "./PasswordRulesPanel.tsx";
import { SignUpPanel } from "./SignUpPanel.tsx";
import { useSignIn } from "./sign-in.queries.ts";
import { WaysPanel } from "./WaysPanel.tsx";

/** Settings, Sign-in: who comes in here and how, and how often that goes well. */
export function SignInSettingsPanel() {
  return (
    <>
      <SignUpPanel />
      <SignInRules />
      <FunnelPanel />
    </>
  );
}

function SignInRules() {
  const { data, error, mutate } = useSignIn();
  const [reloads, setReloads] = useState(0);
  const reload = () => setReloads(reloads + 1);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={6} label="Loading the ways in" />;
  return (
    <>
      <NewcomersPanel key={`newcomers ${reloads}`} setting={data} onReload={reload} />
      <WaysPanel setting={data} />
      <PasswordRulesPanel key={`passwords ${reloads}`} setting={data} onReload={reload} />
      <GuessingPanel setting={data} />
      <Panel title="Names in links">
        <p className="p-4 text-sm text-fg-2">
          Small letters, digits and hyphens, at most 60 characters. Programs check it by this pattern:
          <code className="mt-1 block break-all text-fg">{data.slugPattern}</code>
        </p>
      </Panel>
    </>
  );
}
