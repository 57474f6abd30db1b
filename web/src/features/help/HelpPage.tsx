import { METRICS } from "@app/contract/metrics";
import { About } from "@app/contract/settings/schemas";
import { text, usePageState } from "#/lib/page-state.ts";
import { settingsPaths } from "@app/contract/settings/paths";
import { useRead } from "#/lib/api/api.ts";
import { useMayInvite } from "#/lib/api/me.ts";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { SearchField } from "#/ui/fields/SearchField.tsx";
import { MetricGlossary } from "./MetricGlossary.tsx";
import { matching } from "./help.rules.ts";
import { HELP_TOPICS, INVITING, SHORTCUTS } from "./help-topics.ts";
import { ShortcutList } from "./ShortcutList.tsx";
import { TopicList } from "./TopicList.tsx";

const QUERY = text();

/** Searchable: what can be done, the keys, and what every figure means. */
export function HelpPage() {
  const [query, setQuery] = usePageState("q", QUERY);
  const mayInvite = useMayInvite();
  const offered = HELP_TOPICS.filter(({ to }) => mayInvite || to !== INVITING);
  const topics = matching(offered, query, (topic) => `${topic.title} ${topic.text}`);
  const shortcuts = matching(SHORTCUTS, query, (shortcut) => `${shortcut.keys.join(" ")} ${shortcut.text}`);
  const metrics = matching(METRICS, query, (metric) => `${metric.id} ${metric.label} ${metric.definition}`);
  const found = topics.length + shortcuts.length + metrics.length;
  return (
    <div className="page flex max-w-276 flex-col gap-6">
      <PageHeader title="Help" text="What can be done, the keys, and what every figure means." />
      <SearchField
        label="Search help"
        placeholder="Search help"
        className="md:max-w-120"
        value={query}
        onChange={(next) => setQuery(next, { replace: true })}
      />
      {found === 0 && (
        <Panel>
          <EmptyState
            title={`Nothing here about “${query}”`}
            text="Try one word, such as budget, draft or views."
          />
        </Panel>
      )}
      {topics.length > 0 && <TopicList topics={topics} />}
      {shortcuts.length > 0 && <ShortcutList shortcuts={shortcuts} />}
      {metrics.length > 0 && <MetricGlossary metrics={metrics} />}
      <AboutLine />
    </div>
  );
}

function AboutLine() {
  const { data } = useRead(settingsPaths.about, About);
  if (!data) return null;
  return (
    <p className="text-sm text-fg-2">
      Herald {data.version}. Programs find everything under{" "}
      <a href="/api/docs" className="inline-block py-1 text-brand-text underline underline-offset-3">
        /api/docs
      </a>
      .
      {data.contactUrl !== null && (
        <>
          {" "}
          <a href={data.contactUrl} rel="noreferrer" className="text-brand-text underline underline-offset-3">
            Contact whoever runs this server
          </a>
        </>
      )}
    </p>
  );
}
