import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { NothingFound } from "./NothingFound.tsx";

test("where no condition fits anybody even alone, one press leads back to everybody", () => {
  const onFilter = vi.fn<() => void>();
  const filters = { country: ["NO"], category: ["vegan" as const] };
  render(<NothingFound result={{ creators: 2979, ways: [], unknown: [], filters }} onFilter={onFilter} />);

  fireEvent.click(screen.getByRole("button", { name: "Without conditions: 2,979 creators" }));
  expect(onFilter).toHaveBeenCalledWith({});
});
