import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { Campaign } from "@app/contract/campaigns/schemas";
import { platformLabel } from "@app/contract/platforms";
import { POST_FIGURE_LABELS, POST_FIGURES } from "@app/contract/results/post-figures";
import type { FormFields } from "#/lib/forms/form-state.ts";
import { Select } from "#/ui/fields/Select.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";

type Texts = Record<string, string>;

interface EntryFieldProps {
  form: FormFields<Texts>;
  name: string;
  label: string;
}

/** A day as dd/mm/yyyy. */
export function DayEntry({ form, name, label }: EntryFieldProps) {
  return <TextField label={label} placeholder="dd/mm/yyyy" autoComplete="off" {...form.field(name)} />;
}

/** An amount in this currency. */
export function AmountEntry({ form, name, label, currency }: EntryFieldProps & { currency: string }) {
  return (
    <TextField
      label={`${label} (${currency})`}
      inputMode="decimal"
      autoComplete="off"
      {...form.field(name)}
    />
  );
}

interface CreatorEntryProps extends EntryFieldProps {
  campaign: Campaign;
  /** What stands for nobody: "As the link says". */
  nobody: string;
}

/** One of the campaign's creators, by id. */
export function CreatorEntry({ form, name, label, campaign, nobody }: CreatorEntryProps) {
  const options = campaign.creators.map((creator) => ({
    value: creator.creatorId,
    label: `${creatorLabel(creator)}, ${platformLabel(creator.platform)}`,
  }));
  return (
    <Select label={label} options={[{ value: "", label: nobody }, ...options]} {...form.control(name)} />
  );
}

interface FigureEntriesProps {
  form: FormFields<Texts>;
  /** The name of the field of each figure. */
  nameOf: (figure: string) => string;
  figures?: readonly (typeof POST_FIGURES)[number][];
}

/** A field for each figure of a post. */
export function FigureEntries({ form, nameOf, figures = POST_FIGURES }: FigureEntriesProps) {
  return figures.map((figure) => (
    <TextField
      key={figure}
      label={POST_FIGURE_LABELS[figure]}
      autoComplete="off"
      {...form.field(nameOf(figure))}
    />
  ));
}
