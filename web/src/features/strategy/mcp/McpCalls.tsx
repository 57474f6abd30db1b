import { formatDateTime } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { callSentence, OUTCOMES } from "./mcp.rules.ts";
import { useMcpCalls } from "./mcp.queries.ts";

/** What programs called in this workspace; what they asked is not kept. */
export function McpCalls() {
  const timeZone = useTimeZone();
  const list = useMcpCalls();
  const { data, error, mutate } = list;
  return (
    <Panel title="Last calls of programs in this workspace">
      {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <ListSkeleton rows={2} label="Loading the calls" />}
      {data && data.items.length === 0 && (
        <p className="px-4 py-5 text-fg-2">Nothing yet. Calls are listed here for 90 days.</p>
      )}
      {data && data.items.length > 0 && (
        <ol className="divide-y divide-line">
          {data.items.map((call) => (
            <li key={call.id} className="flex gap-x-6 gap-y-0.5 px-4 py-2.5 text-sm max-md:flex-col">
              <time dateTime={call.at} className="w-36 shrink-0 text-fg-2 tabular-nums">
                {formatDateTime(call.at, timeZone)}
              </time>
              <span className="min-w-0 flex-1 break-words">{callSentence(call)}</span>
              <State kind={OUTCOMES[call.outcome].state}>{OUTCOMES[call.outcome].text}</State>
            </li>
          ))}
        </ol>
      )}
      <ShowMore list={list} of="calls" />
    </Panel>
  );
}
