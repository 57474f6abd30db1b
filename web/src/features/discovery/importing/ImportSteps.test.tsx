import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ImportSteps } from "./ImportSteps.tsx";

const PLAIN = { platform: null, per: null, chosenAt: null, record: null, examples: [] };
const PREVIEW = {
  delimiter: ",",
  encoding: "utf-8",
  sheet: null,
  sheets: [],
  headerLine: 1,
  columns: [
    { index: 0, header: "Handle", field: "handle", own: null, confidence: 1, ...PLAIN },
    {
      index: 1,
      header: "Views avg.",
      field: "country",
      own: null,
      confidence: 0.8,
      ...PLAIN,
    },
  ],
  rows: { read: 2, created: 1, updated: 0, unchanged: 0, skipped: 0, failed: 1 },
  creators: 1,
  accounts: 1,
  records: null,
  previewRecords: [],
  folded: 0,
  kind: "creators",
  kindReason: "Each row names an account.",
  cells: { read: 6, stored: 4, ownFields: 0, ignored: 0, refused: 2 },
  notUsed: [{ line: 3, column: "Handle", value: "@nuno", reason: "It has no platform" }],
  errors: [{ line: 3, column: null, message: "“@nuno” has no platform" }],
  skipped: [],
  kept: [],
  alike: [],
  doubtful: [
    {
      index: 1,
      header: "Views avg.",
      field: "country",
      question: "“Views avg.” looks like country",
      reason: "2 of 2 filled cells read as one.",
      examples: ["Spain"],
    },
  ],
  withoutPlatform: 1,
  places: [{ city: "Cordoba", countries: ["ES", "AR"], rows: 2, answer: null }],
  withoutCurrency: 0,
  openSigns: 0,
  currency: "EUR",
  preview: [
    {
      line: 2,
      platform: "instagram",
      handle: "ana",
      state: "created",
      name: null,
      followers: null,
      engagementRate: null,
      avgViews: null,
      avgLikes: null,
      country: "ES",
      city: null,
      language: null,
      categories: [],
      email: null,
      phone: null,
      price: null,
      texts: {},
      inferred: [],
    },
  ],
};

afterEach(() => void vi.unstubAllGlobals());

/** Answers every preview, and remembers what was asked for. */
function answerPreviews(
  change: Partial<Record<keyof typeof PREVIEW, unknown>> = {},
): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  vi.stubGlobal("fetch", (_url: string, init: { body: string }) => {
    bodies.push(JSON.parse(init.body));
    return Promise.resolve(Response.json({ ...PREVIEW, ...change }));
  });
  return bodies;
}

async function paste(text: string): Promise<void> {
  fireEvent.change(screen.getByLabelText("Paste cells, handles or profile links"), {
    target: { value: text },
  });
  fireEvent.click(screen.getByRole("button", { name: "Show the preview" }));
  await screen.findByText("Your table as it will be");
}

test("a pasted block is shown as it will be, with what stays out and why", async () => {
  const bodies = answerPreviews();
  render(<ImportSteps />);

  await paste("ana,Spain\n@nuno,");

  const table = within(screen.getByRole("grid", { name: "Preview of the rows" }));
  expect(bodies).toEqual([{ text: "ana,Spain\n@nuno,", mapping: [], places: [] }]);
  expect(table.getByText("@ana")).toBeTruthy();
  expect(table.getByText("Spain", { selector: "td span" })).toBeTruthy();
  expect(screen.getByText("“@nuno” has no platform")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Import 1 row" })).toBeTruthy();
});

test("confirming a column, a platform and a country reads the table again with that", async () => {
  const bodies = answerPreviews();
  render(<ImportSteps />);
  await paste("ana,Spain\n@nuno,");

  fireEvent.click(screen.getByRole("button", { name: "Use as country" }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  fireEvent.click(screen.getByRole("button", { name: "TikTok" }));
  await waitFor(() => expect(bodies).toHaveLength(3));
  fireEvent.click(screen.getByRole("button", { name: "Argentina" }));
  await waitFor(() => expect(bodies).toHaveLength(4));

  expect(bodies.at(-1)).toEqual({
    text: "ana,Spain\n@nuno,",
    mapping: [{ index: 1, field: "country" }],
    platform: "tiktok",
    places: [{ city: "Cordoba", country: "AR" }],
  });
});

test("of which account a column is, a person chooses among those of the table", async () => {
  const bodies = answerPreviews({
    withoutPlatform: 0,
    doubtful: [
      {
        index: 2,
        header: "Followers",
        field: "followers",
        question: "Of which account is “Followers”?",
        reason: "Rows have several accounts and no word says which one is meant.",
        examples: ["1200"],
        platforms: ["instagram", "youtube"],
      },
    ],
  });
  render(<ImportSteps />);
  await paste("ana,Spain");

  expect(screen.queryByRole("button", { name: "Use as followers" })).toBeNull();
  expect(screen.queryByRole("button", { name: "TikTok" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "YouTube" }));
  await waitFor(() => expect(bodies).toHaveLength(2));

  expect(bodies.at(-1)).toMatchObject({ mapping: [{ index: 2, field: "followers", platform: "youtube" }] });
});

test("the way back keeps what was pasted", async () => {
  answerPreviews();
  render(<ImportSteps />);
  await paste("ana,Spain");

  fireEvent.click(screen.getByRole("button", { name: "Back" }));

  expect(screen.getByDisplayValue("ana,Spain")).toBeTruthy();
});

test("a file is sent as it is, so that the server finds its encoding", async () => {
  const bodies = answerPreviews();
  render(<ImportSteps />);
  const file = new File([Uint8Array.of(0x49, 0xea)], "list.csv");

  fireEvent.change(screen.getByLabelText("Choose a file"), { target: { files: [file] } });

  await waitFor(() =>
    expect(bodies).toEqual([{ base64: "Seo=", fileName: "list.csv", mapping: [], places: [] }]),
  );
});

test("amounts whose “$” may be of several currencies are asked about, and read in the one that is chosen", async () => {
  const bodies = answerPreviews({ openSigns: 2 });
  render(<ImportSteps />);
  await paste("ana,Spain");

  expect(screen.getByText("2 amounts in “$” or “kr”")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Their currency"), { target: { value: "CAD" } });

  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ currency: "CAD" }));
});
