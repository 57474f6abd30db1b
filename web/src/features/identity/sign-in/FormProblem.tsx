import { Note } from "#/ui/feedback/Note.tsx";

/** What is wrong with the form as a whole; nothing while nothing is. */
export function FormProblem({ text }: { text: string | null }) {
  return (
    <div role="alert" className={text === null ? "" : "mt-4"}>
      {text !== null && <Note kind="bad">{text}</Note>}
    </div>
  );
}
