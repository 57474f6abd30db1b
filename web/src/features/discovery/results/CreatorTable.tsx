import type { CreatorItem } from "@app/contract/discovery/creators";
import type { Sort } from "@app/contract/discovery/filters";
import { UNKNOWN } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { imageUrl } from "#/lib/workspace.ts";
import { Checkbox } from "#/ui/fields/Checkbox.tsx";
import { Sparkline } from "#/ui/charts/Sparkline.tsx";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { Cell, Head, Row, SortHead, Table } from "#/ui/table/Table.tsx";
import { CreatorFigure } from "./CreatorFigure.tsx";
import { CreatorReasons } from "./CreatorReasons.tsx";
import { linkToCreator } from "./creator-link.tsx";
import { engagementOf, followersOf, lastPostOf, priceOf, trendOf, viewsOf } from "./creator-figures.ts";
import { titled } from "#/features/discovery/filters/filter-words.ts";
import { toggled } from "./selection.rules.ts";
import { furtherOf } from "#/lib/creator-figures.ts";

interface CreatorTableProps {
  items: readonly CreatorItem[];
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

interface SortedHead {
  by: Sort["by"];
  label: string;
}

const FIGURE_HEADS: readonly SortedHead[] = [
  { by: "followers", label: "Followers" },
  { by: "avgViews", label: "Views" },
  { by: "engagementRate", label: "Engagement" },
];
const PRICE_HEAD: SortedHead = { by: "price", label: "Price" };
const LAST_POST_HEAD: SortedHead = { by: "lastPost", label: "Last post" };

/** The creators of one page; every figure opens its source. */
export function CreatorTable({ items, selected, onSelect, sort, onSort }: CreatorTableProps) {
  const chosen = items.filter((item) => selected.has(item.id)).length;
  const all = items.map((item) => item.id);
  const seesPrices = useSeesPrices();
  const head = ({ by, label }: SortedHead) => (
    <SortHead key={by} numeric direction={directionOf(sort, by)} onSort={() => onSort(nextSort(sort, by))}>
      {label}
    </SortHead>
  );
  return (
    <Table label="Creators">
      <thead>
        <tr>
          <Head className="w-10">
            <Checkbox
              label="Choose all on this page"
              hideLabel
              checked={chosen === items.length && chosen > 0}
              indeterminate={chosen > 0 && chosen < items.length}
              onChange={(isOn) => onSelect(toggled(selected, all, isOn))}
            />
          </Head>
          <SortHead direction={directionOf(sort, "name")} onSort={() => onSort(nextSort(sort, "name"))}>
            Creator
          </SortHead>
          <Head>City</Head>
          {FIGURE_HEADS.map(head)}
          <Head>12 months</Head>
          {seesPrices && head(PRICE_HEAD)}
          {head(LAST_POST_HEAD)}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <CreatorRow
            key={item.id}
            item={item}
            seesPrices={seesPrices}
            isSelected={selected.has(item.id)}
            onSelect={(isOn) => onSelect(toggled(selected, [item.id], isOn))}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface CreatorRowProps {
  item: CreatorItem;
  seesPrices: boolean;
  isSelected: boolean;
  onSelect: (isOn: boolean) => void;
}

function CreatorRow({ item, seesPrices, isSelected, onSelect }: CreatorRowProps) {
  const timeZone = useTimeZone();
  const { id, name, handle, platform, avatarImageId } = item;
  return (
    <Row selected={isSelected}>
      <Cell>
        <Checkbox label={`Choose ${name ?? handle}`} hideLabel checked={isSelected} onChange={onSelect} />
      </Cell>
      <Cell>
        <CreatorCell
          name={name}
          handle={handle}
          platform={platform}
          image={avatarImageId && imageUrl(avatarImageId)}
          link={linkToCreator(id)}
          further={furtherOf(item)}
        />
        <div className="max-w-80 whitespace-normal">
          <CreatorReasons item={item} />
        </div>
      </Cell>
      <Cell className={item.city === null ? "text-fg-2" : ""}>
        {item.city === null ? UNKNOWN : titled(item.city)}
      </Cell>
      {[followersOf(item), viewsOf(item), engagementOf(item)].map((figure) => (
        <Cell key={figure.field} numeric>
          <CreatorFigure of={item} figure={figure} />
        </Cell>
      ))}
      <Cell>
        <CreatorFigure of={item} figure={trendOf(item)}>
          <Sparkline values={item.trend} name={`Followers of ${name ?? handle} over twelve months`} />
        </CreatorFigure>
      </Cell>
      {[...(seesPrices ? [priceOf(item)] : []), lastPostOf(item, timeZone)].map((figure) => (
        <Cell key={figure.field} numeric>
          <CreatorFigure of={item} figure={figure} />
        </Cell>
      ))}
    </Row>
  );
}

function directionOf(sort: Sort, by: Sort["by"]) {
  if (sort.by !== by) return null;
  return sort.dir === "asc" ? ("ascending" as const) : ("descending" as const);
}

/** A first press shows the largest first, names and prices the smallest; a second press turns it round. */
function nextSort(sort: Sort, by: Sort["by"]): Sort {
  if (sort.by === by) return { by, dir: sort.dir === "asc" ? "desc" : "asc" };
  return { by, dir: by === "name" || by === "price" ? "asc" : "desc" };
}
