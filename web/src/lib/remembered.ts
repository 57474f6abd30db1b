import * as z from "zod/mini";
import { createStore } from "./store.ts";
import type { Store } from "./store.ts";

/**
 * A value that this browser remembers, such as the density of tables: a matter of the screen, not of the person. What
 * makes no sense, or cannot be kept, is the fallback.
 */
export function createRemembered<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  fallback: z.infer<Schema>,
): Store<z.infer<Schema>> {
  const key = `herald.${name}`;
  const store = createStore<z.infer<Schema>>(read(key, schema) ?? fallback);
  return {
    ...store,
    set(value) {
      store.set(value);
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // A browser that keeps nothing, or whose room is full: it holds until the page is left.
      }
    },
  };
}

function read<Schema extends z.ZodMiniType>(key: string, schema: Schema): z.infer<Schema> | undefined {
  try {
    return z.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}
