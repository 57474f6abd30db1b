import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { FormEvent } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./Button.tsx";

afterEach(cleanup);

test.each(["busy", "paused"] as const)("a button that is %s keeps the focus and refuses a press", (state) => {
  const send = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const press = vi.fn<() => void>();
  const shown = (more: object) => (
    <form onSubmit={send}>
      <Button type="submit" onClick={press} {...more}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(shown({}));
  const button = screen.getByRole("button", { name: "Save" });
  button.focus();

  rerender(shown({ [state]: true }));
  fireEvent.click(button);

  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect([send.mock.calls.length, press.mock.calls.length]).toEqual([0, 0]);
  rerender(shown({}));
  fireEvent.click(button);
  expect([send.mock.calls.length, press.mock.calls.length]).toEqual([1, 1]);
});
