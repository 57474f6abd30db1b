import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { EditInPlace } from "./EditInPlace.tsx";

interface Field {
  isLong?: boolean;
  errorOf?: (text: string) => string | undefined;
}

/** Opens the field by its button and types into it. */
function typeInto(text: string, field: Field = {}) {
  const onSave = vi.fn<(saved: string) => Promise<void>>(() => Promise.resolve());
  render(
    <EditInPlace label="Note on @mila" text="Warm" onSave={onSave} {...field}>
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

test("a text that is refused says why and is not saved", () => {
  const { onSave, input } = typeInto("Too long", { errorOf: () => "At most 5 characters" });

  fireEvent.keyDown(input, { key: "Enter" });

  expect(screen.getByText("At most 5 characters")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", true);
  expect(onSave).not.toHaveBeenCalled();
});
