import type { DisputedField } from "#/lib/edits/edit-conflicts.ts";

/** What two people wrote in the same fields, one beside the other. */
export function BothTexts({ fields }: { fields: readonly DisputedField[] }) {
  return (
    <div className="flex flex-col gap-4">
      {fields.map(({ label, yours, theirs }) => (
        <div key={label} role="group" aria-label={label} className="flex flex-col gap-1.5">
          <p className="text-sm font-medium">{label}</p>
          <dl className="grid gap-2 sm:grid-cols-2">
            <OneText who="Yours" text={yours} />
            <OneText who="Theirs, stored now" text={theirs} />
          </dl>
        </div>
      ))}
    </div>
  );
}

function OneText({ who, text }: { who: string; text: string }) {
  return (
    <div className="min-w-0 rounded-md border border-line bg-surface p-3">
      <dt className="text-xs text-fg-2">{who}</dt>
      <dd className="max-h-48 overflow-y-auto break-words whitespace-pre-line">{text}</dd>
    </div>
  );
}
