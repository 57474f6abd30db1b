import { formatDateTime } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { useMembersLog } from "./identity.queries.ts";
import { eventSentence } from "./members-log.rules.ts";

/** Who came and went, with which role, and what lets others or programs in; for owners and admins. */
export function MembersLog() {
  const timeZone = useTimeZone();
  const list = useMembersLog();
  const { data, error, mutate } = list;
  return (
    <Panel title="Log">
      {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <ListSkeleton rows={4} label="Loading the log" />}
      {data && data.items.length === 0 && (
        <p className="px-4 py-5 text-fg-2">
          Nothing yet. New members, roles, invite links and API tokens will stand here.
        </p>
      )}
      {data && data.items.length > 0 && (
        <ol className="divide-y divide-line">
          {data.items.map((event) => (
            <li key={event.id} className="flex gap-x-6 gap-y-0.5 px-4 py-2.5 text-sm max-md:flex-col">
              <time dateTime={event.at} className="w-36 shrink-0 text-fg-2 tabular-nums">
                {formatDateTime(event.at, timeZone)}
              </time>
              <span className="min-w-0 break-words">{eventSentence(event)}</span>
            </li>
          ))}
        </ol>
      )}
      <ShowMore list={list} of="lines of the log" />
    </Panel>
  );
}
