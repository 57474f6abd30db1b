import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data } from "#/features/identity/client/client.fixtures.ts";
import { EmailStep } from "./EmailStep.tsx";

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.resolve(data({ public_token: "public-token-live-test" })));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("whose next step cannot be fetched is asked whether they are online", async () => {
  const gone = new TypeError("Failed to fetch dynamically imported module: /assets/Bw0svUz.js");
  const never = () => Promise.reject(gone);
  render(<EmailStep hasEnded={false} onEmail={never} onPhone={never} />);

  fireEvent.click(screen.getByRole("button", { name: "Continue" }));

  expect(await screen.findByText("Unable to contact the servers. Are you online?")).toBeTruthy();
});
