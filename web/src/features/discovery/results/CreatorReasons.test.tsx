import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { creatorOf } from "./creator.fixtures.ts";
import { CreatorReasons } from "./CreatorReasons.tsx";

const ITEM = creatorOf({
  name: "Ana",
  followers: 182_270,
  avgViews: 4_000,
  country: "DE",
  categories: ["vegan"],
  reasons: ["Topic: Vegan.", "182.27K followers."],
});

test("a figure among the reasons opens where it comes from, and the sentence stays as it is", () => {
  const { container } = render(<CreatorReasons item={ITEM} />);

  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["182.27K"]);
  expect(container.textContent).toBe("Topic: Vegan. 182.27K followers. ");
});
