import { TextField } from "#/ui/fields/TextField.tsx";
import type { FormFailure } from "./sign-in.rules.ts";

interface PersonFieldsProps {
  person: { name: string; email: string };
  failure: FormFailure;
  /** Nobody gives a name who has an account already. */
  isKnown?: boolean;
  onChange: (part: { name?: string; email?: string }) => void;
}

/** Who somebody is, in the forms that make an account. */
export function PersonFields({ person, failure, isKnown = false, onChange }: PersonFieldsProps) {
  return (
    <>
      {!isKnown && (
        <TextField
          label="Your name"
          autoComplete="name"
          value={person.name}
          error={failure.fields["name"]}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        value={person.email}
        error={failure.fields["email"]}
        onChange={(event) => onChange({ email: event.target.value })}
      />
    </>
  );
}
