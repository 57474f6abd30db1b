import { LINK_DAYS, ShareLinkInput } from "@app/contract/share-links";
import type { NewShareLink, ShareLink } from "@app/contract/share-links";
import { useState } from "react";
import { formatDate } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { offerUndo } from "#/lib/undo.ts";
import { Badge } from "#/ui/text/Badge.tsx";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { CopyField } from "#/ui/fields/CopyField.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { SidePanel } from "#/ui/overlays/SidePanel.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Switch } from "#/ui/fields/Switch.tsx";
import { linkActions, useShareLinks } from "./share-links.queries.ts";
import { pricesEndedText } from "./share-links.rules.ts";
import type { SharedThing } from "./share-links.queries.ts";

const LIVES = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "1 year" },
] as const;

export interface SharePanelProps {
  shared: SharedThing;
  /** What it is called: "report". */
  what: string;
  /** Which prices a link may show. */
  prices: string;
  onClose: () => void;
}

/** Makes links to a thing and lists those given out. */
export function ShareLinks({ shared, what, prices, onClose }: SharePanelProps) {
  const [made, setMade] = useState<NewShareLink | null>(null);
  return (
    <SidePanel open onClose={onClose} title="Share links" width="narrow">
      <div className="flex flex-col gap-6">
        <NewLink shared={shared} what={what} prices={prices} onMade={setMade} />
        {made && <MadeLink link={made} />}
        <section aria-labelledby="links-given-out" className="flex flex-col gap-2">
          <h3 id="links-given-out" className="font-semibold">
            Links given out
          </h3>
          <LinkList shared={shared} />
        </section>
      </div>
    </SidePanel>
  );
}

interface NewLinkProps extends Omit<SharePanelProps, "onClose"> {
  onMade: (link: NewShareLink) => void;
}

function NewLink({ shared, what, prices, onMade }: NewLinkProps) {
  const { share } = linkActions(shared);
  const initial = { days: String(LINK_DAYS), prices: false };
  const { values, control, problem, busy, submit } = useForm(initial, async (wanted) =>
    onMade(await share(checked(ShareLinkInput, { days: Number(wanted.days), prices: wanted.prices }))),
  );
  return (
    <form aria-label="Make a link" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-fg-2">
        Whoever has the link reads the {what} as it is now, without an account. It changes no more, and search
        engines are asked to leave it out.
      </p>
      <Select label="Works for" {...control("days")} options={LIVES} />
      <Switch
        label="Show prices"
        hint={prices}
        checked={values.prices}
        onChange={control("prices").onChange}
      />
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        Make a link
      </Button>
    </form>
  );
}

function MadeLink({ link }: { link: NewShareLink }) {
  const timeZone = useTimeZone();
  const isLocal = /^(localhost|127\.|\[::1\])/.test(new URL(link.url).host);
  return (
    <div className="flex flex-col gap-3">
      <CopyField
        label="New link"
        value={link.url}
        action="Copy"
        hint={`Shown only here and now. Works until ${formatDate(link.expiresAt, timeZone)}${link.prices ? ", with prices" : ", without prices"}.`}
      />
      {isLocal && (
        <Note kind="warn">
          This address opens on this computer only. Whoever runs this Herald can set BASE_URL to make links
          that open elsewhere.
        </Note>
      )}
    </div>
  );
}

function LinkList({ shared }: { shared: SharedThing }) {
  const list = useShareLinks(shared);
  const { data, error, mutate } = list;
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={2} label="Loading the links" />;
  if (data.items.length === 0) return <p className="text-fg-2">None yet.</p>;
  return (
    <div className="rounded-lg border border-line">
      <ul className="divide-y divide-line">
        {data.items.map((link) => (
          <LinkRow key={link.id} shared={shared} link={link} />
        ))}
      </ul>
      <ShowMore list={list} of="links" />
    </div>
  );
}

const STATES = {
  open: { tone: "success", label: "Works" },
  closed: { tone: "plain", label: "Closed" },
  expired: { tone: "plain", label: "Expired" },
  revoked: { tone: "plain", label: "Taken back" },
} as const;

function LinkRow({ shared, link }: { shared: SharedThing; link: ShareLink }) {
  const timeZone = useTimeZone();
  const { revoke, shareAgain } = linkActions(shared);
  const { tone, label } = STATES[link.state];
  const ended = pricesEndedText(link);
  const opened =
    link.opened === 0 ? "Not opened yet" : `Opened ${link.opened} ${link.opened === 1 ? "time" : "times"}`;
  async function revokeNow() {
    await revoke(link.id);
    offerUndo("The link does not work any more", () => shareAgain(link.id));
  }
  return (
    <li className="flex items-start justify-between gap-3 p-3">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{label}</Badge>
          {link.prices && link.pricesEnded === null ? "With prices" : "Without prices"}
        </p>
        <p className="mt-1 break-words text-fg-2">
          Given out {formatDate(link.createdAt, timeZone)}
          {link.createdBy === null ? "" : ` by ${link.createdBy}`}, until{" "}
          {formatDate(link.expiresAt, timeZone)}
        </p>
        {ended !== null && <p className="break-words text-warn">{ended}</p>}
        <p className="text-fg-2">{opened}</p>
      </div>
      {(link.state === "open" || link.state === "closed") && (
        <Button size={32} variant="danger" onClick={() => void revokeNow().catch(() => undefined)}>
          Take back
        </Button>
      )}
    </li>
  );
}
