import type { ComponentProps } from "react";
import { TextField } from "#/ui/fields/TextField.tsx";

type TextControl = Pick<ComponentProps<typeof TextField>, "value" | "error" | "onChange">;

interface PersonFieldsProps {
  /** The fields of the form that hold them. */
  field: (name: "name" | "email") => TextControl;
  /** Nobody gives a name who has an account already. */
  isKnown?: boolean;
  /** The address stands already and is not another one. */
  isGiven?: boolean;
}

/** Who somebody is, in the forms that make an account. */
export function PersonFields({ field, isKnown = false, isGiven = false }: PersonFieldsProps) {
  return (
    <>
      {!isKnown && <TextField label="Your name" autoComplete="name" {...field("name")} />}
      <TextField label="E-mail" type="email" autoComplete="username" readOnly={isGiven} {...field("email")} />
    </>
  );
}
