import * as z from "zod/mini";

/** Interest categories of discovery: the closed list that every source is mapped onto. */
export const CATEGORIES = [
  "beauty",
  "makeup",
  "skincare",
  "haircare",
  "fashion",
  "jewellery",
  "fitness",
  "yoga",
  "health",
  "wellness",
  "food",
  "vegan",
  "alcohol",
  "travel",
  "tech",
  "gaming",
  "gambling",
  "finance",
  "business",
  "education",
  "parenting",
  "kids",
  "pets",
  "home-decor",
  "furniture",
  "garden",
  "diy",
  "music",
  "dance",
  "comedy",
  "entertainment",
  "movies",
  "news",
  "sports",
  "cricket",
  "football",
  "automotive",
  "photography",
  "art",
  "design",
  "books",
  "lifestyle",
  "luxury",
  "weddings",
  "sustainability",
  "politics",
  "spirituality",
] as const;
export const Category = z.enum(CATEGORIES, "Choose a category of the list");
export type Category = z.infer<typeof Category>;

/** A creator of a child category also belongs to its parent. */
export const CATEGORY_PARENTS: Readonly<Partial<Record<Category, Category>>> = {
  makeup: "beauty",
  skincare: "beauty",
  haircare: "beauty",
  jewellery: "fashion",
  yoga: "fitness",
  vegan: "food",
  alcohol: "food",
  cricket: "sports",
  football: "sports",
  furniture: "home-decor",
  garden: "home-decor",
};

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
