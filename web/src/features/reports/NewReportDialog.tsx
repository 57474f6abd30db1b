import { ReportInput } from "@app/contract/reports/schemas";
import { Link, useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
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
  const id = useId();
  const initial: { campaignId: string; title: string; data: "live" | "frozen" } = {
    campaignId,
    title: "",
    data: "live",
  };
  const { control, field, problem, busy, submit } = useForm(initial, async ({ title, data, ...wishes }) => {
    const named = title.trim() === "" ? {} : { title };
    const input = checked(ReportInput, { ...wishes, ...named, frozen: data === "frozen" });
    const report = await createReport(input);
    await navigate({ to: "/reports/$reportId", params: { reportId: report.id } });
  });
  const found = campaigns.data?.items ?? [];
  const isFound = found.some((campaign) => campaign.id === asked?.id);
  const offered = [...(asked && !isFound ? [asked] : []), ...found];
  const options = offered.map((campaign) => ({ value: campaign.id, label: campaign.name }));

  return (
    <Dialog
      open
      onClose={onClose}
      title="New report"
      text="Of one campaign: its plan, checks and figures."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {!campaigns.isEmpty && (
            <Button type="submit" form={id} variant="primary" busy={busy}>
              Make the report
            </Button>
          )}
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
        <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <SearchSelect
            label="Campaign"
            of="campaigns"
            {...control("campaignId")}
            before={[{ value: "", label: "Choose a campaign" }]}
            options={options}
            search={campaigns}
          />
          <TextField label="Title" hint="Empty: the name of the campaign" {...field("title")} />
          <RadioGroup label="Data" options={DATA} {...control("data")} />
          <FormProblem text={problem} />
        </form>
      )}
    </Dialog>
  );
}
