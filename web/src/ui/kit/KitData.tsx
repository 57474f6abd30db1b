import type { FigureSource } from "@app/contract/figures";
import { formatCount } from "#/lib/format.ts";
import { BarChart } from "#/ui/charts/BarChart.tsx";
import { ChartFrame } from "#/ui/charts/ChartFrame.tsx";
import { LineChart } from "#/ui/charts/LineChart.tsx";
import { Sparkline } from "#/ui/charts/Sparkline.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Kpi, KpiRow } from "#/ui/text/Kpi.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Score } from "#/ui/text/Score.tsx";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import type { TableColumn } from "#/ui/table/columns.ts";
import { DataTable } from "#/ui/table/DataTable.tsx";
import { useChoice } from "#/ui/table/use-choice.ts";
import { useLocalTable } from "#/ui/table/use-local-table.ts";
import { useWholeList } from "#/ui/table/use-whole-list.ts";
import { KitGroup } from "./KitGroup.tsx";

const VIEWS: FigureSource = {
  metric: "views.median",
  label: "Median views",
  definition: "Half of the recent posts have more views than this, half have fewer.",
  inputs: [{ label: "Posts read", value: "12" }],
  sample: "12 posts",
  asOf: "2026-11-19T08:00:00Z",
  source: "Sample",
};
const CREATORS = [
  { name: "Inês Carvalhal", handle: "ines.semfiltro", platform: "instagram", score: 94, views: 31_400 },
  { name: "Mateo Iruela", handle: "mateo.dermis", platform: "tiktok", score: 76, views: 58_900 },
  { name: null, handle: "mafaldarios", platform: "youtube", score: null, views: null },
] as const;
const MONTHS = ["06/2026", "07/2026", "08/2026", "09/2026", "10/2026", "11/2026"];
const GROWTH = [21_000, 24_500, null, 30_200, 33_000, 38_400].map((value, index) => ({
  label: MONTHS[index] ?? "",
  value,
  low: value === null ? null : value * 0.85,
  high: value === null ? null : value * 1.2,
}));
const SPEND = [
  { label: "Beauty", value: 18_400 },
  { label: "Fitness", value: 9200 },
  { label: "Travel", value: null },
];

export function KitData({ theme }: { theme: string }) {
  return (
    <KitGroup title="Figures, table, charts">
      <div className="flex w-full min-w-0 flex-col gap-4">
        <Panel>
          <KpiRow>
            <Kpi
              label="People reached"
              value={<Figure value="1.86M" source={VIEWS} />}
              note="1.52M–2.21M, estimated"
            />
            <Kpi
              label="Sales traced"
              value={<span className="text-fg-2">NA</span>}
              note="No shop connected"
            />
          </KpiRow>
        </Panel>
        <KitTable theme={theme} />
        <ChartFrame
          title="Views rose by 83% since June"
          measure="Median views a post"
          summary="From 21.00K in June to 38.40K in November; August is unknown."
          points={GROWTH}
          format={formatCount}
        >
          {(width) => <LineChart points={GROWTH} format={formatCount} name="Views rose" width={width} />}
        </ChartFrame>
        <ChartFrame
          title="Beauty took most"
          measure="Views by category"
          summary="Beauty 18.40K, Fitness 9.20K, Travel unknown."
          points={SPEND}
          format={formatCount}
        >
          {() => <BarChart points={SPEND} format={formatCount} name="Views by category" />}
        </ChartFrame>
      </div>
    </KitGroup>
  );
}

type KitCreator = (typeof CREATORS)[number];

const COLUMNS: readonly TableColumn<KitCreator>[] = [
  {
    id: "name",
    label: "Creator",
    fixed: "start",
    sort: ({ name, handle }) => name ?? handle,
    cell: ({ name, handle, platform }) => <CreatorCell name={name} handle={handle} platform={platform} />,
  },
  {
    id: "fit",
    label: "Fit",
    numeric: true,
    sort: ({ score }) => score,
    cell: ({ score }) => <Score value={score} />,
  },
  {
    id: "views",
    label: "Views",
    numeric: true,
    sort: ({ views }) => views,
    cell: ({ views }) => <Figure value={formatCount(views)} source={VIEWS} />,
  },
  {
    id: "growth",
    label: "Growth",
    cell: ({ handle }) => <Sparkline values={[3, 4, null, 5, 9]} name={`Growth of ${handle}`} />,
  },
];
const handleOf = ({ handle }: KitCreator) => handle;

function KitTable({ theme }: { theme: string }) {
  const state = useLocalTable();
  const choice = useChoice(handleOf);
  const { rows, total } = useWholeList(CREATORS, COLUMNS, state);
  return (
    <Panel>
      <DataTable
        name="kit"
        label={`Creators, ${theme}`}
        columns={COLUMNS}
        rows={rows}
        keyOf={handleOf}
        nameOf={handleOf}
        state={state}
        total={total}
        choice={choice}
      />
    </Panel>
  );
}
