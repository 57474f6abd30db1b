import { findingFigureSource } from "@app/contract/strategy/findings/figures";
import { Panel } from "#/ui/Panel.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Kpi, KpiRow } from "#/ui/text/Kpi.tsx";

/** One figure of a card: its place in what the tool found, and how it is written. */
interface CardFigure {
  label: string;
  path: string;
  value: string;
}

interface FigureCardProps {
  title: string;
  figures: readonly CardFigure[];
  /** What the figures stand on, as a sentence. */
  note: string;
  /** The finding that the places are of. */
  output: unknown;
}

/** A figure with its range; each opens where it comes from. */
export function FigureCard({ title, figures, note, output }: FigureCardProps) {
  return (
    <Panel title={title}>
      <KpiRow>
        {figures.map(({ label, path, value }) => {
          const source = findingFigureSource(path, output);
          return (
            <Kpi
              key={path}
              label={label}
              value={source ? <Figure value={value} source={source} label={label} /> : value}
            />
          );
        })}
      </KpiRow>
      <p className="border-t border-line px-4 py-2.5 text-sm text-fg-2">{note}</p>
    </Panel>
  );
}
