import { Chip } from "#/ui/text/Chip.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { marketNames } from "#/features/campaigns/campaigns.rules.ts";
import { marketChoices } from "#/lib/choices.ts";

interface MarketsFieldProps {
  markets: readonly string[];
  onChange: (markets: string[]) => void;
}

const OPTIONS = marketChoices();

export function MarketsField({ markets, onChange }: MarketsFieldProps) {
  const free = OPTIONS.filter((option) => !markets.includes(option.value));
  return (
    <div className="flex flex-col gap-2">
      <Select
        label="Markets"
        hint="They decide which disclosure rules hold."
        value=""
        options={[{ value: "", label: "Add a country" }, ...free]}
        onChange={(market) => market !== "" && onChange([...markets, market])}
      />
      {markets.length > 0 && (
        <ul aria-label="Chosen markets" className="flex flex-wrap gap-2">
          {markets.map((market) => (
            <li key={market}>
              <Chip
                removeLabel={`Remove ${marketNames([market])}`}
                onRemove={() => onChange(markets.filter((other) => other !== market))}
              >
                {marketNames([market])}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
