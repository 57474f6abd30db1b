import { REPORT_TITLE_MAX } from "@app/contract/reports/schemas";
import { Link, useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useTask } from "#/lib/api/use-task.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { RadioGroup } from "#/ui/fields/RadioGroup.tsx";
import { SearchSelect } from "#/ui/fields/SearchSelect.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { createReport, useCampaignChoices, useChosenCampaign } from "./reports.queries.ts";

interface NewReportDialogProps {
  /** Chosen to begin with; empty for none. */
  campaignId: string;
  onClose: () => void;
}

const DATA = [
  { value: "live", label: "Live", hint: "Follows the campaign." },
  { value: "frozen", label: "Frozen", hint: "Keeps today’s figures, whatever happens later." },
] as const;

export function NewReportDialog({ campaignId, onClose }: NewReportDialogProps) {
  const campaigns = useCampaignChoices();
  const { data: asked } = useChosenCampaign(campaignId);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(campaignId);
  const [title, setTitle] = useState("");
  const [data, setData] = useState<"live" | "frozen">("live");
  const { isBusy, run } = useTask();
  const form = useId();
  const found = campaigns.data?.items ?? [];
  const isFound = found.some(({ id }) => id === asked?.id);
  const options = [...(asked && !isFound ? [asked] : []), ...found].map(({ id, name }) => ({
    value: id,
    label: name,
  }));

  async function create() {
    const named = title.trim() === "" ? {} : { title: title.trim() };
    const report = await createReport({ campaignId: chosen, frozen: data === "frozen", ...named });
    await navigate({ to: "/reports/$reportId", params: { reportId: report.id } });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="New report"
      text="Of one campaign: its plan, checks and figures."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={isBusy} disabled={chosen === ""}>
            Make the report
          </Button>
        </>
      }
    >
      {campaigns.isEmpty ? (
        <p>
          There is no campaign yet.{" "}
          <Link to="/campaigns/new" className="font-medium text-brand-text underline">
            Start one
          </Link>
          , and report on it here.
        </p>
      ) : (
        <form
          id={form}
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            run(create);
          }}
        >
          <SearchSelect
            label="Campaign"
            of="campaigns"
            value={chosen}
            before={[{ value: "", label: "Choose a campaign" }]}
            options={options}
            search={campaigns}
            onChange={setChosen}
          />
          <TextField
            label="Title"
            hint="Empty: the name of the campaign"
            maxLength={REPORT_TITLE_MAX}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <RadioGroup label="Data" options={DATA} value={data} onChange={setData} />
        </form>
      )}
    </Dialog>
  );
}
