import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";
import { Menu } from "./Menu.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";

const close = vi.fn<() => void>();

afterEach(cleanup);

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

function MenuOfDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button">Before</button>
      <Menu
        defaultOpen
        trigger={<button type="button">More</button>}
        items={[{ id: "new", label: "New", run: () => setOpen(true) }]}
      />
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title="New">
          <TextField label="Name" />
        </Dialog>
      )}
    </>
  );
}

test("a dialog that a menu has opened gives the focus back to the button of the menu", async () => {
  // Menus stand inside the content.
  render(<MenuOfDialog />, { container: document.body.appendChild(document.createElement("main")) });
  screen.getByText("Before").focus();
  const item = await screen.findByRole("menuitem", { name: "New" });
  item.focus();

  fireEvent.click(item);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
  fireEvent.keyDown(screen.getByLabelText("Name"), { key: "Escape" });

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe("More"));
});

function DialogOfCode() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Set up
      </button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title="Code">
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what this is about */}
          <TextField label="Six digits" autoFocus />
        </Dialog>
      )}
    </>
  );
}

test("a dialog whose field takes the focus itself gives it back to what has opened it", async () => {
  render(<DialogOfCode />);
  const opener = screen.getByText("Set up");
  opener.focus();

  fireEvent.click(opener);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Six digits")));
  fireEvent.keyDown(screen.getByLabelText("Six digits"), { key: "Escape" });

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
