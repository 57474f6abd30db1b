import { useState } from "react";
import { FeedbackPanel } from "#/features/strategy/feedback/FeedbackPanel.tsx";
import { McpSettings } from "#/features/strategy/mcp/McpSettings.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { useLanguageModel } from "./language-model.queries.ts";
import { ModelPanel } from "./ModelPanel.tsx";
import { RulesPanel } from "./RulesPanel.tsx";
import { SentPanel } from "./SentPanel.tsx";
import { TestPanel } from "./TestPanel.tsx";

/** Settings, Assistant: the model that may help the built-in planner, and the programs that may use its tools. */
export function AssistantSettings() {
  const { data, error, mutate } = useLanguageModel();
  const [reloads, setReloads] = useState(0);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const reload = () => setReloads(reloads + 1);
  return (
    <>
      <ModelPanel key={`model ${reloads}`} stored={data} onReload={reload} />
      {data.missing === null && (
        <>
          <TestPanel setting={data} onTested={(next) => mutate(next, { revalidate: false })} />
          <RulesPanel key={`rules ${reloads}`} stored={data} onReload={reload} />
        </>
      )}
      <FeedbackPanel />
      <SentPanel />
      <McpSettings />
    </>
  );
}
