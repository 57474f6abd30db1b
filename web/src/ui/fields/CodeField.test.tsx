import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CodeField } from "./CodeField.tsx";

afterEach(cleanup);

test("a phone is told that the code it got fills the field", () => {
  render(<CodeField label="Six-digit code" value="" onChange={() => undefined} />);

  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Six-digit code" }).autocomplete).toBe(
    "one-time-code",
  );
});
