import { limitTo } from "./limit.ts";
import type { Limit, LimitOptions } from "./limit.ts";

/** As `limitTo`, for each key by itself: what one of them has waiting holds up no other. */
export function limitEach(options: LimitOptions): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const entries = new Map<string, { limit: Limit; underWay: number }>();
  return async (key, work) => {
    const entry = entries.get(key) ?? { limit: limitTo(options), underWay: 0 };
    entries.set(key, entry);
    entry.underWay += 1;
    try {
      return await entry.limit(work);
    } finally {
      entry.underWay -= 1;
      if (entry.underWay === 0) entries.delete(key);
    }
  };
}
