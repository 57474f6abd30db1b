import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, test, vi } from "vitest";
import { send } from "#/lib/api/api.ts";
import { closeCopyOffer, useCopyOffered } from "#/lib/sample-copy.ts";
import { ToastRegion } from "#/ui/feedback/ToastRegion.tsx";
import { CopyOffer } from "./CopyOffer.tsx";

const DETAIL = "The sample stays as it is, for everybody. Make your own copy to try this.";

afterEach(() => {
  cleanup();
  closeCopyOffer();
  vi.unstubAllGlobals();
});

function Screen() {
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      {useCopyOffered() && <CopyOffer />}
      <ToastRegion />
    </SWRConfig>
  );
}

test("a write into the sample is answered by the offer of a copy, not by a notification", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ code: "sample.fixed", detail: DETAIL }, { status: 403 })),
  );
  render(<Screen />);

  await send("POST", "/api/v1/collections", { name: "Mine" }).catch(() => undefined);

  expect(await screen.findByRole("dialog", { name: "Make your own copy to try this" })).toBeDefined();
  expect(screen.queryByText(DETAIL)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Keep looking around" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the offer asks for the copy, and stays with a notification when it cannot be made", async () => {
  const asked: string[] = [];
  render(<Screen />);
  vi.stubGlobal("fetch", (url: string, { method }: RequestInit) => {
    if (method !== "GET") asked.push(`${method} ${url}`);
    const body =
      method === "GET"
        ? { code: "request.unavailable", detail: "Not now." }
        : asked.length === 1
          ? { code: "sample.fixed", detail: DETAIL }
          : { code: "sample.not_ready", detail: "The sample is still being made." };
    return Promise.resolve(Response.json(body, { status: 503 }));
  });
  await send("POST", "/api/v1/collections", { name: "Mine" }).catch(() => undefined);

  fireEvent.click(await screen.findByRole("button", { name: "Make my own copy" }));

  expect(await screen.findByText("The sample is still being made.")).toBeDefined();
  expect(asked).toEqual(["POST /api/v1/collections", "POST /api/v1/sample/copy"]);
  expect(screen.getByRole("dialog")).toBeDefined();
});
