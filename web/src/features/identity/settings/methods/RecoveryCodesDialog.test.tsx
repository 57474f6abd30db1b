import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fetchSurfaces } from "#/ui/overlays/late-overlay.tsx";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx";

afterEach(cleanup);

test("Escape does not close what is shown once; who says that they are kept closes it", async () => {
  const onClose = vi.fn<() => void>();
  await fetchSurfaces();
  render(<RecoveryCodesDialog codes={["aaaa-bbbb"]} onClose={onClose} />);

  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  await screen.findByText(/^Still open: nobody can show them again/u);
  const closedByEscape = onClose.mock.calls.length;
  fireEvent.click(screen.getByRole("button", { name: "I have kept them" }));

  expect(closedByEscape).toBe(0);
  expect(screen.getByText("aaaa-bbbb")).toBeDefined();
  expect(onClose).toHaveBeenCalledOnce();
});
