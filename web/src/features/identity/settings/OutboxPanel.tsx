import { Link } from "@tanstack/react-router";
import { OUTBOX_DAYS } from "@app/contract/identity/schemas";
import type { OutboxMessage } from "@app/contract/identity/schemas";
import { useState } from "react";
import { formatDateTime } from "#/lib/format.ts";
import { usePolling } from "#/lib/api/use-polling.ts";
import { choice, usePageState } from "#/lib/page-state.ts";
import { useTablePage } from "#/lib/table-page.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { classes } from "#/ui/classes.ts";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Segmented } from "#/ui/fields/Segmented.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";
import { useOutbox } from "./identity.queries.ts";
import { useMail } from "./mail/mail.queries.ts";
import { messageState } from "./outbox.rules.ts";
import { OutboxMessageView } from "./OutboxMessageView.tsx";

const CHANNELS = ["all", "email", "sms", "whatsapp"] as const;
const CHANNEL_OPTIONS = [
  { value: "all", label: "All" },
  { value: "email", label: "E-mail" },
  { value: "sms", label: "SMS" },
  { value: "whatsapp", label: "WhatsApp" },
] as const;

/** Settings, Outbox: what Herald wrote to people and what became of it, for server administrators. */
export function OutboxPanel() {
  const [channel, setChannel] = usePageState("channel", choice(CHANNELS, "all"));
  const { page, limit, foot } = useTablePage(5);
  const { data, shown, error, mutate } = useOutbox(channel === "all" ? null : channel, { page, limit });
  usePolling(
    shown.some(({ delivery }) => delivery.state === "waiting"),
    () => void mutate(),
  );
  return (
    <>
      <WayNote />
      <Panel
        title={data ? `${data.total} ${data.total === 1 ? "message" : "messages"}` : "Messages"}
        aside={
          <Segmented
            label="Channel"
            options={CHANNEL_OPTIONS}
            value={channel}
            onChange={(next) => setChannel(next, { also: { page: undefined } })}
          />
        }
      >
        {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
        {!data && !error && <ListSkeleton rows={limit} label="Loading the outbox" />}
        {data && data.total === 0 && (
          <EmptyState
            title="Nothing sent yet"
            text="Sign-in links, password resets and notices appear here."
          />
        )}
        {shown.length > 0 && <Messages key={`${channel} ${limit} ${page}`} messages={shown} />}
        {data && data.total > 0 && (
          <TableFoot total={data.total} {...foot}>
            <span>Kept {OUTBOX_DAYS} days</span>
          </TableFoot>
        )}
      </Panel>
    </>
  );
}

function WayNote() {
  const { data } = useMail();
  if (!data) return null;
  const settings = (
    <Link
      to="/settings/$section"
      params={{ section: "mail" }}
      className="font-medium underline underline-offset-2"
    >
      {data.way === "outbox" ? "set up a mail server" : "Settings, Mail"}
    </Link>
  );
  if (data.way === "outbox")
    return (
      <Note kind="info">
        <b className="font-semibold">No mail server is set.</b> Mails are kept here: pass a link or a code on
        by hand, or {settings}. Showing one asks that you have just proved who you are. The command ./herald
        outbox prints them too.
      </Note>
    );
  return (
    <Note>
      E-mail goes out by {data.host}, see {settings}. Links and codes in mails are therefore not shown here;
      the command ./herald outbox prints those that were not sent.
    </Note>
  );
}

function Messages({ messages }: { messages: readonly OutboxMessage[] }) {
  // Newer ones push it down the list and off this page; whoever reads it goes on reading it.
  const [chosen, setChosen] = useState(messages[0]);
  const [now] = useState(() => new Date());
  const timeZone = useTimeZone();
  const message = messages.find(({ id }) => id === chosen?.id) ?? chosen;
  return (
    <div className="grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <ul className="divide-y divide-line md:border-r md:border-line">
        {messages.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              aria-current={each.id === message?.id}
              onClick={() => setChosen(each)}
              className={classes(
                "grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5 text-left hover:bg-hover",
                each.id === message?.id && "bg-selected",
              )}
            >
              <span className="truncate font-medium">{each.subject}</span>
              <span className="text-sm text-fg-2 tabular-nums">
                {formatDateTime(each.createdAt, timeZone)}
              </span>
              <span className="truncate text-sm text-fg-2">{each.to}</span>
              <span className="text-right text-sm text-fg-2">{messageState(each, now)}</span>
            </button>
          </li>
        ))}
      </ul>
      {message && <OutboxMessageView key={message.id} message={message} />}
    </div>
  );
}
