import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { CodeField } from "./CodeField.tsx";

afterEach(cleanup);

test("a phone is told that the code it got fills the field", () => {
  render(<CodeField label="Six-digit code" value="" onChange={() => undefined} />);

  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Six-digit code" }).autocomplete).toBe(
    "one-time-code",
  );
});

test("digits of another keyboard and text around a code are read, typed or pasted", () => {
  render(<Filled />);

  fireEvent.change(first(), { target: { value: "١" } });
  expect(shown()).toBe("1");
  expect(boxes()[0]?.inputMode).toBe("numeric");

  fireEvent.paste(first(), {
    clipboardData: { getData: () => "Your code is １２３-４５６, for 10 minutes" },
  });
  expect(shown()).toBe("123456");
});

const boxes = () => screen.getAllByRole<HTMLInputElement>("textbox");
const first = () => screen.getByRole("textbox", { name: "Six-digit code" });
const shown = () =>
  boxes()
    .map(({ value }) => value)
    .join("");

function Filled() {
  const [code, setCode] = useState("");
  return <CodeField label="Six-digit code" value={code} onChange={setCode} />;
}
