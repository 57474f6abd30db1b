import type { CollectionCreator, TriageState } from "@app/contract/collections/schemas";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Triage } from "./CreatorControls.tsx";

const CREATOR: CollectionCreator = {
  creatorId: "0f0c0f2e-6c1c-4f0c-9f6a-1d2d3c4b5a69",
  platform: "tiktok",
  further: [],
  handle: "mila.bakes",
  name: null,
  url: null,
  followers: null,
  engagementRate: null,
  country: null,
  email: null,
  price: null,
  state: "untriaged",
  note: null,
  tags: [],
  version: 1,
  addedAt: "2026-11-01T09:00:00.000Z",
};

test("a creator can be passed over by a button that names it", () => {
  const onChoose = vi.fn<(state: TriageState) => void>();
  render(<Triage creator={CREATOR} mayChange onChoose={onChoose} />);

  screen.getByRole("button", { name: "Pass over @mila.bakes" }).click();

  expect(onChoose).toHaveBeenCalledWith("passed");
});

test("a decision is shown in the words of the three states", () => {
  render(<Triage creator={{ ...CREATOR, state: "passed" }} mayChange onChoose={() => undefined} />);

  expect(screen.getByRole("button", { name: "Passed over @mila.bakes", pressed: true })).toBeDefined();
});

test("whoever may not decide reads the state", () => {
  render(<Triage creator={{ ...CREATOR, state: "passed" }} mayChange={false} onChoose={() => undefined} />);

  expect(screen.getByText("Passed over")).toBeDefined();
});
