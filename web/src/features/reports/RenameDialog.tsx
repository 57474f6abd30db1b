import { REPORT_TITLE_MAX } from "@app/contract/reports";
import type { Report } from "@app/contract/reports";
import { useState } from "react";
import { useTask } from "#/lib/use-task.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/Dialog.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { useReportActions } from "./reports.queries.ts";

export function RenameDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const { change } = useReportActions(report.id);
  const [title, setTitle] = useState(report.title);
  const { isBusy, run } = useTask();
  async function rename() {
    await change({ title });
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rename the report"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isBusy} disabled={title.trim() === ""} onClick={() => run(rename)}>
            Rename
          </Button>
        </>
      }
    >
      <TextField
        label="Title"
        maxLength={REPORT_TITLE_MAX}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
    </Dialog>
  );
}
