import { DISCLOSURE_MARKETS, NETWORKS, ORIENTATIONS } from "@app/contract/content-checks/schemas";
import type { DisclosureMarket } from "@app/contract/content-checks/schemas";
import { platformLabel } from "@app/contract/platforms";
import { Select } from "#/ui/fields/Select.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import type { FormFields } from "#/lib/forms/form-state.ts";
import type { BriefDraft } from "./brief.rules.ts";

const MARKET_NAMES: Readonly<Record<DisclosureMarket, string>> = {
  US: "United States",
  UK: "United Kingdom",
  DE: "Germany",
  FR: "France",
  IN: "India",
  ES: "Spain",
  BE: "Belgium",
  BR: "Brazil",
  AU: "Australia",
};

/** What the video is checked against. Nothing has to be filled in. */
export function BriefFields({ control, field }: FormFields<BriefDraft>) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">What it is checked against</legend>
      <TextField label="Handles to tag" placeholder="@brand" {...field("handles")} />
      <TextField label="Hashtags" placeholder="#launch" {...field("hashtags")} />
      <Select
        label="Paid or gifted"
        {...control("isPaid")}
        options={[
          { value: "", label: "Not said" },
          { value: "yes", label: "Yes, so it needs a label" },
          { value: "no", label: "No" },
        ]}
      />
      <Select
        label="Market"
        {...control("market")}
        options={[
          { value: "", label: "Strictest of all" },
          ...DISCLOSURE_MARKETS.map((value) => ({ value, label: MARKET_NAMES[value] })),
        ]}
      />
      <Select
        label="Network"
        {...control("platform")}
        options={[
          { value: "", label: "Any" },
          ...NETWORKS.map((value) => ({ value, label: platformLabel(value) })),
        ]}
      />
      <Select
        label="Orientation"
        {...control("orientation")}
        options={[
          { value: "", label: "Any" },
          ...ORIENTATIONS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
        ]}
      />
      <TextField label="Shortest, in seconds" inputMode="decimal" {...field("min")} />
      <TextField label="Longest, in seconds" inputMode="decimal" {...field("max")} />
    </fieldset>
  );
}
