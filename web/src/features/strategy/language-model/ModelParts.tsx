import { noticeText, uncheckedTitle } from "@app/contract/strategy/language-model/notice-words";
import type { ModelNotice, Unchecked } from "@app/contract/strategy/language-model/notices";
import { Note } from "#/ui/feedback/Note.tsx";

/** Says that the planner went on without the model, and why. */
export function ModelNoticeLine({ notice }: { notice: ModelNotice }) {
  return <Note kind="warn">{noticeText(notice)}</Note>;
}

/** What a model stated without any reference: apart from the answer, and called what it is. */
export function UncheckedWords({ unchecked }: { unchecked: Unchecked }) {
  const title = uncheckedTitle(unchecked);
  return (
    <section aria-label={title} className="rounded-md border border-dashed border-line-2 px-3 py-2.5">
      <h3 className="text-sm font-medium text-fg-2">{title}</h3>
      <p className="mt-1 text-sm break-words whitespace-pre-wrap text-fg-2">{unchecked.text}</p>
    </section>
  );
}
