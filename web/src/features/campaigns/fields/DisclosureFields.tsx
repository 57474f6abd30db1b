import type { Disclosure } from "@app/contract/campaigns/schemas";
import { RadioGroup } from "#/ui/fields/RadioGroup.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { marketNames } from "#/features/campaigns/campaigns.rules.ts";
import { marketChoices } from "#/lib/choices.ts";

interface DisclosureFieldsProps {
  disclosure: Disclosure;
  markets: readonly string[];
  onChange: (disclosure: Disclosure) => void;
}

const MARKETS = marketChoices();
const STRICTEST = "strictest";
const CONNECTIONS = [
  { value: "yes", label: "Yes, they are paid or get the product", hint: "Every draft must disclose it." },
  { value: "no", label: "No" },
  { value: "unknown", label: "Not known yet", hint: "The disclosure is not checked until it is." },
] as const;

export function DisclosureFields({ disclosure, markets, onChange }: DisclosureFieldsProps) {
  const others = MARKETS.filter((option) => !markets.includes(option.value));
  const own = markets.map((market) => ({ value: market, label: marketNames([market]) }));
  const { materialConnection } = disclosure;
  return (
    <div className="flex flex-col gap-4">
      <Select
        label="Disclosure rule"
        hint="Herald carries the published rules of several countries; where it has none, the check says so."
        value={disclosure.market ?? STRICTEST}
        options={[{ value: STRICTEST, label: strictestLabel(markets) }, ...own, ...others]}
        onChange={(value) => onChange({ ...disclosure, market: value === STRICTEST ? null : value })}
      />
      <RadioGroup
        label="Do the creators get anything for it?"
        options={CONNECTIONS}
        value={materialConnection === null ? "unknown" : materialConnection ? "yes" : "no"}
        onChange={(value) =>
          onChange({ ...disclosure, materialConnection: value === "unknown" ? null : value === "yes" })
        }
      />
    </div>
  );
}

function strictestLabel(markets: readonly string[]): string {
  if (markets.length === 0) return "Strictest of all markets";
  return markets.length === 1 ? marketNames(markets) : `${marketNames(markets)}, strictest of all`;
}
