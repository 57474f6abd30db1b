import {
  CreatorStanding,
  shareBelow,
  STANDING_LABELS,
  standingSource,
  standingText,
} from "@app/contract/discovery/comparing/standing";
import type { Standing } from "@app/contract/discovery/comparing/standing";
import { discoveryPaths } from "@app/contract/discovery/paths";
import { addressOf } from "@app/contract/paths";
import { useRead } from "#/lib/api/api.ts";
import { formatPercent, formatTotal } from "#/lib/format.ts";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Figure } from "#/ui/text/Figure.tsx";

/** Of a creator of whom size, views and price are known. */
const AWAITED = 4;

/** Where a creator stands among all of the workspace. Nothing while there is nobody to compare with. */
export function StandingPanel({ creatorId }: { creatorId: string }) {
  const { data, error } = useRead(addressOf(discoveryPaths.standing, { id: creatorId }), CreatorStanding);
  if (data ? data.figures.length === 0 : error) return null;
  return (
    <Panel title="Among your creators">
      {data ? (
        <ul className="flex flex-col gap-4 p-4">
          {data.figures.map((standing) => (
            <StandingLine key={standing.field} standing={standing} takenAt={data.takenAt} />
          ))}
        </ul>
      ) : (
        <ListSkeleton rows={AWAITED} label="Loading where the creator stands" isTall />
      )}
    </Panel>
  );
}

/** The whole track is everybody else; the filled part has less. */
function StandingLine({ standing, takenAt }: { standing: Standing; takenAt: string }) {
  const { field, of, median } = standing;
  const share = shareBelow(standing);
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{STANDING_LABELS[field]}</span>
        <span className="text-sm text-fg-2">
          more than{" "}
          <Figure
            label={`${STANDING_LABELS[field]} above`}
            value={formatPercent(share, 0)}
            source={standingSource(standing, takenAt)}
            className="text-fg"
          />{" "}
          of {formatTotal(of - 1)}
        </span>
      </div>
      <div aria-hidden className="relative mt-1.5 h-2 rounded-full bg-surface-2">
        <div className="h-full rounded-full bg-chart-1" style={{ width: `${share}%` }} />
        <span className="absolute top-[-3px] left-1/2 h-3.5 w-0.5 bg-fg-2" />
      </div>
      <p className="mt-1 text-xs text-fg-2">
        {standingText(standing)} here, median of all {standingText({ field, value: median })}
      </p>
    </li>
  );
}
