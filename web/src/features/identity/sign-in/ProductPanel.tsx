import { BadgeCheck } from "lucide-react";

const PROMISES = [
  { title: "Plans with a proof", text: "How close to the best, and what each rule costs" },
  { title: "Checks with evidence", text: "The second, the frame or the word" },
  { title: "Your data stays yours", text: "Full export, real deletion" },
];

const SOURCE = [
  { label: "Definition", value: "Different people reached at least once" },
  { label: "Sample", value: "1,204 creators, 186 fit the brief" },
  { label: "Data from", value: "18/11/2026, an invented example" },
];

/** What Herald does, beside the form on wide screens. */
export function ProductPanel() {
  return (
    <aside
      aria-label="What Herald does"
      className="m-3 flex flex-col justify-between gap-8 overflow-hidden rounded-xl bg-linear-155/oklch from-gradient-1 via-gradient-2 via-45% to-gradient-3 p-12 text-on-brand max-lg:hidden"
    >
      <h2 className="max-w-120 text-3xl font-semibold">Every figure can show where it comes from.</h2>
      <div className="w-full max-w-112 rounded-lg bg-surface px-6 py-5 text-fg shadow-overlay">
        <div className="flex items-start justify-between gap-3">
          <div>
            <p className="text-sm text-fg-2">Plan for Spring SPF launch</p>
            <p className="mt-0.5 text-lg font-semibold">Within 0.1% of the best possible plan</p>
          </div>
          <span className="mt-0.5 inline-flex h-5 shrink-0 items-center gap-1 rounded-sm bg-success-soft px-1.5 text-xs font-medium text-success">
            <BadgeCheck aria-hidden size={14} />
            Proved
          </span>
        </div>
        <ExampleBar />
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-line pt-3 text-sm">
          {SOURCE.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-fg-2">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className="grid grid-cols-3 gap-6">
        {PROMISES.map(({ title, text }) => (
          <li key={title} className="border-t border-on-brand/45 pt-3 text-sm">
            <b className="block font-semibold">{title}</b>
            {text}
          </li>
        ))}
      </ul>
    </aside>
  );
}

function ExampleBar() {
  return (
    <svg
      viewBox="0 0 400 64"
      className="mt-4 mb-2 w-full text-rail"
      role="img"
      aria-label="Reach of this plan 1.119M against a proved limit of 1.120M; picking by follower count reaches 710.00K"
    >
      <rect y="8" width="400" height="8" rx="4" className="fill-surface-2" />
      <rect y="8" width="398" height="8" rx="4" className="fill-chart-1" />
      <path d="M251 4v16" strokeWidth="2" className="stroke-surface" />
      <path d="M399 2v20" strokeWidth="2" className="stroke-fg" />
      <text x="251" y="36" textAnchor="end" className="fill-fg-2">
        710.00K, picked by followers
      </text>
      <text x="400" y="36" textAnchor="end" className="fill-fg font-medium">
        1.119M this plan
      </text>
      <text x="400" y="54" textAnchor="end" className="fill-fg-2">
        1.120M is the proved limit
      </text>
    </svg>
  );
}
