import { PostingDaysInput } from "@app/contract/settings/posting-days";
import type { PostingDays, ReadDays } from "@app/contract/settings/posting-days";
import { useState } from "react";
import { formatDate, plural } from "#/lib/format.ts";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { savePostingDays, usePostingDays } from "./settings.queries.ts";

const HINT = "One day or range a line, with a name. Every line is kept as you paste it";

/** Two lists that a person pastes; Strategy AI plans around one and tells of the other. */
export function PostingDaysSettings() {
  const { data, error, mutate } = usePostingDays();
  const [reloads, setReloads] = useState(0);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={2} />;
  return (
    <Panel className="p-4 md:p-5">
      <Lists key={reloads} stored={data} onReload={() => setReloads(reloads + 1)} />
    </Panel>
  );
}

/** @param onReload shows what is stored, in place of what was typed. */
function Lists({ stored, onReload }: { stored: PostingDays; onReload: () => void }) {
  // What the form was filled from: the version that a save is made over.
  const [seen, setSeen] = useState(stored);
  const { quietDays, schoolHolidays } = stored;
  const form = useForm({ quietDays, schoolHolidays }, async (filled) => {
    const saved = await savePostingDays(seen, checked(PostingDaysInput, filled));
    if (!saved) return onReload();
    setSeen(saved);
    toast("Days saved");
  });
  const { field } = form;
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <div>
        <TextArea
          label="Quiet days"
          hint={HINT}
          placeholder="27.01.2027 Day of remembrance"
          {...field("quietDays")}
        />
        <WhatWasRead read={seen.read.quietDays} />
      </div>
      <div>
        <TextArea
          label="School holidays"
          hint={HINT}
          placeholder="24 December 2026 - 6 January 2027 Winter break"
          rows={6}
          {...field("schoolHolidays")}
        />
        <WhatWasRead read={seen.read.schoolHolidays} />
      </div>
      <FormProblem text={form.problem} />
      <LeaveGuard unsaved={form.isUnsaved} />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          Save days
        </Button>
      </div>
    </form>
  );
}

/** What Herald understood of the list as it was saved, and what it did not. */
function WhatWasRead({ read: { days, unread } }: { read: ReadDays }) {
  if (days.length + unread.length === 0) return null;
  return (
    <div className="mt-2 flex flex-col gap-1 text-sm">
      {unread.map(({ line, text, why }) => (
        <p key={line} className="text-warn">
          Line {line}, “{text}”: {why}. It is kept, but plans do not use it.
        </p>
      ))}
      {days.length > 0 && (
        <details>
          <summary className="cursor-pointer text-fg-2">{plural(days.length, "line")} understood</summary>
          <ul className="mt-1">
            {days.map(({ from, to, name }) => (
              <li key={`${from}${to}${name}`} className="flex gap-3 py-0.5">
                <span className="tabular-nums">
                  {formatDate(from, "UTC")}
                  {to !== from && ` – ${formatDate(to, "UTC")}`}
                </span>
                <span className="min-w-0 truncate text-fg-2">{name}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
