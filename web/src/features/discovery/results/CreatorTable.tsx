import type { CreatorItem } from "@app/contract/discovery/creators";
import type { Sort } from "@app/contract/discovery/filters";
import { imageUrl } from "#/lib/workspace.ts";
import { Checkbox } from "#/ui/fields/Checkbox.tsx";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { Cell, Head, Row, SortHead, Table } from "#/ui/table/Table.tsx";
import { useRowKeys } from "#/ui/table/use-row-keys.ts";
import { furtherOf } from "#/lib/creator-figures.ts";
import { ColumnCell } from "./columns/ColumnCell.tsx";
import { COLUMN_WORDS, reasonsBeside } from "./columns/columns.rules.ts";
import type { Column } from "./columns/columns.rules.ts";
import { CreatorReasons } from "./CreatorReasons.tsx";
import { linkToCreator } from "./creator-link.tsx";
import type { Choice } from "./selection/use-choice.ts";

interface CreatorTableProps {
  items: readonly CreatorItem[];
  columns: readonly Column[];
  choice: Choice;
  /** Shows one creator beside the list. */
  onOpen: (item: CreatorItem) => void;
  /** Keeps one creator for later. */
  onShortlist: (item: CreatorItem) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The creators of one page; every figure opens its source. */
export function CreatorTable({
  items,
  columns,
  choice,
  onOpen,
  onShortlist,
  sort,
  onSort,
}: CreatorTableProps) {
  const chosen = items.filter(({ id }) => choice.chosen.has(id)).length;
  const ofRow = (run: (item: CreatorItem) => unknown) => (row: number) => {
    const item = items[row];
    if (item) run(item);
  };
  const keys = useRowKeys({
    rows: items.length,
    onOpen: ofRow(onOpen),
    onToggle: (row, isRange) => choice.press(items, row, isRange),
    letters: { s: ofRow(onShortlist) },
  });
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
              onChange={(isOn) => choice.set(items, isOn)}
            />
          </Head>
          <SortHead direction={directionOf(sort, "name")} onSort={() => onSort(nextSort(sort, "name"))}>
            Creator
          </SortHead>
          {columns.map((column) => (
            <ColumnHead key={column} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody {...keys.body}>
        {items.map((item, row) => (
          <CreatorRow
            key={item.id}
            item={item}
            columns={columns}
            isSelected={choice.chosen.has(item.id)}
            onOpen={() => onOpen(item)}
            onPress={(isRange) => choice.press(items, row, isRange)}
            focus={keys.row(row)}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface ColumnHeadProps {
  column: Column;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

function ColumnHead({ column, sort, onSort }: ColumnHeadProps) {
  const { label, by, numeric = false } = COLUMN_WORDS[column];
  if (!by) return <Head>{label}</Head>;
  return (
    <SortHead numeric={numeric} direction={directionOf(sort, by)} onSort={() => onSort(nextSort(sort, by))}>
      {label}
    </SortHead>
  );
}

interface CreatorRowProps {
  item: CreatorItem;
  columns: readonly Column[];
  isSelected: boolean;
  onOpen: () => void;
  onPress: (isRange: boolean) => void;
  focus: ReturnType<ReturnType<typeof useRowKeys>["row"]>;
}

function CreatorRow({ item, columns, isSelected, onOpen, onPress, focus }: CreatorRowProps) {
  const { id, name, handle, platform, avatarImageId } = item;
  return (
    <Row
      selected={isSelected}
      className="cursor-default -outline-offset-2"
      onClick={({ target }) => {
        if (target instanceof Element && target.closest("a, button, label") === null) onOpen();
      }}
      {...focus}
    >
      <Cell>
        <Checkbox
          label={`Choose ${name ?? handle}`}
          hideLabel
          checked={isSelected}
          onClick={(event) => onPress(event.shiftKey)}
          onChange={() => undefined}
        />
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
          <CreatorReasons item={item} reasons={reasonsBeside(item.reasons, columns)} />
        </div>
      </Cell>
      {columns.map((column) => (
        <ColumnCell key={column} column={column} item={item} />
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
