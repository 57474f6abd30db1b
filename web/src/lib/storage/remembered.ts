import * as z from "zod/mini";
import { createStore } from "#/lib/store.ts";
import type { Store } from "#/lib/store.ts";
import { browserTexts } from "./lasting-storage.ts";
import type { KeptTexts } from "./lasting-storage.ts";

/**
 * A value that this browser remembers, such as the density of tables: a matter of the screen, not of the person. What
 * makes no sense is the fallback.
 */
export function createRemembered<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  fallback: z.infer<Schema>,
): Store<z.infer<Schema>> {
  const key = `herald.${name}`;
  const store = createStore<z.infer<Schema>>(readKept(browserTexts, key, schema) ?? fallback);
  return {
    ...store,
    set(value) {
      store.set(value);
      browserTexts.setItem(key, JSON.stringify(value));
    },
  };
}

/** A value that was kept as JSON; undefined without one, and where it makes no sense. */
export function readKept<Schema extends z.ZodMiniType>(
  texts: KeptTexts,
  key: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  try {
    return z.safeParse(schema, JSON.parse(texts.getItem(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}
