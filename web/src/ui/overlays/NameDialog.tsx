import { useId, useState } from "react";
import { ApiError } from "#/lib/api/api-error.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";

interface NameDialogProps {
  open: boolean;
  title: string;
  action: string;
  label: string;
  /** As the server calls it. */
  field: "name" | "title";
  /** What is said where there is none. */
  missing: string;
  initial: string;
  maxLength: number;
  onClose: () => void;
  /** Closes the dialog itself when it is done. */
  onName: (name: string) => Promise<void>;
}

/** Asks for one name. */
export function NameDialog(props: NameDialogProps) {
  if (!props.open) return null;
  return <OpenNameDialog {...props} />;
}

function OpenNameDialog(props: NameDialogProps) {
  const { title, action, label, field, missing, initial, maxLength, onClose, onName } = props;
  const form = useId();
  const [name, setName] = useState(initial);
  // Names what was there when the dialog was opened, whatever came since.
  const [nameIt] = useState(() => onName);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    if (name.trim() === "") {
      setError(missing);
      return;
    }
    setBusy(true);
    try {
      await nameIt(name.trim());
    } catch (cause) {
      setError(cause instanceof ApiError ? (cause.field(field) ?? cause.message) : String(cause));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={label}
          value={name}
          maxLength={maxLength}
          error={error}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
