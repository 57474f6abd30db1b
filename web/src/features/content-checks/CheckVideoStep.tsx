import { useNavigate } from "@tanstack/react-router";
import { NewCheckForm } from "./new-check/NewCheckForm.tsx";

interface CheckVideoStepProps {
  /** Called before the check opens, so that the step can be ticked off. */
  onDone?: () => void;
}

/** "Check a video now" in the first run: needs no data, and leads to the answers. */
export function CheckVideoStep({ onDone }: CheckVideoStepProps) {
  const navigate = useNavigate();
  return (
    <NewCheckForm
      onStarted={(check) => {
        onDone?.();
        void navigate({ to: "/sentinel/$checkId", params: { checkId: check.id } });
      }}
    />
  );
}
