import { FactInput } from "@app/contract/strategy/memory/schemas";
import type { RememberedFact } from "@app/contract/strategy/memory/schemas";
import { useState } from "react";
import { addFact, editFact, forgetFact, useMemory } from "./memory.queries.ts";
import { useMayWork } from "#/lib/api/me.ts";
import { formatDate } from "#/lib/format.ts";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { Panel } from "#/ui/Panel.tsx";

/** Settings, Memory: what the team told Strategy AI for good. */
export function MemorySettings() {
  const { data, error, mutate } = useMemory();
  const mayWork = useMayWork();
  return (
    <>
      {mayWork ? <AddForm /> : <Note>Members of the workspace change what is remembered.</Note>}
      <Panel title="Remembered">
        {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
        {!data && !error && <ListSkeleton rows={3} label="Loading what is remembered" />}
        {data?.items.length === 0 && (
          <EmptyState
            title="Nothing is remembered yet"
            text="Tell Strategy AI what always holds, such as “we never work with casinos”. It asks before it remembers."
          />
        )}
        {data && data.items.length > 0 && (
          <ul className="divide-y divide-line">
            {data.items.map((fact) => (
              <FactRow key={fact.id} fact={fact} mayWork={mayWork} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}

function AddForm() {
  const { field, change, problem, busy, submit } = useForm({ text: "" }, add);

  async function add(values: { text: string }) {
    await addFact(checked(FactInput, values).text);
    change({ text: "" });
  }
  return (
    <Panel title="Add">
      <form noValidate onSubmit={submit} className="flex flex-col items-start gap-3 p-4">
        <TextField
          label="What always holds"
          hint="As you would say it: “always leave out @x”, “our reels always need 3 months usage”."
          className="w-full"
          {...field("text")}
        />
        <FormProblem text={problem} />
        <Button type="submit" variant="primary" busy={busy}>
          Remember
        </Button>
      </form>
    </Panel>
  );
}

function FactRow({ fact, mayWork }: { fact: RememberedFact; mayWork: boolean }) {
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <EditForm fact={fact} onDone={() => setIsEditing(false)} />;
  const { text, rule } = fact;
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium break-words">{text}</p>
        <p className="text-sm break-words">
          {rule === null ? "A note: plans follow no rule of it" : `Plans follow: ${rule}`}
        </p>
        <Told fact={fact} />
      </div>
      {mayWork && (
        <div className="flex gap-2">
          <Button size={32} aria-label={`Edit “${text}”`} onClick={() => setIsEditing(true)}>
            Edit
          </Button>
          <Button
            size={32}
            aria-label={`Forget “${text}”`}
            // A refusal has shown its notification.
            onClick={() => void forgetFact(fact).catch(() => undefined)}
          >
            Forget
          </Button>
        </div>
      )}
    </li>
  );
}

function Told({ fact: { toldBy, toldAt } }: { fact: RememberedFact }) {
  const day = formatDate(toldAt, useTimeZone());
  return <p className="text-sm text-fg-2">{toldBy === null ? `Told on ${day}` : `${toldBy}, ${day}`}</p>;
}

function EditForm({ fact, onDone }: { fact: RememberedFact; onDone: () => void }) {
  const [seen] = useState(fact);
  const { field, problem, busy, submit } = useForm({ text: fact.text }, async (values) => {
    await editFact(seen, checked(FactInput, values).text);
    onDone();
  });
  return (
    <li className="px-4 py-3">
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <TextField label="What is remembered" className="min-w-0 flex-1 basis-60" {...field("text")} />
        <Button type="submit" variant="solid" busy={busy}>
          Save
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
        <FormProblem text={problem} />
      </form>
    </li>
  );
}
