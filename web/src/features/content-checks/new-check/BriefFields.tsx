import { DISCLOSURE_MARKETS, NETWORKS, ORIENTATIONS } from "@app/contract/content-checks/schemas";
import type { DisclosureMarket } from "@app/contract/content-checks/schemas";
import { platformLabel } from "@app/contract/platforms";
import { Select } from "#/ui/fields/Select.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { lengthFaults } from "./brief.rules.ts";
import type { BriefDraft } from "./brief.rules.ts";

interface BriefFieldsProps {
  brief: BriefDraft;
  onChange: (brief: BriefDraft) => void;
}

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
export function BriefFields({ brief, onChange }: BriefFieldsProps) {
  const faults = lengthFaults(brief);
  const set = (change: Partial<BriefDraft>) => onChange({ ...brief, ...change });
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">What it is checked against</legend>
      <TextField
        label="Handles to tag"
        placeholder="@brand"
        value={brief.handles}
        onChange={(event) => set({ handles: event.target.value })}
      />
      <TextField
        label="Hashtags"
        placeholder="#launch"
        value={brief.hashtags}
        onChange={(event) => set({ hashtags: event.target.value })}
      />
      <Select
        label="Paid or gifted"
        value={brief.isPaid}
        options={[
          { value: "", label: "Not said" },
          { value: "yes", label: "Yes, so it needs a label" },
          { value: "no", label: "No" },
        ]}
        onChange={(isPaid) => set({ isPaid })}
      />
      <Select
        label="Market"
        value={marketOf(brief.market)}
        options={[
          { value: "", label: "Strictest of all" },
          ...DISCLOSURE_MARKETS.map((value) => ({ value, label: MARKET_NAMES[value] })),
        ]}
        onChange={(market) => set({ market })}
      />
      <Select
        label="Network"
        value={brief.platform}
        options={[
          { value: "", label: "Any" },
          ...NETWORKS.map((value) => ({ value, label: platformLabel(value) })),
        ]}
        onChange={(platform) => set({ platform })}
      />
      <Select
        label="Orientation"
        value={brief.orientation}
        options={[
          { value: "", label: "Any" },
          ...ORIENTATIONS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
        ]}
        onChange={(orientation) => set({ orientation })}
      />
      <TextField
        label="Shortest, in seconds"
        inputMode="decimal"
        value={brief.min}
        error={faults.min}
        onChange={(event) => set({ min: event.target.value })}
      />
      <TextField
        label="Longest, in seconds"
        inputMode="decimal"
        value={brief.max}
        error={faults.max}
        onChange={(event) => set({ max: event.target.value })}
      />
    </fieldset>
  );
}

function marketOf(market: string): DisclosureMarket | "" {
  return DISCLOSURE_MARKETS.find((known) => known === market) ?? "";
}
