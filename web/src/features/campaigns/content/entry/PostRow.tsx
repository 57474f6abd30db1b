import type { Campaign } from "@app/contract/campaigns/schemas";
import type { useForm } from "#/lib/forms/use-form.ts";
import { FieldError } from "#/ui/fields/Field.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { CreatorEntry, DayEntry, FigureEntries } from "./entry-fields.tsx";
import { ROW_FIGURES, rowField } from "./post-links.rules.ts";

interface PostRowProps {
  campaign: Campaign | null;
  /** Whether it is known already whose it is. */
  isNamed: boolean;
  form: ReturnType<typeof useForm<Record<string, string>>>;
  /** Empty for a story without one. */
  link: string;
}

/** What is entered of one post. */
export function PostRow({ campaign, isNamed, form, link }: PostRowProps) {
  const wrongLink = form.errors[rowField(link, "url")];
  return (
    <fieldset className="min-w-0 rounded-md border border-line p-3">
      <legend className="max-w-full truncate px-1 text-sm font-medium">{link === "" ? "Story" : link}</legend>
      {wrongLink !== undefined && <FieldError id={rowField(link, "wrong")} text={wrongLink} />}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {campaign && (
          <CreatorEntry
            form={form}
            name={rowField(link, "creatorId")}
            label="Creator"
            campaign={campaign}
            nobody={link === "" ? "Choose the creator" : "As the link says"}
          />
        )}
        {!campaign && !isNamed && (
          <TextField
            label="Creator's handle"
            placeholder="As the link says"
            autoComplete="off"
            {...form.field(rowField(link, "handle"))}
          />
        )}
        <DayEntry form={form} name={rowField(link, "postedAt")} label="Posted on" />
        <DayEntry form={form} name={rowField(link, "takenAt")} label="Figures of" />
        <FigureEntries form={form} nameOf={(figure) => rowField(link, figure)} figures={ROW_FIGURES} />
      </div>
    </fieldset>
  );
}
