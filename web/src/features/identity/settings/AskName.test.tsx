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
  render(<AskName user={{ id: "7", hasPassword: false }} />);

  fireEvent.change(await screen.findByLabelText("Your name"), { target: { value: "Dora Lund" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));

  await waitFor(() => expect(saved).toEqual([{ name: { first_name: "Dora Lund", last_name: "" } }]));
});

test("whose name and password went with the first proof of the address reads it, and nobody else does", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(data({ public_token: "public-token-live-test", session_cookies: "httponly" })),
  );
  const { noteFirstProof } = await import("#/features/identity/first-proof.ts");
  const { AskName } = await import("./AskName.tsx");
  noteFirstProof({ user_id: "user-live-7", first_proof: true });

  const { rerender } = render(<AskName user={{ id: "7", hasPassword: false }} />);
  const told = await screen.findByText(/the name and the password that were set with it count no more/u);
  rerender(<AskName user={{ id: "8", hasPassword: false }} />);

  expect(told.isConnected).toBe(false);
});
