import { campaignGaps, campaignQuestions } from "@app/contract/campaigns/review";
import type { CampaignQuestion } from "@app/contract/campaigns/review";
import { useNavigate } from "@tanstack/react-router";
import { CircleAlert, CircleCheck, CircleQuestionMark, Play } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { ApiError } from "#/lib/api/api-error.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { campaignActions } from "#/features/campaigns/campaigns.queries.ts";
import { UNTITLED } from "#/features/campaigns/wizard/draft.rules.ts";
import { StepHead } from "#/features/campaigns/wizard/StepHead.tsx";
import type { StepProps } from "#/features/campaigns/wizard/wizard.rules.ts";

/** What is still missing, each with the way there; and the start. */
export function ReviewStep({ draft, brief, campaign, onStep }: StepProps) {
  const navigate = useNavigate();
  const { setStatus } = campaignActions(campaign?.id ?? "");
  const [isBusy, setIsBusy] = useState(false);
  const named = { ...brief, name: brief.name === UNTITLED ? "" : brief.name };
  const creators = campaign?.creators ?? [];
  const gaps = campaignGaps(named, creators);
  const questions = campaignQuestions(named, creators);

  async function start() {
    setIsBusy(true);
    try {
      const isSaved = await draft.flush();
      const version = draft.version;
      if (!campaign || !isSaved) return;
      if (!(await setStatus({ version, status: campaign.status }, "active"))) return;
      toast("The campaign is active");
      await navigate({ to: "/campaigns/$campaignId", params: { campaignId: campaign.id } });
    } catch (error) {
      // A refusal is on screen already; anything else is a bug.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <StepHead
        title="Is everything there?"
        text="A draft can wait as long as you like. Starting it makes its days count: late drafts are shown from then on."
      />
      {gaps.length > 0 ? (
        <StepLinks
          id="gaps"
          title={gaps.length === 1 ? "One thing is missing" : `${gaps.length} things are missing`}
          icon={<CircleAlert aria-hidden size={20} className="text-warn" />}
          items={gaps}
          onStep={onStep}
        />
      ) : (
        <p className="flex items-center gap-2 rounded-lg border border-line bg-surface p-4 font-medium text-success">
          <CircleCheck aria-hidden size={20} />
          Everything needed to start is there.
        </p>
      )}
      {questions.length > 0 && (
        <StepLinks
          id="questions"
          title="Worth a look before the start"
          icon={<CircleQuestionMark aria-hidden size={20} className="text-fg-2" />}
          items={questions}
          onStep={onStep}
        />
      )}
      {campaign?.status === "draft" || !campaign ? (
        <div>
          <Button
            variant="primary"
            icon={<Play aria-hidden size={16} />}
            busy={isBusy}
            disabled={gaps.length > 0}
            onClick={() => void start()}
          >
            Start the campaign
          </Button>
        </div>
      ) : (
        <p className="text-fg-2">
          The campaign has started. Changes hold for drafts that are sent from now on.
        </p>
      )}
    </>
  );
}

interface StepLinksProps {
  id: string;
  title: string;
  icon: ReactNode;
  items: readonly CampaignQuestion[];
  onStep: StepProps["onStep"];
}

/** Each thing leads to the step where it is put right. */
function StepLinks({ id, title, icon, items, onStep }: StepLinksProps) {
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line-mid bg-surface p-4">
      <h3 id={id} className="flex items-center gap-2 font-semibold">
        {icon}
        {title}
      </h3>
      <ul className="mt-2 flex flex-col gap-1 pl-7">
        {items.map(({ step, message }) => (
          <li key={`${step} ${message}`}>
            <button
              type="button"
              onClick={() => onStep(step)}
              className="min-h-6 rounded-sm text-left text-brand-text underline underline-offset-2 max-md:min-h-11"
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
