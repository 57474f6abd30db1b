import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { SWRConfig } from "swr";
import { setTimeZone } from "#/lib/time-zone.ts";
import { Figure } from "./Figure.tsx";

const SOURCE = {
  metric: "views.median",
  label: "Median views",
  definition: "Half of the recent posts have more views than this, half have fewer.",
  inputs: [{ label: "Posts read", value: "12" }],
  sample: "12 posts",
  asOf: "2026-11-19T08:00:00Z",
  source: null,
};

// Fetched here, so that the first press does not wait for a busy machine.
beforeAll(() => import("#/ui/text/FigurePopover.tsx"));
afterEach(() => vi.unstubAllGlobals());

test("a figure opens its definition, inputs, sample, date and source; what is unknown is NA", async () => {
  setTimeZone("Europe/Lisbon");
  render(<Figure value="84.20K" source={SOURCE} />);

  fireEvent.click(screen.getByRole("button", { name: "84.20K" }));

  const origin = within(await screen.findByRole("dialog", { name: "Where this figure comes from" }));
  for (const text of [SOURCE.label, SOURCE.definition, "Posts read", "12 posts", "19/11/2026", "NA"]) {
    expect(origin.getByText(text)).toBeTruthy();
  }
});

test("an origin given as a URL is fetched when the figure is opened, not before", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(SOURCE)));
  vi.stubGlobal("fetch", fetch);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Figure value="84.20K" source="/api/v1/creators/1/figures/views" label="Median views" />
    </SWRConfig>,
  );
  expect(fetch).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole("button", { name: "Median views: 84.20K" }));

  expect(await screen.findByText(SOURCE.definition)).toBeTruthy();
  expect(fetch).toHaveBeenCalledOnce();
});

test("Escape closes the origin again", async () => {
  render(<Figure value="84.20K" source={SOURCE} />);
  fireEvent.click(screen.getByRole("button"));
  await screen.findByRole("dialog");

  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
