import type { ServerAdministrator } from "@app/contract/identity/members/server-administrators";
import { useState } from "react";
import { useMe } from "#/lib/api/me.ts";
import { formatDateTime } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { useServerAdministrators, useServerAdministratorsLog } from "./administrators.queries.ts";
import { administratorEvent, administratorFacts, nameOfAdministrator } from "./administrators.rules.ts";
import { RemoveAdministrator } from "./RemoveAdministrator.tsx";

/** Settings, Administrators: who administers the server, and who did. */
export function AdministratorsPanel() {
  const { data: me } = useMe();
  const list = useServerAdministrators();
  const { data, error, mutate } = list;
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data || !me) return <ListSkeleton rows={2} label="Loading the administrators" />;
  return (
    <>
      <Panel title="Server administrators">
        <ul className="divide-y divide-line">
          {data.items.map((person) => (
            <Administrator
              key={person.userId}
              person={person}
              isOneself={person.userId === me.user.id}
              isLast={data.total === 1}
            />
          ))}
        </ul>
        <ShowMore list={list} of="administrators" />
        <p className="border-t border-line px-4 py-3 text-sm text-fg-2">
          {data.total === 1 ? "The last one stays. " : ""}
          <code>./herald admin-link</code> on the server prints a link for one more.
        </p>
      </Panel>
      <Log />
    </>
  );
}

interface AdministratorProps {
  person: ServerAdministrator;
  isOneself: boolean;
  isLast: boolean;
}

function Administrator({ person, isOneself, isLast }: AdministratorProps) {
  const timeZone = useTimeZone();
  const [now] = useState(() => new Date());
  const name = nameOfAdministrator(person);
  return (
    <li className="flex min-h-15 items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          {name} {isOneself && <span className="font-normal text-fg-2">(you)</span>}
        </p>
        <p className="text-sm break-words text-fg-2">{person.email ?? "NA"}</p>
        <p className="text-sm text-fg-2">{administratorFacts(person, isOneself, now, timeZone)}</p>
      </div>
      {!isLast && <RemoveAdministrator userId={person.userId} name={name} isOneself={isOneself} />}
    </li>
  );
}

function Log() {
  const timeZone = useTimeZone();
  const list = useServerAdministratorsLog();
  const { data, error, mutate } = list;
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data || data.items.length === 0) return null;
  return (
    <Panel title="Log">
      <ol className="divide-y divide-line">
        {data.items.map((event) => (
          <li key={event.id} className="flex gap-x-6 gap-y-0.5 px-4 py-2.5 text-sm max-md:flex-col">
            <time dateTime={event.at} className="w-36 shrink-0 text-fg-2 tabular-nums">
              {formatDateTime(event.at, timeZone)}
            </time>
            <span className="min-w-0 break-words">{administratorEvent(event)}</span>
          </li>
        ))}
      </ol>
      <ShowMore list={list} of="lines of the log" />
    </Panel>
  );
}
