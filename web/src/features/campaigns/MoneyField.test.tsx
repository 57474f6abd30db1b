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
