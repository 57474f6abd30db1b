import type { ReportFigure } from "@app/contract/reports/figure";
import { formatReportFigure } from "@app/contract/reports/figure-format";
import type { ReactNode } from "react";
import { Figure } from "./Figure.tsx";
import { Kpi } from "./Kpi.tsx";

interface ReportKpiProps {
  figure: ReportFigure;
  /** Stands in place of the value: a small drawing of it. */
  children?: ReactNode;
}

/** A key figure as the server makes it; the numbers in its note have the same origin. */
export function ReportKpi({ figure, children }: ReportKpiProps) {
  const { label, note, source } = figure;
  return (
    <Kpi
      label={label}
      value={
        <Figure label={label} value={formatReportFigure(figure)} source={source}>
          {children}
        </Figure>
      }
      note={/\d/u.test(note) ? <Figure value={note} source={source} className="text-left" /> : note}
    />
  );
}
