import { inEnglish } from "@app/contract/strategy/answers/phrases";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, test, vi } from "vitest";
import { runUndo } from "#/lib/undo.ts";
import { offerToTakeBack } from "#/features/strategy/conversation/sending/taking-back.ts";
import { ToolCards } from "./ToolCards.tsx";
import type { ToolPart } from "@app/contract/strategy/answers/blocks";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A card about a collection made of a plan, and the answer to what is asked about that collection. */
function showMade(id: string, answer: (method: string) => Response) {
  const output = { kind: "collection", id, name: "Tea in Germany", url: `/collections/${id}` };
  vi.stubGlobal("fetch", (_url: string, { method = "GET" }: RequestInit = {}) =>
    Promise.resolve(answer(method)),
  );
  const tool = { key: "0", name: "create_collection", state: "done", output, errorText: null } as const;
  render(
    <SWRConfig value={{ shouldRetryOnError: false }}>
      <ToolCards say={inEnglish} tools={[tool]} isNew />
    </SWRConfig>,
  );
  return { type: "tool-create_collection", output };
}

function problem(status: number): Response {
  return Response.json({ detail: "There is no such collection." }, { status });
}

test("what was made can be opened, also while nobody knows whether it is still there", async () => {
  showMade("1", () => problem(500));

  expect(await screen.findByRole("link", { name: "Open" })).toHaveProperty("pathname", "/collections/1");
  expect(screen.queryByText("Removed")).toBeNull();
});

test("what was removed since says so and leads nowhere", async () => {
  showMade("2", () => problem(404));

  expect(await screen.findByText("Removed")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test("undoing what an answer made takes the way to it off the card", async () => {
  let isThere = true;
  const part = showMade("3", (method) => {
    if (method === "DELETE") isThere = false;
    if (method === "DELETE") return new Response(null, { status: 204 });
    return isThere ? Response.json({ id: "3" }) : problem(404);
  });
  offerToTakeBack([part]);
  await screen.findByRole("link", { name: "Open" });

  act(() => void runUndo());

  expect(await screen.findByText("Removed")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test("the figures in the head of a card open where they come from, and the head opens the card", async () => {
  const platforms = [{ platform: "tiktok", count: 4987 }];
  const output = { total: 5000, withPrice: 3504, withViews: 12, platforms };
  const tool = { key: "0", name: "search_creators", state: "done", output, errorText: null } as const;
  render(<ToolCards say={inEnglish} tools={[tool]} isNew />);
  const card = within(await screen.findByRole("region", { name: "Searched creators" }));
  const [title, ...figures] = card.getAllByRole("button");

  act(() => card.getByRole("button", { name: "3,504" }).click());

  expect(await within(await screen.findByRole("dialog")).findByText("4,987")).toBeTruthy();
  expect(title?.getAttribute("aria-expanded")).toBe("false");
  expect(figures.map(({ textContent }) => textContent)).toEqual(["5,000", "3,504"]);
  expect(title?.querySelector("button")).toBeNull();
  act(() => title?.click());
  expect(await card.findByText(/creators:/u)).toBeTruthy();
});

function step(key: string, name: string, state: "done" | "failed"): ToolPart {
  return { key, name, state, output: {}, errorText: state === "failed" ? "No creators" : null };
}

test("steps that went well are one line, which opens; one that failed shows all of them", async () => {
  const { rerender } = render(
    <ToolCards
      say={inEnglish}
      tools={[step("0", "parse_brief", "done"), step("1", "check_risks", "done")]}
      isNew
    />,
  );

  expect(screen.queryByRole("region")).toBeNull();
  act(() => screen.getByRole("button", { name: "Read the brief, checked the risks" }).click());
  expect(await screen.findAllByRole("region")).toHaveLength(2);

  rerender(
    <ToolCards
      say={inEnglish}
      tools={[step("0", "parse_brief", "done"), step("1", "check_risks", "failed")]}
      isNew
    />,
  );
  expect(await screen.findByText("No creators")).toBeTruthy();
  expect(screen.getAllByRole("button")).toHaveLength(2);
});
