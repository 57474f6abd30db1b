import { useId } from "react";
import { ChoiceMenu } from "#/ui/fields/ChoiceMenu.tsx";
import { Chip } from "#/ui/text/Chip.tsx";
import { marketNames } from "#/features/campaigns/campaigns.rules.ts";
import { marketChoices } from "#/lib/choices.ts";

interface MarketsFieldProps {
  markets: readonly string[];
  onChange: (markets: string[]) => void;
}

const OPTIONS = marketChoices();

export function MarketsField({ markets, onChange }: MarketsFieldProps) {
  const id = useId();
  const free = OPTIONS.filter((option) => !markets.includes(option.value));
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-hint`} className="flex flex-col gap-2">
      <span id={id} className="-mb-0.5 text-sm font-medium">
        Markets
      </span>
      <ChoiceMenu
        label="Add a country"
        value={null}
        empty="Add a country"
        options={free}
        onChange={(market) => onChange([...markets, market])}
      />
      <p id={`${id}-hint`} className="-mt-0.5 text-sm text-fg-2">
        They decide which disclosure rules hold.
      </p>
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
