import type { TriageState } from "@app/contract/collections/schemas";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CREATOR } from "./collections.fixtures.ts";
import { Triage } from "./CreatorControls.tsx";

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
