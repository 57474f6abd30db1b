import { CATEGORIES } from "./categories.ts";
import type { Category } from "./categories.ts";

const SPECIAL_LABELS: Readonly<Partial<Record<Category, string>>> = {
  diy: "DIY",
  "home-decor": "Home decor",
};

/** The name of a category on screen: "home-decor" is "Home decor". */
export function categoryLabel(category: Category): string {
  return SPECIAL_LABELS[category] ?? category.charAt(0).toUpperCase() + category.slice(1);
}

/** Whether `text` is a slug of the list. */
export function isCategory(text: string): text is Category {
  return CATEGORIES.some((category) => category === text);
}
