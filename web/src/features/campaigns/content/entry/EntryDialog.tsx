import { useId } from "react";
import type { ReactNode, SyntheticEvent } from "react";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";

interface EntryDialogProps {
  title: string;
  text?: ReactNode;
  /** On the button that sends. */
  action: string;
  form: {
    busy: boolean;
    problem: string | null;
    isUnsaved: boolean;
    submit: (event: SyntheticEvent<HTMLElement>) => void;
  };
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A small form in a dialog: what is typed is asked for before it is left. */
export function EntryDialog({ title, text, action, form, wide, onClose, children }: EntryDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      wide={wide ?? false}
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        {children}
        <FormProblem text={form.problem} />
        <LeaveGuard unsaved={form.isUnsaved} />
      </form>
    </Dialog>
  );
}
