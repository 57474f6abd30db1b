import type { Member, MemberEventFilter } from "@app/contract/identity/schemas";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTask } from "#/lib/api/use-task.ts";
import { formatDateTime } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Button } from "#/ui/Button.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { downloadMembersLog, useMembersLog } from "#/features/identity/settings/identity.queries.ts";
import { LogFilter } from "./LogFilter.tsx";
import { eventSentence } from "./members-log.rules.ts";

/** Who came and went, with which role, and what lets others or programs in; for owners and admins. */
export function MembersLog({ people, slug }: { people: readonly Member[]; slug: string }) {
  const timeZone = useTimeZone();
  const [filter, setFilter] = useState<MemberEventFilter>({});
  const { isBusy, run } = useTask();
  const list = useMembersLog(filter);
  const { data, error, mutate } = list;
  return (
    <Panel
      title="Log"
      aside={
        <Button
          size={32}
          busy={isBusy}
          icon={<Download aria-hidden size={16} />}
          onClick={() => run(() => downloadMembersLog(filter, slug))}
        >
          Export CSV
        </Button>
      }
    >
      <LogFilter filter={filter} people={people} onChange={setFilter} />
      {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <ListSkeleton rows={4} label="Loading the log" />}
      {data && data.items.length === 0 && (
        <p className="px-4 py-5 text-fg-2">
          {Object.keys(filter).length > 0
            ? "Nothing of that kind happened."
            : "Nothing yet. New members, roles, invite links and API tokens will appear here."}
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
