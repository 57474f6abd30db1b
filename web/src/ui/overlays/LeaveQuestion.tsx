import { Button } from "#/ui/Button.tsx";
import { Dialog } from "./Dialog.tsx";

/** Before something that is not saved is left. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog
      open
      onClose={onStay}
      title="Leave without saving?"
      text="What you typed here is not saved yet."
      actions={
        <>
          <Button onClick={onLeave}>Leave</Button>
          <Button variant="primary" onClick={onStay}>
            Stay here
          </Button>
        </>
      }
    />
  );
}
