import type { ReportContent } from "@app/contract/reports/schemas";
import { shownFigures, unknownFigures, unknownText } from "@app/contract/reports/view";
import { Link } from "@tanstack/react-router";
import { useMayWork } from "#/lib/api/me.ts";
import { Panel } from "#/ui/Panel.tsx";
import { KpiRow } from "#/ui/text/Kpi.tsx";
import { ReportKpi } from "#/ui/text/ReportKpi.tsx";

/** The figures that are known as tiles; the others are named in one line, with what each needs behind it. */
export function ReportFigures({ content }: { content: ReportContent }) {
  const shown = shownFigures(content);
  const unknown = unknownText(content);
  const mayWork = useMayWork();
  if (shown.length === 0 && unknown === null) return null;
  return (
    <Panel className="print:break-inside-avoid print:[&>dl]:grid-cols-3">
      <h2 className="sr-only">Main figures</h2>
      {shown.length > 0 && (
        <KpiRow>
          {shown.map((figure) => (
            <ReportKpi key={figure.id} figure={figure} />
          ))}
        </KpiRow>
      )}
      {unknown !== null && (
        <details className="border-t border-line px-4 py-2 text-sm text-fg-2 first:border-t-0 print:hidden">
          <summary className="min-h-6 cursor-pointer">{unknown}</summary>
          <ul className="mt-1 flex flex-col gap-1 pb-1">
            {unknownFigures(content).map(({ id, label, note }) => (
              <li key={id}>
                {label}: {note}
              </li>
            ))}
          </ul>
          {mayWork && (
            <Link
              to="/campaigns/$campaignId"
              params={{ campaignId: content.campaign.id }}
              search={{ tab: "content" }}
              className="inline-flex min-h-6 items-center font-medium text-brand-text hover:underline"
            >
              Add them in the campaign
            </Link>
          )}
        </details>
      )}
    </Panel>
  );
}
