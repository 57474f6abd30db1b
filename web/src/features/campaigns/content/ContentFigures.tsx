import type { Campaign } from "@app/contract/campaigns/schemas";
import type { CampaignResults } from "@app/contract/results/figures";
import { moneySource, resultSource } from "@app/contract/results/sources";
import { useSeesPrices } from "#/lib/api/me.ts";
import { formatAmount, formatCount, formatPercent, formatTotal, plural } from "#/lib/format.ts";
import { Panel } from "#/ui/Panel.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Kpi, KpiRow } from "#/ui/text/Kpi.tsx";
import { mainMoney } from "./content.rules.ts";

/** What came of the campaign: the same figures as in its report. */
export function ContentFigures({ campaign, results }: { campaign: Campaign; results: CampaignResults }) {
  const { figures } = results;
  const seesPrices = useSeesPrices();
  const money = mainMoney(figures, campaign);
  return (
    <Panel>
      <h2 className="sr-only">Results</h2>
      <KpiRow>
        <Kpi
          label="Views"
          value={
            <Figure
              label="Views"
              value={formatCount(figures.views.value)}
              source={resultSource("views", results)}
            />
          }
          note={`${figures.views.known} of ${plural(figures.posts, "post")}`}
        />
        <Kpi
          label="Engagement by views"
          value={
            <Figure
              label="Engagement by views"
              value={formatPercent(figures.engagementRate.value)}
              source={resultSource("er.views", results)}
            />
          }
          note={`${figures.engagementRate.known} of ${plural(figures.posts, "post")}`}
        />
        <Kpi
          label="Orders"
          value={
            <Figure
              label="Orders"
              value={formatTotal(figures.orders)}
              source={resultSource("orders", results)}
            />
          }
        />
        {seesPrices && (
          <Kpi
            label="Cost"
            value={
              <Figure
                label="Cost"
                value={formatAmount(money?.cost, money?.currency)}
                source={moneySource("cost", money, results)}
              />
            }
            note={figures.unknownCosts > 0 ? `${plural(figures.unknownCosts, "cost")} not known` : undefined}
          />
        )}
        {seesPrices && (
          <Kpi
            label="Cost per 1,000 views"
            value={
              <Figure
                label="Cost per 1,000 views"
                value={formatAmount(money?.cpm, money?.currency)}
                source={moneySource("cpm", money, results)}
              />
            }
          />
        )}
      </KpiRow>
    </Panel>
  );
}
