import type { CreatorProfile } from "@app/contract/discovery/creators";
import { PLATFORM_LABELS } from "@app/contract/platforms";
import { formatPercent } from "#/lib/format.ts";
import { nameOf } from "@app/contract/place-names";
import { BarChart } from "#/ui/charts/BarChart.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { creatorFigure } from "#/lib/creator-figures.ts";

/** Groups that one list shows at most. */
const GROUPS_MAX = 6;

/** Who follows the first account of which it is known: countries, genders and ages, as far as a source says. */
export function AudiencePanel({ creator }: { creator: CreatorProfile }) {
  const known = creator.accounts.find(({ audience }) => Object.keys(audience).length > 0);
  const { countries, genders, ages, topCountry } = known?.audience ?? creator.audience;
  const isOneOfMany = known !== undefined && creator.accounts.length > 1;
  const groups = [
    { title: "Countries", shares: shares(countries, (code) => nameOf("region", code)) },
    { title: "Gender", shares: shares(genders, (gender) => (gender === "female" ? "Women" : "Men")) },
    { title: "Age", shares: byAge(shares(ages, (age) => age.replace("-", "–"))) },
  ].filter((group) => group.shares.length > 0);
  if (groups.length === 0 && topCountry === undefined) return null;
  return (
    <Panel title={isOneOfMany ? `Audience on ${PLATFORM_LABELS[known.platform]}` : "Audience"}>
      <div className="grid gap-6 p-4 sm:grid-cols-2 lg:grid-cols-3">
        {topCountry !== undefined && countries === undefined && (
          <p className="text-sm">Most are in {nameOf("region", topCountry)}</p>
        )}
        {groups.map((group) => (
          <ShareList key={group.title} {...group} source={creatorFigure(creator.id, "audience", known?.id)} />
        ))}
      </div>
    </Panel>
  );
}

interface Share {
  name: string;
  percent: number;
}

interface ShareListProps {
  title: string;
  shares: readonly Share[];
  source: string;
}

function ShareList({ title, shares: list, source }: ShareListProps) {
  return (
    <div>
      <h3 className="mb-2 text-sm font-medium text-fg-2">{title}</h3>
      <BarChart
        name={title}
        points={list.map(({ name, percent }) => ({ label: name, value: percent }))}
        whole={100}
        format={(percent) => formatPercent(percent, 0)}
        source={source}
      />
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
