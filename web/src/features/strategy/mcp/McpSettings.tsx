import type { McpSetting } from "@app/contract/strategy/mcp/schemas";
import { toast } from "#/lib/toasts.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { CopyField } from "#/ui/fields/CopyField.tsx";
import { Switch } from "#/ui/fields/Switch.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { McpCalls } from "./McpCalls.tsx";
import { exampleOf } from "./mcp.rules.ts";
import { switchMcp, useMcp } from "./mcp.queries.ts";

/** Settings, Assistant: the tools of Strategy AI for programs, off until somebody switches them on. */
export function McpSettings() {
  const { data, error, mutate } = useMcp();
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={2} />;
  return (
    <>
      <McpPanel stored={data} />
      <McpCalls />
    </>
  );
}

function McpPanel({ stored }: { stored: McpSetting }) {
  const { isOn, isFixed, url } = stored;
  return (
    <Panel title="For other programs (MCP)">
      <div className="flex flex-col gap-4 p-4">
        {isFixed && <Note>MCP is set in the environment of the server, so it is changed there.</Note>}
        <Switch
          label="Let programs use the tools of Strategy AI"
          hint="They ask what you can ask, with an API token, and see what its maker may see; only a token that may write changes anything."
          checked={isOn}
          disabled={isFixed}
          // A refusal has shown its notification.
          onChange={(next) => void change(stored, next).catch(() => undefined)}
        />
        {isOn && (
          <>
            <CopyField label="Address" value={url} action="Copy address" />
            <p className="text-sm text-fg-2">
              Make a token for the program in Settings, API tokens. Give the program the address and the
              token, as the header Authorization: Bearer. Where the token may only read, what would change
              something is answered as a draft with a link.
            </p>
            <CopyField
              label="As many programs write it"
              value={exampleOf(url)}
              hint="Put your token in the place of TOKEN."
              action="Copy example"
            />
          </>
        )}
      </div>
    </Panel>
  );
}

async function change(seen: McpSetting, isOn: boolean): Promise<void> {
  if (await switchMcp(seen, isOn)) toast(isOn ? "Switched on" : "Switched off");
}
