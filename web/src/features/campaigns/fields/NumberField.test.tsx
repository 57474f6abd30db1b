import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { NumberField } from "./NumberField.tsx";

afterEach(cleanup);

test("a number with decimals is read with a point or a comma, and what is none is not handed on", () => {
  const onChange = vi.fn<(value: number | null) => void>();
  render(<NumberField label="Target" value={null} min={0.01} hasDecimals isOptional onChange={onChange} />);

  for (const value of ["3.25", "3,5", "four", "0", ""]) {
    fireEvent.change(screen.getByLabelText("Target"), { target: { value } });
  }

  expect(onChange.mock.calls).toEqual([[3.25], [3.5], [null]]);
});
