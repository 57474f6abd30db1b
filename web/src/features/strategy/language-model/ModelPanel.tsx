import { ModelInput } from "@app/contract/strategy/language-model/schemas";
import type { ModelSetting } from "@app/contract/strategy/language-model/schemas";
import { useState } from "react";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { saveLanguageModel } from "./language-model.queries.ts";
import { addressHint, fixedText, isOpenWire, KINDS, toDraft, toInput } from "./language-model.rules.ts";
import { ModelsHere } from "./ModelsHere.tsx";

/** @param onReload shows what is stored, in place of what was typed: a key that was saved is not shown again. */
export function ModelPanel({ stored, onReload }: { stored: ModelSetting; onReload: () => void }) {
  // What the form was filled from: the version that a save is made over.
  const [seen] = useState(stored);
  const form = useForm(toDraft(seen), async (filled) => {
    const saved = await saveLanguageModel(seen, checked(ModelInput, toInput(filled)));
    if (saved) toast("Saved");
    onReload();
  });
  const { field, control, values } = form;
  const isFixed = (name: ModelSetting["fixed"][number]) => seen.fixed.includes(name);
  const fixed = fixedText(seen.fixed);
  return (
    <Panel title="Model">
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4 p-4">
        {seen.missing !== null && <Note>{seen.missing}</Note>}
        {fixed !== null && <Note>{fixed}</Note>}
        <Select label="Kind" options={KINDS} disabled={isFixed("provider")} {...control("provider")} />
        {values.provider !== "none" && (
          <>
            <TextField
              label="Address"
              hint={addressHint(values.provider)}
              inputMode="url"
              spellCheck={false}
              disabled={isFixed("url")}
              {...field("url")}
            />
            {isOpenWire(values.url) && (
              <Note kind="warn">
                Whoever is on the way to this address can read what is sent: it has no https.
              </Note>
            )}
            <TextField
              label="Model"
              hint="Its name, as the service calls it"
              spellCheck={false}
              disabled={isFixed("name")}
              {...field("name")}
            />
            <TextField
              label="Key"
              hint="Sealed on this server, sent to this address only, and never shown again"
              type="password"
              autoComplete="off"
              placeholder={seen.hasKey ? "A key is kept. Type another one to replace it" : "None"}
              disabled={isFixed("key")}
              {...field("key")}
            />
          </>
        )}
        <FormProblem text={form.problem} />
        <LeaveGuard unsaved={form.isUnsaved} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={form.busy}>
            Save
          </Button>
          {!isFixed("url") && (
            <ModelsHere
              onChoose={({ url, name }) => {
                control("provider").onChange("openai-compatible");
                control("url").onChange(url);
                control("name").onChange(name);
              }}
            />
          )}
        </div>
      </form>
    </Panel>
  );
}
