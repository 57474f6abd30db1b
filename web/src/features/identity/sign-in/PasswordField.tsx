import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import { classes } from "#/ui/classes.ts";
import { CONTROL_CLASS, Field } from "#/ui/fields/Field.tsx";
import { LINK_CLASS } from "./link-class.ts";

interface PasswordFieldProps {
  label?: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: "current-password" | "new-password";
  error?: string | undefined;
  hint?: ReactNode;
  /** Between the field and its hint. */
  meter?: ReactNode;
  startsFocused?: boolean;
  /** At the end of the label: what to do without the password. */
  onForgotten?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A password that can be shown; pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { label = "Password", value, onChange, autoComplete, error, hint, startsFocused = false } = props;
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      {props.onForgotten && (
        <button
          type="button"
          onClick={props.onForgotten}
          className={`${LINK_CLASS} absolute top-0 right-0 h-5`}
        >
          Forgot it?
        </button>
      )}
      <Field label={label} error={error} hint={hint}>
        {(ids) => (
          <>
            <span className="relative block">
              <input
                {...ids}
                type={isShown ? "text" : "password"}
                name="password"
                autoComplete={autoComplete}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a step that was just opened
                autoFocus={startsFocused}
                required
                value={value}
                onChange={(event) => onChange(event.target.value)}
                className={classes(CONTROL_CLASS, "h-10 pr-11 max-md:h-11")}
              />
              <button
                type="button"
                aria-label={isShown ? "Hide the password" : "Show the password"}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
                className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-fg-2 hover:text-fg max-md:w-11"
              >
                {isShown ? <EyeOff aria-hidden size={16} /> : <Eye aria-hidden size={16} />}
              </button>
            </span>
            {props.meter}
          </>
        )}
      </Field>
    </div>
  );
}
