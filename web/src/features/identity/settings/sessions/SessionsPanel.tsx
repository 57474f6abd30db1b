import type { OwnSession } from "@app/contract/identity/own-sessions";
import { Monitor } from "lucide-react";
import { useState } from "react";
import { formatDate, formatDateTime } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Checkbox } from "#/ui/fields/Checkbox.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Badge } from "#/ui/text/Badge.tsx";
import { endOtherSessions, endSession, useOwnSessions } from "./sessions.queries.ts";

/** Settings, Sessions: where the person is signed in. */
export function SessionsPanel() {
  const list = useOwnSessions();
  const { data, error, mutate } = list;
  const [busy, setBusy] = useState(false);
  const [endsTokens, setEndsTokens] = useState(false);
  // Once pressed it stays, so that whoever works with keys does not lose their place.
  const [isPressed, setPressed] = useState(false);
  const isAlone = data?.total === 1;

  async function endOthers() {
    setBusy(true);
    setPressed(true);
    try {
      await endOtherSessions(endsTokens);
      toast(`Your other sessions${endsTokens ? " and API tokens" : ""} have ended`);
    } catch {
      // A refusal has shown its notification.
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel
      title="Signed in"
      aside={
        data &&
        (!isAlone || isPressed) && (
          <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
            <Checkbox label="And my API tokens" checked={endsTokens} onChange={setEndsTokens} />
            <Button variant="danger" size={32} busy={busy} paused={isAlone} onClick={() => void endOthers()}>
              End all others
            </Button>
          </div>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <ListSkeleton rows={2} label="Loading your sessions" />}
      {data && (
        <ul className="divide-y divide-line">
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <ShowMore list={list} of="sessions" />
      {isAlone && (
        <p className="border-t border-line px-4 py-3 text-sm text-fg-2">You are signed in nowhere else.</p>
      )}
    </Panel>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const timeZone = useTimeZone();
  const device = session.device ?? "An unnamed browser or program";
  const facts = [
    session.network !== "" && `From ${session.network}`,
    `since ${formatDate(session.startedAt, timeZone)}`,
    !session.isCurrent && `last used ${formatDateTime(session.lastUsedAt, timeZone)}`,
  ].filter((fact) => fact !== false);

  async function end() {
    await endSession(session.id);
    toast(`${device} is signed out`);
  }

  return (
    <li className="flex min-h-15 items-center gap-3 px-4 py-2">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-md bg-surface-2 text-fg-2 max-md:hidden"
      >
        <Monitor size={16} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{device}</p>
        <p className="text-sm text-fg-2">{facts.join(", ")}</p>
      </div>
      {session.isCurrent ? (
        <Badge>This one</Badge>
      ) : (
        <Button
          variant="danger"
          size={32}
          aria-label={`End ${device}`}
          // A refusal has shown its notification.
          onClick={() => void end().catch(() => undefined)}
        >
          End
        </Button>
      )}
    </li>
  );
}
