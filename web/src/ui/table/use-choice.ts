import { useRef, useState } from "react";
import { rowsBetween, toggled } from "./selection.rules.ts";
import type { Chosen } from "./selection.rules.ts";

/** Which rows are chosen, over all pages; with Shift from the row that was pressed last. */
export function useChoice<Item>(keyOf: (item: Item) => string) {
  const [chosen, setChosen] = useState<Chosen<Item>>(new Map());
  const last = useRef(0);
  const set = (items: readonly Item[], isOn: boolean) =>
    setChosen((now) => toggled(now, items, { isOn, keyOf }));
  return {
    chosen,
    set,
    /** @param items the rows of the page; null for those that are on their way. */
    press: (items: readonly (Item | null)[], row: number, isRange: boolean) => {
      const pressed = items[row] ?? null;
      if (pressed === null) return;
      const rows = isRange ? rowsBetween(items, last.current, row) : [pressed];
      last.current = row;
      set(
        rows.filter((item) => item !== null),
        !chosen.has(keyOf(pressed)),
      );
    },
    clear: () => setChosen(new Map()),
  };
}

export type Choice<Item> = ReturnType<typeof useChoice<Item>>;
