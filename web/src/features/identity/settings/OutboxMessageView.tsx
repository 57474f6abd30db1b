import type { OutboxMessage } from "@app/contract/identity/schemas";
import { Copy, Eye } from "lucide-react";
import { useState } from "react";
import { notify } from "#/lib/api/api.ts";
import { copyText } from "#/lib/clipboard.ts";
import { formatDateTime } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Badge } from "#/ui/text/Badge.tsx";
import { Button } from "#/ui/Button.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { readMessage } from "./identity.queries.ts";
import { CHANNEL_LABELS, deliveryState, linkIn } from "./outbox.rules.ts";

/** One message with what became of it; its link or code is shown on request, and then there to copy. */
export function OutboxMessageView({ message: listed }: { message: OutboxMessage }) {
  const timeZone = useTimeZone();
  const [whole, setWhole] = useState<OutboxMessage | null>(null);
  const [busy, setBusy] = useState(false);
  const message = { ...listed, text: whole?.text ?? listed.text };
  const link = linkIn(message.text);
  const state = deliveryState(message.delivery);

  async function show() {
    setBusy(true);
    try {
      setWhole(await readMessage(listed.id));
    } catch (error) {
      notify(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <article aria-label={message.subject} className="min-w-0 p-4 max-md:border-t max-md:border-line md:p-6">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-lg font-semibold">{message.subject}</h3>
        <Badge>{CHANNEL_LABELS[message.channel]}</Badge>
      </div>
      <dl className="mt-2 grid grid-cols-[48px_minmax(0,1fr)] gap-y-1 text-sm">
        <dt className="text-fg-2">To</dt>
        <dd className="break-words">{message.to}</dd>
        <dt className="text-fg-2">Made</dt>
        <dd>{formatDateTime(message.createdAt, timeZone)}</dd>
        {state && (
          <>
            <dt className="text-fg-2">State</dt>
            <dd>
              <State kind={state.kind}>{state.word}</State>
            </dd>
          </>
        )}
      </dl>
      {message.delivery.failure !== null && (
        <div className="mt-3 break-words">
          <Note kind={message.delivery.state === "failed" ? "bad" : "warn"}>{message.delivery.failure}</Note>
        </div>
      )}
      <div className="mt-4 flex flex-col gap-3 text-prose">
        {message.text.split("\n\n").map((part) =>
          part === link ? (
            <code key={part} className="rounded-md bg-surface-2 px-3 py-2.5 font-mono text-xs break-all">
              {part}
            </code>
          ) : (
            <p key={part}>{part}</p>
          ),
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        {listed.hidesSecret && !whole && (
          <Button
            variant="primary"
            icon={<Eye aria-hidden size={16} />}
            busy={busy}
            onClick={() => void show()}
          >
            Show the link or code
          </Button>
        )}
        {link !== null && (
          <Button
            variant="primary"
            icon={<Copy aria-hidden size={16} />}
            onClick={() => void copyText(link, "Link copied")}
          >
            Copy the link
          </Button>
        )}
        <Button onClick={() => void copyText(message.text, "Text copied")}>Copy the text</Button>
      </div>
    </article>
  );
}
