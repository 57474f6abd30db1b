import { ObjectionInput } from "@app/contract/discovery/privacy";
import type { Objection, ObjectionsAdded } from "@app/contract/discovery/privacy";
import { PLATFORM_LABELS } from "@app/contract/platforms";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatDate, plural } from "#/lib/format.ts";
import { useMayWork, useMe } from "#/lib/api/me.ts";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { addObjections, removeObjection, useObjections } from "./privacy.queries.ts";

/** Settings, Objections: who asked not to be stored. */
export function ObjectionsPanel() {
  const mayWork = useMayWork();
  if (!mayWork) return <Note>Members of the workspace enter and see objections.</Note>;
  return (
    <>
      <ObjectionForm />
      <ObjectionList />
    </>
  );
}

function ObjectionForm() {
  const [added, setAdded] = useState<ObjectionsAdded | null>(null);
  const { field, change, problem, busy, submit } = useForm({ text: "" }, add);

  async function add(values: { text: string }) {
    const answer = await addObjections(checked(ObjectionInput, values).text);
    setAdded(answer);
    change({ text: answer.unread.map((line) => line.text).join("\n") });
  }
  return (
    <Panel title="Add">
      <form noValidate onSubmit={submit} className="flex flex-col items-start gap-3 p-4">
        <TextArea
          label="Handles, links to profiles or e-mail addresses, one a line"
          hint="We keep a keyed hash of each, so this list names nobody."
          className="w-full"
          rows={4}
          {...field("text")}
        />
        <FormProblem text={problem} />
        <Button type="submit" variant="primary" busy={busy}>
          Add objections
        </Button>
      </form>
      {added && <Answer added={added} />}
    </Panel>
  );
}

function Answer({ added: { added, known, unread, stored, emptied } }: { added: ObjectionsAdded }) {
  const facts = [
    `${plural(added, "objection")} added`,
    known > 0 ? `${known} known before` : [],
    unread.length > 0 ? `${plural(unread.length, "line")} not understood, left above` : [],
    emptied > 0 ? `${plural(emptied, "row")} of removed imports emptied` : [],
  ].flat();
  return (
    <div role="status" className="flex flex-col gap-2 border-t border-line p-4">
      <p>{facts.join(", ")}.</p>
      {stored.length > 0 && (
        <>
          <p>Still stored, until you erase them:</p>
          <ul className="flex flex-wrap gap-x-3 gap-y-1">
            {stored.map(({ id, handle }) => (
              <li key={id}>
                <Link
                  to="/influencers/$creatorId"
                  params={{ creatorId: id }}
                  className="text-brand-text underline"
                >
                  @{handle}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function ObjectionList() {
  const list = useObjections();
  const { data, error, mutate } = list;
  return (
    <Panel title="Objections">
      {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <ListSkeleton rows={2} label="Loading the objections" />}
      {data && data.items.length === 0 && (
        <EmptyState
          title="No objections yet"
          text="Anyone listed here is kept out of every import, by hand, by file and through the API."
        />
      )}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line">
          {data.items.map((objection) => (
            <ObjectionRow key={objection.id} objection={objection} />
          ))}
        </ul>
      )}
      <ShowMore list={list} of="objections" />
    </Panel>
  );
}

function ObjectionRow({ objection: { id, kind, platform, addedAt, addedBy } }: { objection: Objection }) {
  const timeZone = useTimeZone();
  const { data: me } = useMe();
  const role = me?.currentWorkspace?.role;
  const day = formatDate(addedAt, timeZone);
  const handle =
    platform === null ? "A handle on every platform" : `An account on ${PLATFORM_LABELS[platform]}`;
  const what = kind === "email" ? "An e-mail address" : handle;
  return (
    <li className="flex min-h-15 items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{what}</p>
        <p className="text-sm text-fg-2">
          {addedBy === null ? `Added on ${day}` : `Added on ${day} by ${addedBy}`}
        </p>
      </div>
      {(role === "owner" || role === "admin") && (
        <Button
          size={32}
          aria-label={`Take back: ${what}, ${day}`}
          // A refusal has shown its notification.
          onClick={() => void removeObjection(id).catch(() => undefined)}
        >
          Take back
        </Button>
      )}
    </li>
  );
}
