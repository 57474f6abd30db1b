import { ModelsFound } from "@app/contract/strategy/language-model/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import { useState } from "react";
import { send } from "#/lib/api/api.ts";
import { useTask } from "#/lib/api/use-task.ts";
import { Button } from "#/ui/Button.tsx";

/** Looks for models on the server itself, on a press and never without one; a model that is found fills the form. */
export function ModelsHere({ onChoose }: { onChoose: (model: { url: string; name: string }) => void }) {
  const { isBusy, run } = useTask();
  const [found, setFound] = useState<ModelsFound["items"] | null>(null);
  async function look() {
    const { items } = await send("POST", strategyPaths.languageModelsHere, undefined, ModelsFound, {
      isQuestion: true,
    });
    setFound(items);
  }
  return (
    <>
      <Button busy={isBusy} onClick={() => run(look)}>
        Look on the server
      </Button>
      {found && (
        <div className="basis-full text-sm" aria-live="polite">
          {found.length === 0 && (
            <p className="text-fg-2">
              No model answers on this server: Ollama, LM Studio, llama-server and vLLM were looked for on
              their usual ports.
            </p>
          )}
          {found.map(({ program, url, models }) => (
            <div key={url} className="flex flex-wrap items-center gap-2 py-1">
              <span className="text-fg-2">
                {program}, {url}
              </span>
              {models.map((name) => (
                <Button key={name} size={32} onClick={() => onChoose({ url, name })}>
                  {name}
                </Button>
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
