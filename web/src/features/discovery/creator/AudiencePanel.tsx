import type { CreatorProfile } from "@app/contract/discovery/creators";
import { PLATFORM_LABELS } from "@app/contract/platforms";
import { formatPercent } from "#/lib/format.ts";
import { nameOf } from "@app/contract/place-names";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { creatorFigure } from "#/lib/creator-figures.ts";

/** Groups that one list shows at most. */
const GROUPS_MAX = 6;

/** Who follows the first account of which it is known: countries, genders and ages, as far as a source says. */
export function AudiencePanel({ creator }: { creator: CreatorProfile }) {
  const known = creator.accounts.find(({ audience }) => Object.keys(audience).length > 0);
  const { countries, genders, ages } = known?.audience ?? creator.audience;
  const isOneOfMany = known !== undefined && creator.accounts.length > 1;
  const groups = [
    { title: "Countries", shares: shares(countries, (code) => nameOf("region", code)) },
    { title: "Gender", shares: shares(genders, (gender) => (gender === "female" ? "Women" : "Men")) },
    { title: "Age", shares: byAge(shares(ages, (age) => age.replace("-", "–"))) },
  ].filter((group) => group.shares.length > 0);
  return (
    <Panel title={isOneOfMany ? `Audience on ${PLATFORM_LABELS[known.platform]}` : "Audience"}>
      {groups.length === 0 ? (
        <EmptyState
          title="The audience is not known"
          text="It comes with a table that has audience columns, or from the creator."
        />
      ) : (
        <div className="grid gap-6 p-4 sm:grid-cols-3">
          {groups.map((group) => (
            <ShareList
              key={group.title}
              {...group}
              source={creatorFigure(creator.id, "audience", known?.id)}
            />
          ))}
        </div>
      )}
    </Panel>
  );
}

interface Share {
  name: string;
  percent: number;
}

function ShareList({
  title,
  shares: list,
  source,
}: {
  title: string;
  shares: readonly Share[];
  source: string;
}) {
  return (
    <div>
      <h3 className="mb-2 text-sm font-medium text-fg-2">{title}</h3>
      <dl className="flex flex-col gap-1.5">
        {list.map(({ name, percent }) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="truncate">{name}</dt>
            <dd className="tabular-nums">
              <Figure label={name} value={formatPercent(percent, 0)} source={source} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function shares(
  group: Record<string, number | undefined> | undefined,
  label: (key: string) => string,
): Share[] {
  return Object.entries(group ?? {})
    .flatMap(([key, percent]) => (percent === undefined ? [] : { name: label(key), percent }))
    .toSorted((a, b) => b.percent - a.percent)
    .slice(0, GROUPS_MAX);
}

function byAge(list: readonly Share[]): Share[] {
  return list.toSorted((a, b) => Number.parseInt(a.name, 10) - Number.parseInt(b.name, 10));
}
