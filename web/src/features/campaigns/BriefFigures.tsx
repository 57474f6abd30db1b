import type { CampaignBrief } from "@app/contract/campaigns/schemas";
import { summariseBudget } from "@app/contract/campaigns/budget";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import { feesSource, piecesSource } from "@app/contract/campaigns/sources";
import { Figure } from "#/ui/text/Figure.tsx";
import { piecesText } from "./campaigns.rules.ts";
import { budgetText } from "./wizard/wizard.rules.ts";

interface BriefFigureProps {
  brief: CampaignBrief;
  creators: readonly CampaignCreator[];
}

/** How many pieces of which kind the brief comes to with these creators. */
export function PiecesFigure({ brief, creators }: BriefFigureProps) {
  return (
    <Figure
      value={piecesText(brief, creators)}
      label="Pieces"
      source={piecesSource(brief.lines, creators)}
      className="text-left"
    />
  );
}

/** What the fees come to, of the budget. */
export function FeesFigure({ brief, creators }: BriefFigureProps) {
  return (
    <Figure
      value={budgetText(brief, creators)}
      label="Fees"
      source={feesSource(summariseBudget(brief.budget, creators), null)}
      className="text-left"
    />
  );
}
