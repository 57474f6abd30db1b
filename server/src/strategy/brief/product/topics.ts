import type { Category } from "@app/contract/discovery/categories";
import { wordKey } from "#/language/fold.ts";
import { ALCOHOL_FREE } from "#/language/topics/alcohol-free.ts";
import { topicsNamed } from "#/language/topics/topics.ts";

/** Topics are named by so many words at most: "kitchen appliances for kids" is two. */
const TOPIC_WORDS = 4;
const ALCOHOL_FREE_NAMES = new Set(Object.values(ALCOHOL_FREE).flat().map(wordKey));

/** Topics whose creators fit what is launched, by any of its words: "oat milk" is food. */
export function topicsOf(product: string): Category[] {
  const words = wordKey(product)
    .split(/[^\p{L}\p{M}\p{N}'-]+/u)
    .filter(Boolean);
  const found = new Set<Category>();
  let isSober = false;
  for (const from of words.keys()) {
    for (let size = 1; size <= TOPIC_WORDS && from + size <= words.length; size += 1) {
      const name = words.slice(from, from + size).join(" ");
      isSober ||= ALCOHOL_FREE_NAMES.has(name);
      for (const { category, use } of topicsNamed(name)) if (use !== "entries") found.add(category);
    }
  }
  if (isSober) found.delete("alcohol");
  return [...found];
}
