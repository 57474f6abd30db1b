import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Verdict } from "@app/contract/content-checks/reviews";
import { contentCheck } from "#/features/content-checks/content-checks.fixtures.ts";
import { VerdictBar } from "./VerdictBar.tsx";

function show(state: "done" | "refused") {
  const onVerdict = vi.fn<(verdict: Verdict | null) => void>();
  const check = contentCheck({ state });
  render(<VerdictBar check={check} feedback="" onFeedback={() => undefined} onVerdict={onVerdict} />);
  return onVerdict;
}

test("a file that cannot be read is never offered for approval, and the bar says why", () => {
  const onVerdict = show("refused");

  expect(screen.queryByRole("button", { name: /Approve|With corrections/ })).toBeNull();
  expect(screen.getByText(/cannot be approved/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /Needs work/ }));
  expect(onVerdict).toHaveBeenCalledWith("needs_work");
});

test("a check that is done may be approved", () => {
  const onVerdict = show("done");

  fireEvent.click(screen.getByRole("button", { name: /^Approve/ }));

  expect(onVerdict).toHaveBeenCalledWith("approved");
  expect(screen.queryByText(/cannot be approved/)).toBeNull();
});
