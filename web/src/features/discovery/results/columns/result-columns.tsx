import type { CreatorItem, CreatorSearchResult } from "@app/contract/discovery/creators";
import { furtherOf } from "#/lib/creator-figures.ts";
import { imageUrl } from "#/lib/workspace.ts";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { shownColumns } from "#/ui/table/columns.ts";
import type { TableColumn } from "#/ui/table/columns.ts";
import { CreatorReasons } from "#/features/discovery/results/CreatorReasons.tsx";
import { linkToCreator } from "#/features/discovery/results/creator-link.tsx";
import { ColumnCell } from "./ColumnCell.tsx";
import {
  COLUMNS,
  COLUMN_WORDS,
  columnsWithValues,
  isUsual,
  reasonsBeside,
  reasonsOfAll,
} from "./columns.rules.ts";

interface ColumnsContext {
  seesPrices: boolean;
  /** As a person chose them; none while they go by the data. */
  chosen: readonly string[];
}

/** The creator, and the columns of which somebody who was found has a value. */
export function resultColumns(
  result: CreatorSearchResult,
  { seesPrices, chosen }: ColumnsContext,
): TableColumn<CreatorItem>[] {
  const values = columnsWithValues(result)
    .filter((column) => seesPrices || column !== "price")
    .map((column): TableColumn<CreatorItem> => {
      const { label, by, numeric = false, ...words } = COLUMN_WORDS[column];
      return {
        id: column,
        label,
        numeric,
        ...words,
        isExtra: !isUsual(column, result),
        ...(by && { sort: "answer" }),
        cell: (item) => <ColumnCell column={column} item={item} />,
      };
    });
  const shown = shownColumns(values, chosen).map(({ id }) => id);
  const ofAll = reasonsOfAll(result.items);
  return [
    creatorColumn((reasons) =>
      reasonsBeside(
        reasons.filter((reason) => !ofAll.includes(reason)),
        COLUMNS.filter((column) => shown.includes(column)),
      ),
    ),
    ...values,
  ];
}

/** @param told the reasons that nothing else on the page says. */
function creatorColumn(told: (reasons: readonly string[]) => string[]): TableColumn<CreatorItem> {
  return {
    id: "name",
    label: "Creator",
    fixed: "start",
    sort: "answer",
    cell: (item) => (
      <>
        <CreatorCell
          name={item.name}
          handle={item.handle}
          platform={item.platform}
          image={item.avatarImageId && imageUrl(item.avatarImageId)}
          link={linkToCreator(item.id)}
          further={furtherOf(item)}
        />
        <div className="max-w-80 whitespace-normal">
          <CreatorReasons item={item} reasons={told(item.reasons)} />
        </div>
      </>
    ),
  };
}
