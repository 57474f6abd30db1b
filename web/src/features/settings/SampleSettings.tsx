import { SampleState } from "@app/contract/settings/schemas";
import { settingsPaths } from "@app/contract/settings/paths";
import { send, useRead } from "#/lib/api/api.ts";
import { refreshMe, useMe } from "#/lib/api/me.ts";
import { useTask } from "#/lib/api/use-task.ts";
import { offerUndo } from "#/lib/undo.ts";
import { Button } from "#/ui/Button.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { State } from "#/ui/feedback/State.tsx";

/** The labelled sample of the server: removed and brought back whole. */
export function SampleSettings() {
  const { data, error, mutate } = useRead(settingsPaths.sample, SampleState);
  const { data: me } = useMe();
  const { isBusy, run } = useTask();
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data || !me) return <ListSkeleton rows={1} />;

  // Asked for from the own workspace: whoever is in the sample could not bring back what is no place any more.
  const own = me.workspaces.find(({ isSample }) => !isSample);
  const options = own ? { headers: { "Herald-Workspace": own.slug } } : {};

  async function change(method: "POST" | "DELETE") {
    await mutate(await send(method, settingsPaths.sample, undefined, SampleState, options), {
      revalidate: false,
    });
    await refreshMe();
  }
  async function remove() {
    await change("DELETE");
    offerUndo("Sample workspace removed", () => change("POST"));
  }
  return (
    <Panel>
      <div className="flex flex-wrap items-center gap-3 p-4">
        <div className="min-w-0 flex-1">
          <p className="font-medium">Sample workspace</p>
          <p className="text-sm text-fg-2">
            Invented creators, shown to everybody who signs in and to visitors of the demo. Nobody writes into
            it; whoever wants to try something makes a private copy.
          </p>
        </div>
        {data.isLoaded ? <State kind="passed">In use</State> : <State kind="none">Removed</State>}
        {data.isLoaded ? (
          <Button variant="danger" busy={isBusy} onClick={() => run(remove)}>
            Remove the sample
          </Button>
        ) : (
          <Button busy={isBusy} onClick={() => run(() => change("POST"))}>
            Bring it back
          </Button>
        )}
      </div>
    </Panel>
  );
}
