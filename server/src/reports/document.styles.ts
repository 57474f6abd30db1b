/** The whole style sheet of a shared report. No attribute styles: the policy allows this one sheet only. */
export const DOCUMENT_STYLES = `
:root{--fg:#141728;--fg2:#535769;--line:#e1e2ea;--soft:#f2f3f8;--bg:#f9fafd;--chart:#4f46e5;--ok:#006e3b;--bad:#ba1e20}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:14px/20px Inter,system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:1056px;margin:0 auto;padding:32px 16px;display:grid;gap:16px}
h1{margin:4px 0 0;max-width:22em;font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.02em;text-wrap:balance}
h2{margin:0;font-size:14px;font-weight:600}
p{margin:0}
.muted{color:var(--fg2)}
.small{font-size:13px}
.cover{display:flex;gap:16px;align-items:end;justify-content:space-between;padding-bottom:16px;border-bottom:2px solid var(--fg)}
.badge{flex:none;padding:2px 8px;border-radius:6px;background:var(--soft);font-size:12px;line-height:16px;font-weight:500}
.panel{min-width:0;background:#fff;border:1px solid var(--line);border-radius:12px;margin:0}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(136px,1fr));margin:0;overflow:hidden}
@media (min-width:720px){.figures.many{grid-template-columns:repeat(4,1fr)}}
.figure:has([open]){grid-column:1/-1}
.figure{padding:16px;box-shadow:0 0 0 .5px var(--line)}
.figure dt{font-size:13px;color:var(--fg2)}
.figure dd{margin:0}
.value{font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.value.na{color:var(--fg2)}
summary{cursor:pointer;list-style:none;width:fit-content;text-decoration:underline dotted var(--fg2) 1px;text-underline-offset:5px}
summary::-webkit-details-marker{display:none}
summary:focus-visible{outline:2px solid var(--chart);outline-offset:2px;border-radius:4px}
.source{margin:8px 0;padding:12px;background:var(--soft);border-radius:8px;font-size:12px;line-height:16px}
.source dl{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;margin:8px 0 0}
.source dt{color:var(--fg2)}
.source dd{margin:0;overflow-wrap:anywhere}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:16px}
.chart{padding:16px}
.chart figcaption b{display:block;font-weight:600}
.chart figcaption span{color:var(--fg2)}
.chart svg{display:block;width:100%;max-width:560px;height:auto;margin-top:12px;font-size:11px}
.chart text{fill:var(--fg2)}
.chart .strong{fill:var(--fg);font-weight:500}
.chart rect{fill:var(--chart)}
.chart line{stroke:var(--line)}
.head{padding:10px 16px;border-bottom:1px solid var(--line)}
.method{display:grid;grid-template-columns:minmax(96px,auto) 1fr;gap:8px 16px;margin:0;padding:12px 16px;font-size:13px}
.method dt{color:var(--fg2)}
.method dd{margin:0;overflow-wrap:anywhere}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:8px 16px;text-align:left;white-space:nowrap;border-bottom:1px solid var(--line)}
tr:last-child td{border-bottom:0}
th{font-size:12px;font-weight:500;color:var(--fg2)}
.num{text-align:right}
td b{font-weight:500}
footer{display:flex;flex-wrap:wrap;gap:8px;justify-content:space-between;padding-top:12px;border-top:1px solid var(--line);font-size:12px;color:var(--fg2)}
@page{size:A4;margin:14mm}
@media print{body{background:#fff;font-size:12px;line-height:16px}main{max-width:none;padding:0}h1{font-size:20px;line-height:28px}.panel{break-inside:avoid}.charts{grid-template-columns:1fr 1fr}.scroll{overflow:visible}th,td{padding:6px 8px;white-space:normal}.value{font-size:18px;line-height:24px}}
`;
