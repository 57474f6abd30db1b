import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { copyText } from "#/lib/clipboard.ts";
import { Button } from "#/ui/Button.tsx";
import { classes } from "#/ui/classes.ts";
import { CONTROL_CLASS, Field } from "./Field.tsx";

interface CopyFieldProps {
  label: string;
  value: string;
  hint?: string;
  /** On the button: "Copy invite link". */
  action?: string;
}

export function CopyField({ label, value, hint, action = "Copy" }: CopyFieldProps) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    setCopied(await copyText(value, "Copied"));
  }
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <span className="flex gap-2">
          <input
            {...ids}
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
            className={classes(CONTROL_CLASS, "h-10 font-mono text-xs")}
          />
          <Button
            className="h-10"
            icon={copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
            onClick={() => void copy()}
          >
            {action}
          </Button>
        </span>
      )}
    </Field>
  );
}
