import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CollectionCounts } from "./CollectionCounts.tsx";

const COLLECTION = {
  name: "Skincare",
  counts: { all: 14, untriaged: 6, shortlisted: 6, passed: 2 },
  updatedAt: "2026-11-20T09:00:00.000Z",
};

test("a collection says how far its triage is, and each number can be opened", () => {
  const { container } = render(<CollectionCounts collection={COLLECTION} />);

  expect(container.textContent).toBe("14 creators. 6 shortlisted, 2 passed over, 6 untriaged.");
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Creators in Skincare: 14",
    "Shortlisted in Skincare: 6",
    "Passed over in Skincare: 2",
    "Untriaged in Skincare: 6",
  ]);
});

test("a collection without creators says so, and has no number to open", () => {
  const counts = { all: 0, untriaged: 0, shortlisted: 0, passed: 0 };

  const { container } = render(<CollectionCounts collection={{ ...COLLECTION, counts }} />);

  expect(container.textContent).toBe("No creators yet.");
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("a state that nobody is in is not counted", () => {
  const counts = { all: 14, untriaged: 14, shortlisted: 0, passed: 0 };

  const { container } = render(<CollectionCounts collection={{ ...COLLECTION, counts }} />);

  expect(container.textContent).toBe("14 creators. 14 untriaged.");
});
