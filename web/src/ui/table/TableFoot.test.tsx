import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { TableFoot } from "./TableFoot.tsx";

test("rows per page are 5 or 10", () => {
  const onLimit = vi.fn<(limit: number) => void>();
  render(<TableFoot page={1} limit={5} total={12} onPage={vi.fn<() => void>()} onLimit={onLimit} />);

  const sizes = screen.getByRole("combobox", { name: "Rows per page" });
  fireEvent.change(sizes, { target: { value: "10" } });

  expect(Array.from(sizes.children, (option) => option.textContent)).toEqual(["5", "10"]);
  expect(onLimit).toHaveBeenCalledWith(10);
});

test("the last page shows what is left and leads only back", () => {
  const onPage = vi.fn<(page: number) => void>();
  render(<TableFoot page={3} limit={5} total={1204} onPage={onPage} onLimit={vi.fn<() => void>()} />);
  expect(screen.getByText("11–15 of 1,204")).toBeTruthy();

  render(<TableFoot page={3} limit={5} total={12} onPage={onPage} onLimit={vi.fn<() => void>()} />);

  expect(screen.getByText("11–12 of 12")).toBeTruthy();
  const next = screen.getAllByRole("button", { name: "Next page" });
  expect(next.map((button) => button.matches(":disabled"))).toEqual([false, true]);
});
