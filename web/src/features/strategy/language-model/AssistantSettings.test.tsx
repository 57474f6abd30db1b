import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ModelSetting } from "@app/contract/strategy/language-model/schemas";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SWRConfig } from "swr";
import { AssistantSettings } from "./AssistantSettings.tsx";
import { ModelNoticeLine, UncheckedWords } from "./ModelParts.tsx";

const NONE: ModelSetting = {
  provider: null,
  url: null,
  name: null,
  hasKey: false,
  fixed: [],
  missing: "There is no model.",
  test: null,
  use: "off",
  rules: { usedBy: "member", tokensPerMonth: null, costPerMonth: null, prices: null },
  month: { input: 0, cached: 0, output: 0, cost: null, isUsedUp: false },
  version: 0,
};
const SET: ModelSetting = {
  ...NONE,
  provider: "openai-compatible",
  url: "http://127.0.0.1:11434/v1",
  name: "qwen3",
  hasKey: true,
  missing: null,
  use: "weak",
  test: {
    at: "2026-11-28T09:00:00.000Z",
    streams: true,
    oneCall: true,
    twoCalls: false,
    jsonSchema: true,
    restraint: 4,
    failure: null,
  },
  version: 1,
};

let sent: { method: string; url: string; body: unknown }[] = [];

beforeEach(() => {
  sent = [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(stored: ModelSetting, saves = false) {
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit) => {
    if (method !== "GET")
      sent.push({ method, url, body: typeof body === "string" ? JSON.parse(body) : null });
    // What stands below the model has tests of its own.
    if (url.includes("/mcp")) return new Promise<Response>(() => undefined);
    if (url.endsWith("/look"))
      return Promise.resolve(
        Response.json({
          items: [{ program: "Ollama", url: "http://127.0.0.1:11434/v1", models: ["qwen3"] }],
        }),
      );
    return Promise.resolve(Response.json(method === "PUT" ? SET : stored));
  });
  const root = createRootRoute({ component: AssistantSettings });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  // What is saved is kept in the cache that all share: who saves needs it, the others begin without one.
  render(
    <SWRConfig value={saves ? {} : { provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
}

test("nothing is looked for until somebody presses, and a model that is found fills the form", async () => {
  show(NONE, true);

  await screen.findByText("There is no model.");
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Look on the server" }));
  fireEvent.click(await screen.findByRole("button", { name: "qwen3" }));
  fireEvent.change(screen.getByLabelText("Key"), { target: { value: "sk-typed" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));

  await waitFor(() => expect(sent.length).toBe(2));
  expect(sent[1]).toMatchObject({
    method: "PUT",
    body: { provider: "openai-compatible", url: "http://127.0.0.1:11434/v1", name: "qwen3", key: "sk-typed" },
  });
  await screen.findByPlaceholderText(/A key is kept/u);
  expect(document.body.innerHTML).not.toContain("sk-typed");
});

test("what a test has found stands with what the model is used for", async () => {
  show(SET);

  await screen.findByText(/A small model: it only sorts/u);
  expect(screen.getByText("4 of 10")).toBeTruthy();
  expect(screen.getAllByText("No").length).toBe(1);
});

test("what the environment decides is shown and cannot be typed over", async () => {
  show({ ...SET, fixed: ["provider", "url", "key"] });

  await screen.findByText(/MODEL_PROVIDER, MODEL_URL, MODEL_KEY/u);
  expect(screen.getByLabelText("Address")).toHaveProperty("disabled", true);
  expect(screen.getByRole("textbox", { name: "Model" })).toHaveProperty("disabled", false);
  expect(screen.queryByRole("button", { name: "Look on the server" })).toBe(null);
});

test("a failure and words that were not checked are named in the language of the answer", () => {
  render(<ModelNoticeLine notice={{ failure: "slow", language: "de" }} />);
  render(<UncheckedWords unchecked={{ text: "Sie ist nett.", language: "de" }} />);

  expect(
    screen.getByText("Das Modell hat zu lange gebraucht. Der eingebaute Planer antwortet."),
  ).toBeTruthy();
  expect(
    screen.getByRole("region", { name: "In den Worten des Modells, nicht geprüft" }).textContent,
  ).toContain("Sie ist nett.");
});
