import type { SignInField, SignInSetting } from "@app/contract/identity/sign-in/settings";
import { Note } from "#/ui/feedback/Note.tsx";

/** Names the settings of the environment that decide here; nothing where none does. */
export function FixedNote({ setting, fields }: { setting: SignInSetting; fields: readonly SignInField[] }) {
  const names = fields.flatMap((field) => setting.fixed[field] ?? []);
  if (names.length === 0) return null;
  return (
    <Note>
      {names.join(" and ")} {names.length === 1 ? "is" : "are"} set in the environment of the server, so{" "}
      {names.length === 1 ? "it is" : "they are"} changed there.
    </Note>
  );
}
