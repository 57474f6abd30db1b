import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { EditInPlace } from "./EditInPlace.tsx";

interface Field {
  isLong?: boolean;
  refusal?: string;
}

/** Opens the field by its button and types into it. */
function typeInto(text: string, { refusal, ...field }: Field = {}) {
  const onSave = vi.fn<(saved: string) => Promise<void>>(async () => {
    if (refusal !== undefined) throw new InvalidInput({ note: refusal });
  });
  render(
    <EditInPlace label="Note on @mila" name="note" text="Warm" onSave={onSave} {...field}>
      {(opener) => (
        <button type="button" {...opener}>
          Edit
        </button>
      )}
    </EditInPlace>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Edit" }));
  const input = screen.getByRole("textbox", { name: "Note on @mila" });
  expect(document.activeElement).toBe(input);
  fireEvent.change(input, { target: { value: text } });
  return { onSave, input };
}

test("Enter saves one line, and the focus goes back to the button", async () => {
  const { onSave, input } = typeInto("Warm and quick");

  fireEvent.keyDown(input, { key: "Enter" });

  const button = await screen.findByRole("button", { name: "Edit" });
  expect(document.activeElement).toBe(button);
  expect(onSave).toHaveBeenCalledExactlyOnceWith("Warm and quick");
});

test("who goes on elsewhere while it is being saved keeps the focus there", async () => {
  render(<button type="button">Next</button>);
  const next = screen.getByRole("button", { name: "Next" });
  const { onSave, input } = typeInto("Warm and quick");
  onSave.mockImplementation(async () => next.focus());

  fireEvent.keyDown(input, { key: "Enter" });

  await screen.findByRole("button", { name: "Edit" });
  expect(document.activeElement).toBe(next);
});

test("in several lines Enter begins a line, and saves with Ctrl or ⌘", async () => {
  const { onSave, input } = typeInto("Warm\nand quick", { isLong: true });

  fireEvent.keyDown(input, { key: "Enter" });
  expect(onSave).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: "Enter", metaKey: true });

  await screen.findByRole("button", { name: "Edit" });
  expect(onSave).toHaveBeenCalledExactlyOnceWith("Warm\nand quick");
});

test("Escape leaves everything as it was", () => {
  const { onSave, input } = typeInto("Cold");

  fireEvent.keyDown(input, { key: "Escape" });

  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit" }));
  expect(onSave).not.toHaveBeenCalled();
});

test("a text that is refused says why, keeps the field open, and is gone once it is put right", async () => {
  const { input } = typeInto("Too long", { refusal: "At most 5 characters" });

  fireEvent.keyDown(input, { key: "Enter" });

  expect(await screen.findByText("At most 5 characters")).toBeTruthy();
  expect(input).toHaveProperty("value", "Too long");
  expect(document.activeElement).toBe(input);
  fireEvent.change(input, { target: { value: "Short" } });
  expect(screen.queryByText("At most 5 characters")).toBeNull();
});
