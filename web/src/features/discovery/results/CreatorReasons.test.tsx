import type { CreatorItem } from "@app/contract/discovery/creators";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CreatorReasons } from "./CreatorReasons.tsx";

const ITEM: CreatorItem = {
  id: "6f6f0a0a-0000-4000-8000-000000000001",
  platform: "instagram",
  handle: "ana",
  name: "Ana",
  followers: 182_270,
  engagementRate: null,
  avgViews: 4_000,
  medianViews: null,
  country: "DE",
  language: null,
  city: null,
  email: null,
  categories: ["vegan"],
  price: null,
  notes: null,
  version: 1,
  source: "import",
  status: null,
  fields: {},
  inferred: [],
  fit: null,
  reasons: ["Topic: Vegan.", "182.27K followers."],
  avatarImageId: null,
  trend: [],
  accounts: [],
  lastPostAt: null,
};

test("a figure among the reasons opens where it comes from, and the sentence stays as it is", () => {
  const { container } = render(<CreatorReasons item={ITEM} />);

  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["182.27K"]);
  expect(container.textContent).toBe("Topic: Vegan. 182.27K followers. ");
});
