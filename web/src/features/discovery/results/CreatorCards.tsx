import type { CreatorItem } from "@app/contract/discovery/creators";
import { useSeesPrices } from "#/lib/api/me.ts";
import { imageUrl } from "#/lib/workspace.ts";
import { Checkbox } from "#/ui/fields/Checkbox.tsx";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { CreatorFigure } from "./CreatorFigure.tsx";
import { CreatorReasons } from "./CreatorReasons.tsx";
import { linkToCreator } from "./creator-link.tsx";
import { followersOf, priceOf, viewsOf } from "./creator-figures.ts";
import { toggled } from "./selection.rules.ts";
import { furtherOf } from "#/lib/creator-figures.ts";

interface CreatorCardsProps {
  items: readonly CreatorItem[];
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
}

/** The same page as cards: always on a phone, by choice elsewhere. */
export function CreatorCards({ items, selected, onSelect }: CreatorCardsProps) {
  const seesPrices = useSeesPrices();
  return (
    <ul aria-label="Creators" className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
      {items.map((item) => (
        <li key={item.id} className="rounded-lg border border-line bg-surface p-3">
          <div className="flex items-start justify-between gap-3">
            <CreatorCell
              name={item.name}
              handle={item.handle}
              platform={item.platform}
              image={item.avatarImageId && imageUrl(item.avatarImageId)}
              link={linkToCreator(item.id)}
              further={furtherOf(item)}
            />
            <Checkbox
              label={`Choose ${item.name ?? item.handle}`}
              hideLabel
              checked={selected.has(item.id)}
              onChange={(isOn) => onSelect(toggled(selected, [item.id], isOn))}
            />
          </div>
          <dl className="mt-2 grid grid-cols-3 gap-2">
            {[followersOf(item), viewsOf(item), ...(seesPrices ? [priceOf(item)] : [])].map((figure) => (
              <div key={figure.field} className="min-w-0">
                <dt className="truncate text-xs text-fg-2">{figure.label}</dt>
                <dd>
                  <CreatorFigure of={item} figure={figure} />
                </dd>
              </div>
            ))}
          </dl>
          <CreatorReasons item={item} />
        </li>
      ))}
    </ul>
  );
}
