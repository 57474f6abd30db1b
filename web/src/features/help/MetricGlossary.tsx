import type { MetricDefinition } from "@app/contract/metrics";
import { Panel } from "#/ui/Panel.tsx";

/** The registry itself: what a figure opens says the same. */
export function MetricGlossary({ metrics }: { metrics: readonly MetricDefinition[] }) {
  return (
    <Panel title="What the figures mean" aside={<span className="text-sm text-fg-2">{metrics.length}</span>}>
      <dl className="divide-y divide-line">
        {metrics.map((metric) => (
          <div key={metric.id} className="grid gap-x-6 gap-y-1 px-4 py-3 md:grid-cols-[220px_minmax(0,1fr)]">
            <dt>
              <span className="font-medium">{metric.label}</span>
              <code className="block font-mono text-xs text-fg-2">{metric.id}</code>
            </dt>
            <dd className="flex flex-col gap-1">
              <span>{metric.definition}</span>
              <span className="text-sm text-fg-2">{metric.formula}</span>
              {metric.note !== undefined && <span className="text-sm text-fg-2">{metric.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
