import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";

const close = vi.fn<() => void>();

test("a dialog opens with the focus on its first field", async () => {
  render(
    <Dialog open onClose={close} title="Followers">
      <input type="hidden" />
      <TextField label="From" />
      <TextField label="To" />
    </Dialog>,
  );

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("From")));
});

test("a dialog without a field opens with the focus on its first control", async () => {
  render(<Dialog open onClose={close} title="Remove 3 creators?" text="They can be brought back." />);

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close" })));
});
