import { useMemo } from "react";
import * as z from "zod/mini";
import { createRemembered } from "#/lib/storage/remembered.ts";
import { useStore } from "#/lib/store.ts";

const DENSITIES = ["comfortable", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

const WIDTH_MIN = 72;
const WIDTH_MAX = 640;

const density = createRemembered("tables.density", z.enum(DENSITIES), "comfortable");
/** By table and column: "collection.note". */
const widths = createRemembered("tables.widths", z.record(z.string(), z.number()), {});

/** How close rows stand, in all tables. */
export function useDensity(): [Density, (next: Density) => void] {
  return [useStore(density), density.set];
}

/** How wide a person made the columns of a table; the others go by what they hold. */
export function useWidths(table: string) {
  const all = useStore(widths);
  return useMemo(() => {
    const nameOf = (id: string) => `${table}.${id}`;
    return {
      widthOf: (id: string): number | undefined => all[nameOf(id)],
      /** Null gives it back to what the column holds. */
      setWidth: (id: string, width: number | null) => {
        const { [nameOf(id)]: _before, ...others } = widths.get();
        widths.set(width === null ? others : { ...others, [nameOf(id)]: within(width) });
      },
    };
  }, [table, all]);
}

function within(width: number): number {
  return Math.round(Math.max(WIDTH_MIN, Math.min(WIDTH_MAX, width)));
}
