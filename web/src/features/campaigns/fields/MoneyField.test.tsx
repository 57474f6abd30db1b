import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { MoneyField } from "./MoneyField.tsx";

afterEach(cleanup);

test("an amount that was not left yet is handed on when the page goes away", () => {
  const onChange = vi.fn<(value: unknown) => void>();
  render(<MoneyField label="Budget" value={null} currency="EUR" onChange={onChange} />);
  fireEvent.change(screen.getByLabelText("Budget (EUR)"), { target: { value: "9.000" } });

  fireEvent(window, new Event("pagehide"));

  expect(onChange.mock.calls).toEqual([[{ amount: 900_000, currency: "EUR" }]]);
});

test("an amount that somebody else changes is shown, and leaving the untouched field saves nothing", () => {
  const onChange = vi.fn<(value: unknown) => void>();
  const field = (amount: number) => (
    <MoneyField label="Fee" value={{ amount, currency: "EUR" }} currency="EUR" onChange={onChange} />
  );
  const { rerender } = render(field(10_000));
  const input = screen.getByLabelText<HTMLInputElement>("Fee (EUR)");

  rerender(field(50_000));
  fireEvent.focus(input);
  fireEvent.blur(input);

  expect(input.value).toBe("500");
  expect(onChange).not.toHaveBeenCalled();
});

test("what is typed is saved over the amount that stood there when the typing began", () => {
  const [before, after] = [vi.fn<(value: unknown) => void>(), vi.fn<(value: unknown) => void>()];
  const field = (amount: number, onChange: typeof before) => (
    <MoneyField label="Fee" value={{ amount, currency: "EUR" }} currency="EUR" onChange={onChange} />
  );
  const { rerender } = render(field(10_000, before));
  const input = screen.getByLabelText<HTMLInputElement>("Fee (EUR)");
  fireEvent.change(input, { target: { value: "700" } });

  rerender(field(50_000, after));
  fireEvent.blur(input);

  expect(before.mock.calls).toEqual([[{ amount: 70_000, currency: "EUR" }]]);
  expect(after).not.toHaveBeenCalled();
});
