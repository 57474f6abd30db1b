import type { CreatorItem } from "@app/contract/discovery/creators";
import { categoryLabel } from "@app/contract/discovery/category-names";
import { nameOf } from "@app/contract/place-names";
import { imageUrl } from "#/lib/workspace.ts";
import { Checkbox } from "#/ui/fields/Checkbox.tsx";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { CreatorFigure } from "./CreatorFigure.tsx";
import { CreatorReasons } from "./CreatorReasons.tsx";
import { linkToCreator } from "./creator-link.tsx";
import { useResultsFocus } from "./use-results-focus.ts";
import { engagementOf, followersOf, priceOf, viewsOf } from "./creator-figures.ts";
import type { ShownFigure } from "./creator-figures.ts";
import { reasonsBeside } from "./columns/columns.rules.ts";
import type { Column } from "./columns/columns.rules.ts";
import type { Choice } from "#/ui/table/use-choice.ts";
import { furtherOf } from "#/lib/creator-figures.ts";

interface CreatorCardsProps {
  items: readonly CreatorItem[];
  /** What is known of somebody; the cards show the figures among them. */
  columns: readonly Column[];
  choice: Choice<CreatorItem>;
  takesFocus: () => boolean;
}

/** What stands under the name, whatever the columns are. */
const CARD_WORDS: readonly Column[] = ["category", "country"];
/** So many figures fit the width of a phone. */
const CARD_FIGURES = 3;
const FIGURES: readonly [Column, (item: CreatorItem) => ShownFigure][] = [
  ["followers", followersOf],
  ["avgViews", viewsOf],
  ["price", priceOf],
  ["engagementRate", engagementOf],
];

/** The same page as cards: by choice. */
export function CreatorCards({ items, columns, choice, takesFocus }: CreatorCardsProps) {
  const list = useResultsFocus(takesFocus, items.length > 0);
  const figures = FIGURES.filter(([column]) => columns.includes(column)).map(([, figureOf]) => figureOf);
  return (
    <ul {...list} aria-label="Creators" className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
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
              checked={choice.chosen.has(item.id)}
              onChange={(isOn) => choice.set([item], isOn)}
            />
          </div>
          <CardWords item={item} />
          <dl className="mt-2 grid grid-cols-3 gap-2 empty:hidden">
            {figures
              .slice(0, CARD_FIGURES)
              .map((figureOf) => figureOf(item))
              .map((figure) => (
                <div key={figure.field} className="min-w-0">
                  <dt className="truncate text-xs text-fg-2">{figure.label}</dt>
                  <dd>
                    <CreatorFigure of={item} figure={figure} />
                  </dd>
                </div>
              ))}
          </dl>
          <CreatorReasons item={item} reasons={reasonsBeside(item.reasons, [...columns, ...CARD_WORDS])} />
        </li>
      ))}
    </ul>
  );
}

/** Topics and place, as far as they are known. */
function CardWords({ item: { categories, country } }: { item: CreatorItem }) {
  const words = [...categories.map(categoryLabel), ...(country === null ? [] : [nameOf("region", country)])];
  if (words.length === 0) return null;
  return <p className="mt-2 truncate text-sm text-fg-2">{words.join(" · ")}</p>;
}
