import type { CreatorProfile } from "@app/contract/discovery/creators";

/** A brand with the posts shown that name it. */
export interface BrandWork {
  brand: string;
  posts: number;
  sponsored: number;
}

/** Of all accounts and of the posts shown, the brand of most posts first. */
export function brandsOf({ brands, posts }: Pick<CreatorProfile, "brands" | "posts">): BrandWork[] {
  const named = new Set(
    [...brands, ...posts.flatMap((post) => post.brands)].map((brand) => brand.toLowerCase()),
  );
  return [...named]
    .map((brand) => {
      const naming = posts.filter((post) => post.brands.some((other) => other.toLowerCase() === brand));
      return {
        brand,
        posts: naming.length,
        sponsored: naming.filter((post) => post.sponsored === true).length,
      };
    })
    .toSorted((one, other) => other.posts - one.posts || one.brand.localeCompare(other.brand));
}
