import { AlertMark } from "#/ui/text/SmallMarks.tsx";
import { NoteBox } from "./NoteBox.tsx";

/** What is wrong with a form as a whole, above its button; nothing while nothing is. */
export function FormProblem({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <div role="alert">
      <NoteBox look="bg-danger-soft" mark={<AlertMark size={16} className="mt-0.5 text-danger" />}>
        {text}
      </NoteBox>
    </div>
  );
}
