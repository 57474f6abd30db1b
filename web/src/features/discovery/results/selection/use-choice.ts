import type { CreatorItem } from "@app/contract/discovery/creators";
import { useRef, useState } from "react";
import { rowsBetween, toggled } from "./selection.rules.ts";
import type { Chosen } from "./selection.rules.ts";

/** Which creators are chosen, over all pages; with Shift from the row that was pressed last. */
export function useChoice() {
  const [chosen, setChosen] = useState<Chosen<CreatorItem>>(new Map());
  const last = useRef(0);
  return {
    chosen,
    set: (items: readonly CreatorItem[], isOn: boolean) => setChosen(toggled(chosen, items, isOn)),
    /** @param items the rows of the page. */
    press: (items: readonly CreatorItem[], row: number, isRange: boolean) => {
      const pressed = items[row];
      if (!pressed) return;
      const rows = isRange ? rowsBetween(items, last.current, row) : [pressed];
      last.current = row;
      setChosen(toggled(chosen, rows, !chosen.has(pressed.id)));
    },
    clear: () => setChosen(new Map()),
  };
}

export type Choice = ReturnType<typeof useChoice>;
