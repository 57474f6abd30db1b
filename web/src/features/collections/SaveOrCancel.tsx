import { Button } from "#/ui/Button.tsx";

interface SaveOrCancelProps {
  isBusy: boolean;
  isRefused?: boolean;
  onSave: () => void;
  onCancel: (() => void) | undefined;
}

/** Below a field that stands in the place of what it edits. */
export function SaveOrCancel({ isBusy, isRefused = false, onSave, onCancel }: SaveOrCancelProps) {
  return (
    <span className="flex gap-2">
      <Button size={32} variant="primary" busy={isBusy} disabled={isRefused} onClick={onSave}>
        Save
      </Button>
      <Button size={32} onClick={onCancel}>
        Cancel
      </Button>
    </span>
  );
}
