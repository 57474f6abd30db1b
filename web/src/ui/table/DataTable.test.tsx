import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { TableColumn, TableSort } from "./columns.ts";
import { DataTable } from "./DataTable.tsx";
import type { TableState } from "./use-table-state.ts";
import { useChoice } from "./use-choice.ts";
import { useWholeList } from "./use-whole-list.ts";

interface Creator {
  id: string;
  followers: number;
}

const CREATORS: Creator[] = [
  { id: "ana", followers: 300 },
  { id: "ben", followers: 900 },
  { id: "clo", followers: 600 },
];
const keyOf = ({ id }: Creator) => id;
const COLUMNS: readonly TableColumn<Creator>[] = [
  {
    id: "name",
    label: "Creator",
    fixed: "start",
    sort: keyOf,
    cell: ({ id }) => <a href={`#${id}`}>{id}</a>,
  },
  {
    id: "followers",
    label: "Followers",
    numeric: true,
    sort: ({ followers }) => followers,
    cell: ({ id, followers }) => <button type="button">{`${followers} of ${id}`}</button>,
  },
  { id: "fee", label: "Fee", cell: ({ id }) => <input aria-label={`Fee of ${id}`} /> },
];

interface TableProps {
  items?: readonly Creator[];
  onOpen?: (item: Creator) => void;
  onShortlist?: (item: Creator) => void;
}

function Creators({ items = CREATORS, onOpen, onShortlist }: TableProps) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choice = useChoice(keyOf);
  const page = { page: 1, limit: 10 } as const;
  const state: TableState = {
    ...page,
    foot: { ...page, onPage: vi.fn<() => void>(), onLimit: vi.fn<() => void>() },
    sort,
    setSort,
    chosen,
    setChosen,
    isWhole: false,
    isLong: false,
    setLong: vi.fn<() => void>(),
  };
  const { rows, total } = useWholeList(items, COLUMNS, state);
  return (
    <DataTable
      name="test"
      label="Creators"
      columns={COLUMNS}
      rows={rows}
      keyOf={keyOf}
      nameOf={keyOf}
      state={state}
      total={total}
      choice={choice}
      {...(onOpen && { onOpen })}
      letters={onShortlist && { s: { run: onShortlist } }}
    />
  );
}

const row = (name: string) => screen.getByRole("row", { name: new RegExp(name, "u") });
const press = (key: string, more: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focusedRow = () => document.activeElement?.getAttribute("data-row");
const chosenRows = () =>
  screen.getAllByRole("row").filter((one) => one.getAttribute("aria-selected") === "true").length;

test("the table is one stop of the Tab key", () => {
  render(<Creators />);

  const grid = screen.getByRole("grid", { name: "Creators" });
  const stops = [...grid.querySelectorAll<HTMLElement>("a, button, input, tr")].filter(
    (element) => element.tabIndex === 0,
  );
  expect(stops).toEqual([row("ana")]);
  expect(grid.getAttribute("aria-rowcount")).toBe("4");
  expect(grid.getAttribute("aria-colcount")).toBe("3");
});

test("arrows go over rows, into them and up to the head; Home and End to both ends", () => {
  render(<Creators />);
  act(() => row("ana").focus());

  press("ArrowDown");
  expect(focusedRow()).toBe("1");
  press("End");
  expect(focusedRow()).toBe("2");
  press("Home");
  expect(focusedRow()).toBe("0");
  press("ArrowRight");
  press("ArrowRight");
  expect(document.activeElement?.textContent).toBe("ana");
  press("ArrowLeft");
  press("ArrowLeft");
  expect(focusedRow()).toBe("0");
  press("ArrowUp");
  expect(document.activeElement?.getAttribute("type")).toBe("checkbox");
  press("ArrowRight");
  expect(document.activeElement?.textContent).toBe("Creator");
  press("ArrowDown");
  expect(focusedRow()).toBe("0");
});

test("a field keeps its own keys: up and down lead to that of the next row, Escape to its row", () => {
  render(<Creators />);
  act(() => screen.getByLabelText("Fee of ana").focus());

  press("ArrowLeft");
  press("x");
  expect(document.activeElement).toBe(screen.getByLabelText("Fee of ana"));
  expect(chosenRows()).toBe(0);
  press("ArrowDown");
  expect(document.activeElement).toBe(screen.getByLabelText("Fee of ben"));
  press("Escape");
  expect(focusedRow()).toBe("1");
});

test("X chooses, with Shift a range, Ctrl A the page; how many is said", () => {
  render(<Creators />);
  act(() => row("ana").focus());

  press("x");
  expect(screen.getByText("1 of 3 selected")).toBeTruthy();
  press("ArrowDown");
  press("ArrowDown");
  press("X", { shiftKey: true });
  expect(chosenRows()).toBe(3);
  press("a", { ctrlKey: true });
  expect(chosenRows()).toBe(0);
  press("a", { ctrlKey: true });
  expect(chosenRows()).toBe(3);
});

test("Shift and a press of a box chooses the rows between", () => {
  render(<Creators />);

  fireEvent.click(screen.getByLabelText("Choose ana"));
  fireEvent.click(screen.getByLabelText("Choose clo"), { shiftKey: true });

  expect(chosenRows()).toBe(3);
});

test("a letter acts on the row and goes on to the next; Enter opens", () => {
  const onOpen = vi.fn<(item: Creator) => void>();
  const onShortlist = vi.fn<(item: Creator) => void>();
  render(<Creators onOpen={onOpen} onShortlist={onShortlist} />);
  act(() => row("ana").focus());

  press("s");
  expect(onShortlist).toHaveBeenCalledWith(CREATORS[0]);
  expect(focusedRow()).toBe("1");
  press("Enter");
  expect(onOpen).toHaveBeenCalledWith(CREATORS[1]);
});

test("a head sorts the rows and says so", () => {
  render(<Creators />);
  const head = screen.getByRole("columnheader", { name: "Followers" });

  fireEvent.click(within(head).getByRole("button", { name: "Followers" }));

  expect(head.getAttribute("aria-sort")).toBe("descending");
  const links = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(links).toEqual(["ben", "clo", "ana"]);
});

test("where the row that had the focus goes away, the next one gets it", () => {
  const { rerender } = render(<Creators />);
  act(() => within(row("ben")).getByRole("button").focus());

  rerender(<Creators items={CREATORS.filter(({ id }) => id !== "ben")} />);
  expect(document.activeElement).toBe(row("clo"));

  rerender(<Creators items={CREATORS.filter(({ id }) => id === "ana")} />);
  expect(document.activeElement).toBe(row("ana"));
});
