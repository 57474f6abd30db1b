import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { HandlesField } from "./HandlesField.tsx";

afterEach(cleanup);

function Editor() {
  const [handles, setHandles] = useState<readonly string[]>([]);
  return <HandlesField handles={handles} onChange={setHandles} />;
}

function type(text: string) {
  fireEvent.change(screen.getByLabelText("Handles to tag"), { target: { value: text } });
}

const chosen = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

test("handles are trimmed, lose every leading @, and stand once whatever their capitals", () => {
  render(<Editor />);

  type(" @brand.one, @@brand.two Brand.TWO\t@brand.one ");

  expect(chosen()).toEqual(["@brand.one", "@brand.two"]);
});

test("a handle that was not entered yet is taken when the page goes away", () => {
  render(<Editor />);
  type("@half.typed");

  fireEvent(window, new Event("pagehide"));

  expect(chosen()).toEqual(["@half.typed"]);
});
