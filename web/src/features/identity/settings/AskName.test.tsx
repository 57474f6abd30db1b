import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data, refusal, userAnswer } from "#/features/identity/client/client.fixtures.ts";

beforeEach(() => {
  // The client is made once per page.
  vi.resetModules();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("who has no name is asked for one, and it is saved", async () => {
  const saved: unknown[] = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit = {}) => {
    if (url === "/sdk/v1/projects/current")
      return Promise.resolve(data({ public_token: "public-token-live-test", session_cookies: "httponly" }));
    if (method !== "PUT") return Promise.resolve(refusal(404, "route_not_found"));
    saved.push(typeof body === "string" ? JSON.parse(body) : body);
    return Promise.resolve(data({ user_id: "user-live-1", __user: userAnswer() }));
  });
  const { AskName } = await import("./AskName.tsx");
  render(<AskName />);

  fireEvent.change(await screen.findByLabelText("Your name"), { target: { value: "Dora Lund" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));

  await waitFor(() => expect(saved).toEqual([{ name: { first_name: "Dora Lund", last_name: "" } }]));
});
