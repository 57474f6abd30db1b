import type { Campaign } from "@app/contract/campaigns/schemas";
import { CAMPAIGN_STEPS } from "@app/contract/campaigns/review";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { choice, usePageState } from "#/lib/page-state.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { notSaved } from "./campaign-draft.ts";
import type { CopyOwner } from "./draft-copy.ts";
import { toBrief, UNTITLED } from "./draft.rules.ts";
import { useCampaignDraft } from "./use-campaign-draft.ts";
import { WizardBar } from "./WizardBar.tsx";
import { WizardConflict } from "./WizardConflict.tsx";
import { StepList, StepLine } from "./WizardSteps.tsx";
import { fetchLaterSteps, WizardStep } from "./steps/WizardStep.tsx";
import { WizardSummary } from "./WizardSummary.tsx";
import { STEP_LABELS } from "./wizard.rules.ts";
import type { StepProps } from "./wizard.rules.ts";

interface CampaignWizardProps {
  /** Who types, and where. */
  owner: CopyOwner;
  /** Null until the first change of a new campaign is stored. */
  campaign: Campaign | null;
  isNew: boolean;
  onCreated?: (id: string) => void;
}

/** The six steps. Every change is saved by itself; leaving at any moment loses nothing. */
export function CampaignWizard({ owner, campaign, isNew, onCreated = () => undefined }: CampaignWizardProps) {
  const { draft, form, save } = useCampaignDraft(owner, campaign, onCreated);
  const [step, setStep] = usePageState("step", choice(CAMPAIGN_STEPS, "basics"));
  const navigate = useNavigate();
  const main = useRef<HTMLElement>(null);
  const index = CAMPAIGN_STEPS.indexOf(step);
  const next = CAMPAIGN_STEPS[index + 1];
  const before = CAMPAIGN_STEPS[index - 1];
  const brief = toBrief(form);
  const creators = campaign?.creators ?? [];
  const title = form.name.trim() === "" ? UNTITLED : form.name;
  const props: StepProps = {
    draft,
    form,
    brief,
    campaign,
    onStep: (to) => {
      setStep(to);
      main.current?.focus();
    },
  };

  async function close() {
    const isSaved = await draft.flush();
    const stay = notSaved(draft.store.get().save);
    if (stay !== null) return toast(stay, { severity: "error" });
    if (!isSaved) toast("Not saved yet. It is kept in this browser.", { severity: "error" });
    await navigate(
      draft.id ? { to: "/campaigns/$campaignId", params: { campaignId: draft.id } } : { to: "/campaigns" },
    );
  }

  return (
    <div className="flex min-h-dvh flex-col" onPointerMove={fetchLaterSteps} onFocus={fetchLaterSteps}>
      <WizardBar title={isNew ? `New campaign: ${title}` : title} save={save} onClose={() => void close()} />
      <div className="grid flex-1 xl:grid-cols-[264px_minmax(0,1fr)_376px]">
        <StepList current={step} brief={brief} creators={creators} onStep={props.onStep} />
        <div className="flex min-w-0 flex-col">
          <main
            ref={main}
            id="main"
            tabIndex={-1}
            className="flex flex-1 flex-col items-center px-4 pt-6 pb-8 outline-none md:px-6 md:pt-8"
          >
            <div className="flex w-full max-w-160 flex-col gap-4">
              <StepLine current={step} brief={brief} creators={creators} onStep={props.onStep} />
              {save.kind === "conflict" && campaign && (
                <WizardConflict draft={draft} campaignId={campaign.id} form={form} theirs={save.theirs} />
              )}
              <WizardStep step={step} {...props} />
            </div>
          </main>
          <div className="bottom-bar sticky bottom-0 flex justify-center border-t border-line bg-bg px-4 py-3 md:px-6">
            <div className="flex w-full max-w-160 justify-between">
              {before ? (
                <Button className="max-md:h-11" onClick={() => props.onStep(before)}>
                  Back
                </Button>
              ) : (
                <span />
              )}
              {next && (
                <Button variant="primary" onClick={() => props.onStep(next)}>
                  Continue to {STEP_LABELS[next].toLowerCase()}
                </Button>
              )}
            </div>
          </div>
        </div>
        <WizardSummary brief={brief} creators={creators} />
      </div>
    </div>
  );
}
