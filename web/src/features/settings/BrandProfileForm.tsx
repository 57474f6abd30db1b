import { BrandProfileInput } from "@app/contract/settings/schemas";
import type { BrandProfile } from "@app/contract/settings/schemas";
import { useState } from "react";
import { marketChoices } from "#/lib/choices.ts";
import { toast } from "#/lib/toasts.ts";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Loading, Skeleton } from "#/ui/feedback/Skeleton.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { toDraft, toInput } from "./brand-profile.rules.ts";
import { CodeList } from "./CodeList.tsx";
import { LANGUAGE_OPTIONS } from "./languages.ts";
import { saveBrandProfile, useBrandProfile } from "./settings.queries.ts";

const MARKET_OPTIONS = marketChoices();

/** Three questions about the brand; every answer may stay empty. */
export function BrandProfileForm({ onSaved }: { onSaved?: () => void }) {
  const { data, error, mutate } = useBrandProfile();
  const [reloads, setReloads] = useState(0);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <Loading label="Loading the brand profile">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-10 w-full rounded-md" />
          <Skeleton className="h-24 w-full rounded-md" />
          <Skeleton className="h-10 w-full rounded-md" />
        </div>
      </Loading>
    );
  }
  return (
    <Questions key={reloads} profile={data} onSaved={onSaved} onReload={() => setReloads(reloads + 1)} />
  );
}

interface QuestionsProps {
  profile: BrandProfile;
  onSaved: (() => void) | undefined;
  /** Shows what is stored, in place of what was typed. */
  onReload: () => void;
}

function Questions({ profile, onSaved, onReload }: QuestionsProps) {
  // What the form was filled from: the version that a save is made over.
  const [seen, setSeen] = useState(profile);
  const form = useForm(toDraft(profile), async (filled) => {
    const saved = await saveBrandProfile(seen, checked(BrandProfileInput, toInput(filled)));
    if (!saved) return onReload();
    setSeen(saved);
    toast("Brand profile saved");
    onSaved?.();
  });

  const { control, field } = form;
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <TextField
        label="Your handle"
        hint="One or several, with or without @"
        placeholder="@fernhollow"
        {...field("handles")}
      />
      <TextArea
        label="What do you sell?"
        hint="In a sentence or two, as you would tell a creator"
        {...field("sells")}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <CodeList label="Where?" add="Add a country" options={MARKET_OPTIONS} {...control("markets")} />
        <CodeList
          label="In which languages?"
          add="Add a language"
          options={LANGUAGE_OPTIONS}
          {...control("languages")}
        />
      </div>
      <TextField
        label="Two rivals"
        hint="By their handle"
        placeholder="@glow.co, @dewy"
        {...field("rivals")}
      />
      <FormProblem text={form.problem} />
      <LeaveGuard unsaved={form.isUnsaved} />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          Save brand profile
        </Button>
      </div>
    </form>
  );
}
