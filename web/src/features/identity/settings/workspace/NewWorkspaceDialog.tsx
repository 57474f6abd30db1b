import { useId } from "react";
import { useAnswer } from "#/lib/api/api.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { useSettled } from "#/lib/use-settled.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { createWorkspace, lookUpSlug } from "./new-workspace.ts";
import { slugText } from "./slugs.rules.ts";

/** Name and name in links of a workspace that is made; then it opens. */
export function NewWorkspaceDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const form = useForm({ name: "", slug: "" }, async (values) => {
    const { slug } = await createWorkspace(values);
    // A whole new load: nothing that was read in one workspace is ever shown in another.
    window.location.assign(`/home?workspace=${slug}`);
    await new Promise(() => undefined);
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="New workspace"
      text="With creators, campaigns and members of its own. You become its owner."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            Make workspace
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <TextField label="Name" autoComplete="organization" {...form.field("name")} />
        <div>
          <TextField
            label="Name in links"
            hint="As in ?workspace=fernhollow. Left empty, it is made from the name"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            {...form.field("slug")}
          />
          <SlugLine slug={useSettled(form.values.slug.trim())} />
        </div>
        <FormProblem text={form.problem} />
      </form>
    </Dialog>
  );
}

function SlugLine({ slug }: { slug: string }) {
  const { data } = useAnswer(slug === "" ? null : `name in links ${slug}`, () => lookUpSlug(slug));
  return (
    <p role="status" className="mt-1 min-h-5 text-sm break-words text-fg-2">
      {slug === "" ? "" : slugText(slug, data)}
    </p>
  );
}
