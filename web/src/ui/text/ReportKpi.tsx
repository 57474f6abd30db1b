import type { ReportFigure } from "@app/contract/reports/figure";
import { formatReportFigure } from "@app/contract/reports/figure-format";
import { Figure } from "./Figure.tsx";
import { Kpi } from "./Kpi.tsx";

/** A key figure as the server makes it; the numbers in its note have the same origin. */
export function ReportKpi({ figure }: { figure: ReportFigure }) {
  const { label, note, source } = figure;
  return (
    <Kpi
      label={label}
      value={<Figure label={label} value={formatReportFigure(figure)} source={source} />}
      note={/\d/u.test(note) ? <Figure value={note} source={source} className="text-left" /> : note}
    />
  );
}
