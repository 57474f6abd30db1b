import type { CreatorProfile } from "@app/contract/discovery/creators";
import { formatPercent, UNKNOWN } from "#/lib/format.ts";
import { BarChart } from "#/ui/charts/BarChart.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { creatorFigure } from "#/lib/creator-figures.ts";

/** What speaks for real followers, and what against, as far as a source says. */
export function AuthenticityPanel({ creator }: { creator: CreatorProfile }) {
  const { fakeFollowers, sponsorShare, verified } = creator;
  const shares = [
    { field: "fakeFollowers", label: "Suspicious followers", value: fakeFollowers },
    { field: "sponsorShare", label: "Sponsored posts", value: sponsorShare },
  ] as const;
  return (
    <Panel title="Authenticity">
      <div className="flex max-w-160 flex-col gap-4 p-4">
        {verified !== null && (
          <State kind={verified ? "passed" : "none"}>
            {verified ? "The platform has verified the account" : "Not verified by the platform"}
          </State>
        )}
        {shares
          .filter(({ value }) => value !== null)
          .map(({ field, label, value }) => (
            <BarChart
              key={field}
              name={label}
              points={[{ label, value }]}
              whole={100}
              format={(percent) => (percent === null ? UNKNOWN : formatPercent(percent, 1))}
              source={creatorFigure(creator.id, field)}
            />
          ))}
      </div>
    </Panel>
  );
}
