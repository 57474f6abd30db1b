import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ToastRegion } from "#/ui/feedback/ToastRegion.tsx";
import { holdUnsaved, isAnythingUnsaved, noteLostText, tellLostText } from "./unsaved.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test("something is unsaved as long as one form is", () => {
  const leave = holdUnsaved();
  holdUnsaved()();

  const held = isAnythingUnsaved();
  leave();

  expect([held, isAnythingUnsaved()]).toEqual([true, false]);
});

test("why text is gone is said once, by the page that comes next", async () => {
  noteLostText("somebody-else");

  tellLostText();
  sessionStorage.setItem("herald_unsaved_lost", "nonsense");
  tellLostText();
  render(<ToastRegion />);

  expect(await screen.findAllByText(/What was typed here and not saved is gone\./u)).toHaveLength(1);
});
