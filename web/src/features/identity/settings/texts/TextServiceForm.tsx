import { TextInput } from "@app/contract/identity/texts";
import type { TextSetting } from "@app/contract/identity/texts";
import { useState } from "react";
import { checked } from "#/lib/forms/checked.ts";
import type { FormFields } from "#/lib/forms/form-state.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { saveTexts } from "./texts.queries.ts";
import {
  bodyFor,
  CHANNEL_WORDS,
  FORMATS,
  headersPlaceholder,
  toDraft,
  toInput,
  WAYS,
} from "./texts.rules.ts";
import type { TextDraft } from "./texts.rules.ts";

/** @param onReload shows what is stored, in place of what was typed: headers that were saved are not shown again. */
export function TextServiceForm({ stored, onReload }: { stored: TextSetting; onReload: () => void }) {
  // What the form was filled from: the version that a save is made over.
  const [seen] = useState(stored);
  const isFixed = seen.way === "environment";
  const form = useForm(toDraft(seen), async (filled) => {
    const saved = await saveTexts(seen, checked(TextInput, toInput(filled, seen)));
    if (saved) toast("Saved");
    onReload();
  });
  const { title } = CHANNEL_WORDS[seen.channel];
  return (
    <Panel title={title}>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4 p-4">
        <Select
          label={`Who sends messages by ${title}`}
          options={WAYS}
          disabled={isFixed}
          {...form.control("way")}
        />
        {form.values.way === "service" && (
          <ServiceFields form={form} values={form.values} seen={seen} isFixed={isFixed} />
        )}
        <FormProblem text={form.problem} />
        <LeaveGuard unsaved={form.isUnsaved} />
        {!isFixed && (
          <div>
            <Button type="submit" variant="primary" busy={form.busy}>
              Save {title}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  );
}

interface FieldsProps {
  form: FormFields<TextDraft>;
  values: TextDraft;
  seen: TextSetting;
  isFixed: boolean;
}

function ServiceFields({ form: { field, control }, values, seen, isFixed }: FieldsProps) {
  const format = control("format");
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          label="Address"
          hint="Called once for each message, by POST"
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
          placeholder="https://api.example.org/messages"
          readOnly={isFixed}
          {...field("address")}
        />
        <Select
          label="What it takes"
          options={FORMATS}
          disabled={isFixed}
          {...format}
          onChange={(next) => {
            control("body").onChange(bodyFor(next, values));
            format.onChange(next);
          }}
        />
      </div>
      <TextArea
        label="Body"
        hint="{{to}} is the number, {{digits}} the number without its plus, {{text}} the message, {{code}} its code alone"
        rows={4}
        spellCheck={false}
        readOnly={isFixed}
        {...field("body")}
      />
      <TextArea
        label="Headers"
        hint="One a line. Sealed on this server, sent to this service only, and never shown again"
        rows={2}
        spellCheck={false}
        autoComplete="off"
        placeholder={headersPlaceholder(values, seen)}
        readOnly={isFixed}
        {...field("headers")}
      />
    </>
  );
}
