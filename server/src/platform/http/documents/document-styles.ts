/** How every shared document looks, on screen and on paper. No attribute styles: the policy allows one sheet only. */
export const DOCUMENT_STYLES = `
:root{--fg:#141728;--fg2:#535769;--line:#e4e5ed;--mid:#838593;--soft:#f2f3f8;--bg:#f9fafd;--chart:#4f46e5}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--fg);font:14px/20px "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:1104px;margin:0 auto;padding:32px 24px;display:grid;gap:16px}
main>*{min-width:0}
h1{margin:4px 0 0;max-width:30em;font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}
h2{margin:0;font-size:14px;font-weight:600}
p,dl,dd,ul{margin:0}
.muted{color:var(--fg2)}
.small{font-size:13px}
.cover{display:flex;gap:24px;align-items:end;justify-content:space-between;padding-bottom:20px;border-bottom:2px solid var(--fg)}
.cover p{overflow-wrap:anywhere}
.origin{flex:none;display:grid;gap:8px;justify-items:end}
.mark{display:flex;gap:8px;align-items:center}
.mark b{font-weight:600}
.badge{padding:2px 8px;border-radius:6px;background:var(--soft);font-size:12px;line-height:16px;font-weight:500}
.panel{min-width:0;background:#fff;border:1px solid var(--line);border-radius:12px;margin:0}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr));overflow:hidden;border-radius:11px}
.figures.fours{grid-template-columns:repeat(4,1fr)}
.figures.fives{grid-template-columns:repeat(5,1fr)}
.figure{padding:14px 16px 16px;box-shadow:0 0 0 .5px var(--line)}
.figure:has([open]){grid-column:1/-1}
.figure dt{font-size:13px;color:var(--fg2)}
.value{font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.value.na{color:var(--fg2)}
summary,.open{cursor:help;text-decoration:underline dotted var(--mid) 1px;text-underline-offset:5px}
summary{list-style:none;width:fit-content;min-height:24px}
summary::-webkit-details-marker{display:none}
summary:hover,.open:hover{text-decoration-color:var(--fg)}
summary:focus-visible,button:focus-visible,.scroll:focus-visible{outline:2px solid var(--chart);outline-offset:2px;border-radius:4px}
.source{margin:8px 0;padding:12px;background:var(--soft);border-radius:8px;font-size:13px;line-height:20px;font-weight:400}
.source dl{display:grid;grid-template-columns:fit-content(45%) 1fr;gap:4px 12px;margin:8px 0}
.source dt{color:var(--fg2);overflow-wrap:anywhere}
.source dd{overflow-wrap:anywhere}
.head{display:flex;flex-wrap:wrap;gap:0 16px;justify-content:space-between;align-items:baseline;padding:10px 16px;border-bottom:1px solid var(--line)}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse}
th,td{padding:8px 16px;text-align:left;white-space:nowrap;border-bottom:1px solid var(--line)}
tr:last-child td{border-bottom:0}
th{font-size:12px;line-height:16px;font-weight:500;color:var(--fg2)}
.num{text-align:right;font-variant-numeric:tabular-nums}
td b{font-weight:500}
.wraps{white-space:normal}
.note{padding:10px 16px;border-top:1px solid var(--line)}
button{font:inherit;letter-spacing:inherit;color:inherit;border:0;background:none;padding:0;font-variant-numeric:tabular-nums}
.open{min-height:24px}
.over{width:min(400px,calc(100vw - 32px));max-height:calc(100vh - 32px);margin:auto;padding:16px;overflow:auto;border:0;border-radius:12px;background:#fff;color:var(--fg);text-align:left;white-space:normal;font-variant-numeric:normal;box-shadow:0 0 0 1px rgb(20 23 40/.08),0 12px 28px -8px rgb(20 23 40/.28)}
.over p:first-child{display:flex;gap:16px;justify-content:space-between;margin-bottom:8px;font-size:14px}
.over b{font-weight:600}
.over::backdrop{background:rgb(20 23 40/.16)}
@supports not selector(:popover-open){.over{display:none}}
.close{min-height:32px;padding:0 12px;border:1px solid var(--mid);border-radius:8px;font-weight:500;cursor:pointer}
footer{display:flex;flex-wrap:wrap;gap:8px;justify-content:space-between;padding-top:12px;border-top:1px solid var(--line);font-size:12px;color:var(--fg2)}
@media (max-width:1023px){.figures{grid-template-columns:repeat(3,1fr)}th,td{padding:8px 12px}}
@media (max-width:767px){
main{padding:24px 16px}
.cover{flex-direction:column;align-items:stretch;gap:12px}
.origin{display:flex;align-items:center;justify-content:space-between}
.figures,.figures.fours,.figures.fives{grid-template-columns:1fr 1fr}
.figure:last-child:nth-child(odd){grid-column:1/-1}
th{white-space:normal}
}
@page{size:A4;margin:14mm 14mm 16mm;@bottom-right{content:"Page " counter(page) " of " counter(pages);font:11px "Inter Variable",Inter,system-ui,sans-serif;color:#535769}}
@media print{
body{background:#fff;font-size:12px;line-height:16px}
main{display:block;max-width:none;padding:0}
main>:not(:first-child){margin-top:12px}
h1{font-size:22px;line-height:28px}
.small{font-size:12px}
.cover{flex-direction:row;align-items:end}
.origin{display:grid;justify-items:end}
.badge{padding:0}
.screen{display:none}
.panel{break-inside:avoid}
.panel.flow{break-inside:auto;-webkit-box-decoration-break:clone;box-decoration-break:clone}
.head{break-after:avoid}
tr{break-inside:avoid}
.figures{grid-template-columns:repeat(3,1fr)}
.figures.fours{grid-template-columns:repeat(4,1fr)}
.figures.fives{grid-template-columns:repeat(5,1fr)}
.figure{padding:10px 12px 12px}
.figure:last-child:nth-child(odd){grid-column:auto}
.figure dt{font-size:11px}
.value{font-size:20px;line-height:28px}
.scroll{overflow:visible}
th,td{padding:6px 8px}
th:not(.num),td:not(.num){white-space:normal}
th:first-child,td:first-child{padding-left:16px}
th:last-child,td:last-child{padding-right:16px}
th{font-size:11px;white-space:normal}
summary,.open{text-decoration:none;min-height:0}
}
`;
