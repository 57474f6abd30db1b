import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ChoiceMenu } from "./ChoiceMenu.tsx";

const OPTIONS = [
  { value: "owner", label: "Owner" },
  { value: "admin", label: "Admin" },
  { value: "member", label: "Member" },
];
const change = vi.fn<(value: string) => void>();

afterEach(() => {
  cleanup();
  change.mockReset();
});

async function opened() {
  // Menus stand inside the content.
  const container = document.body.appendChild(document.createElement("main"));
  render(<ChoiceMenu label="Role" value="admin" options={OPTIONS} onChange={change} />, { container });
  fireEvent.keyDown(screen.getByRole("button", { name: "Role: Admin" }), { key: "ArrowDown" });
  return screen.findByRole("menuitemradio", { name: "Member" });
}

test("an arrow key opens the list and chooses nothing; what holds now is marked", async () => {
  await opened();

  expect(change).not.toHaveBeenCalled();
  expect(screen.getByRole("menuitemradio", { name: "Admin" }).ariaChecked).toBe("true");
});

test("what is pressed in the list is chosen, once", async () => {
  fireEvent.click(await opened());

  expect(change.mock.calls).toEqual([["member"]]);
});

test("Escape leaves the list, and choosing what holds already changes nothing", async () => {
  const item = await opened();
  fireEvent.keyDown(item, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Role: Admin" }));
  fireEvent.click(await screen.findByRole("menuitemradio", { name: "Admin" }));

  expect(change).not.toHaveBeenCalled();
});
