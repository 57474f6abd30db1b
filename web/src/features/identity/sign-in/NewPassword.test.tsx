import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data } from "#/features/identity/client/client.fixtures.ts";

beforeEach(() => {
  // The client is made once per page.
  vi.resetModules();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The field with a password that the server judges so. */
async function typed(value: string, judgement: object = {}): Promise<HTMLElement> {
  vi.stubGlobal("fetch", (path: string) => {
    if (path.endsWith("/current"))
      return Promise.resolve(data({ public_token: "public-token-live-test", session_cookies: "httponly" }));
    return Promise.resolve(data(path.endsWith("/strength_check") ? judgement : {}));
  });
  const { NewPassword } = await import("./NewPassword.tsx");
  render(<NewPassword value={value} onChange={() => undefined} />);
  return screen.getByRole("meter", { name: "Strength of the password" });
}

const told = (meter: HTMLElement) => [
  meter.getAttribute("aria-valuenow"),
  meter.getAttribute("aria-valuemax"),
  meter.getAttribute("aria-valuetext"),
];

test("how strong a new password is stands as a meter, of which nothing is full before it is judged", async () => {
  expect(told(await typed(""))).toEqual(["0", "4", "Not judged yet"]);
  expect(screen.getByRole("status").textContent).toMatch(/^At least 8 characters/);
});

test.each([
  [0, false, ["1", "4", "Guessed at once"], "Guessed at once. A common one. Add a word."],
  [2, false, ["2", "4", "Nearly good enough"], "Nearly good enough. A common one. Add a word."],
  [3, true, ["3", "4", "Good"], "Good"],
  [4, true, ["4", "4", "Very good"], "Very good"],
])("the score %i is so many parts of the meter, and words", async (score, isValid, parts, words) => {
  const feedback = { warning: "A common one.", suggestions: ["Add a word."] };

  const meter = await typed("lantern orchid", { valid_password: isValid, score, feedback });

  await waitFor(() => expect(told(meter)).toEqual(parts));
  expect(screen.getByRole("status").textContent).toBe(words);
});
