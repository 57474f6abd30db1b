import { DOCUMENT_STYLES } from "#/platform/http/documents/document-styles.ts";

/** The whole style sheet of a shared report. */
export const REPORT_STYLES = `${DOCUMENT_STYLES}.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:16px}
.chart{padding:16px;container-type:inline-size}
.chart figcaption b{display:block;font-weight:600}
.chart figcaption span{color:var(--fg2)}
.chart summary{margin-top:12px;color:var(--fg2)}
.findings{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,220px),1fr));gap:16px 24px;padding:16px}
.findings ul{display:grid;gap:6px;margin-top:6px;padding:0;list-style:none}
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:13px}
.legend span{display:inline-flex;gap:6px;align-items:center}
.legend svg{width:14px;height:14px}
.timeline{display:block;width:100%;height:auto;margin-top:12px;font-size:11px}
.chart .flight{fill:var(--soft)}
.timeline line{stroke:var(--line)}
.timeline .today{stroke:var(--fg2);stroke-dasharray:3 3}
.timeline text{fill:var(--fg2)}
.timeline .strong{fill:var(--fg);font-weight:500}
.mark-due,.mark-late,.mark-sent,.mark-planned,.mark-live{stroke-width:2;stroke:var(--chart);fill:var(--chart)}
.mark-due,.mark-planned{fill:#fff}
.mark-late{stroke:#ba1e20;fill:#ba1e20}
.mark-planned,.mark-live{stroke:#0e9488}
.mark-live{fill:#0e9488}
.columns{display:block;width:100%;max-width:560px;height:auto;margin-top:12px;font-size:11px}
.chart rect,.bars rect{fill:var(--chart)}
.columns line{stroke:var(--line)}
.columns text{fill:var(--fg2)}
.columns .strong{fill:var(--fg);font-weight:500}
.bars{display:grid;grid-template-columns:fit-content(45%) minmax(64px,1fr) auto;gap:8px 12px;margin-top:12px;padding:0;list-style:none;font-size:13px}
.bars.narrow{display:none}
.bars li{display:grid;grid-column:1/-1;grid-template-columns:subgrid;align-items:center}
.bars span{overflow-wrap:anywhere}
.bars span:last-child{color:var(--fg2);text-align:right;font-variant-numeric:tabular-nums}
.bars b{font-weight:500;color:var(--fg)}
.bars svg{display:block;width:100%;height:12px;border-radius:3px;background:var(--soft)}
@container (max-width:440px){.columns{display:none}.bars.narrow{display:grid}}
@container (max-width:340px){.bars{grid-template-columns:1fr auto;gap:10px 12px}.bars li{row-gap:4px}.bars svg{grid-row:2;grid-column:1/-1;height:10px}}
.method{display:grid;grid-template-columns:minmax(112px,auto) 1fr;gap:8px 16px;padding:12px 16px;font-size:13px}
.method dt{color:var(--fg2)}
.method dd{overflow-wrap:anywhere}
@media (max-width:767px){
.method{grid-template-columns:1fr;gap:0}
.method dd{margin-bottom:12px}
}
@media print{
.chart details{display:none}
.method,.bars{font-size:12px}
.charts{grid-template-columns:1fr 1fr;gap:12px}
.charts>:only-child{grid-column:1/-1}
.chart{padding:12px 16px}
.bars{grid-template-columns:fit-content(45%) 1fr auto;gap:6px 8px}
.bars svg{grid-row:auto;grid-column:auto;height:10px}
.method{grid-template-columns:minmax(96px,auto) 1fr;gap:4px 16px}
.method dd{margin:0}
}
`;
