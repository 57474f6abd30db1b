import { Note } from "./Note.tsx";

/** What is wrong with a form as a whole, above its button; nothing while nothing is. */
export function FormProblem({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <div role="alert">
      <Note kind="bad">{text}</Note>
    </div>
  );
}
