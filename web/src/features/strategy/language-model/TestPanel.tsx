import { ModelSetting } from "@app/contract/strategy/language-model/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import { send } from "#/lib/api/api.ts";
import { useTask } from "#/lib/api/use-task.ts";
import { formatDate } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Button } from "#/ui/Button.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { failureText, testRows, USES } from "./language-model.rules.ts";

interface TestPanelProps {
  setting: ModelSetting;
  onTested: (next: ModelSetting) => Promise<unknown>;
}

/** What the model can do, measured, and what it is used for because of that. */
export function TestPanel({ setting, onTested }: TestPanelProps) {
  const { isBusy, run } = useTask();
  const timeZone = useTimeZone();
  const { test, use } = setting;
  async function start() {
    await onTested(
      await send("POST", strategyPaths.languageModelTest, undefined, ModelSetting, { isQuestion: true }),
    );
  }
  return (
    <Panel
      title="What it can do"
      aside={
        <Button size={32} busy={isBusy} onClick={() => run(start)}>
          Test this endpoint
        </Button>
      }
    >
      <div className="flex flex-col gap-3 p-4">
        <Note kind={use === "unfit" ? "bad" : use === "strong" ? "info" : "plain"}>{USES[use]}</Note>
        {isBusy && (
          <p className="text-sm text-fg-2">Fourteen questions are asked. A small machine takes minutes.</p>
        )}
        {test?.failure && <Note kind="bad">{failureText(test.failure)} The test ended there.</Note>}
        {test && (
          <ul className="flex flex-col divide-y divide-line">
            {testRows(test).map(({ label, isMet, text }) => (
              <li key={label} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <span>{label}</span>
                <State kind={isMet ? "passed" : "failed"}>{text}</State>
              </li>
            ))}
          </ul>
        )}
        {test && <p className="text-sm text-fg-2">Tested on {formatDate(test.at, timeZone)}</p>}
      </div>
    </Panel>
  );
}
