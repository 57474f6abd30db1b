import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { refresh } from "#/lib/api/cache.ts";
import { useGrowingList, usePagedList } from "#/lib/api/list.ts";
import { ShowMore } from "./ShowMore.tsx";

const Thing = z.object({ id: z.int() });
const URL_OF = "/api/v1/things";

afterEach(() => vi.unstubAllGlobals());

/** A server with `count` things, whose cursor is the number of the first one to answer. */
function serve(count: number) {
  const asked: string[] = [];
  const state = { count };
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const query = new URL(address, "http://localhost").searchParams;
    const from = Number(query.get("cursor") ?? 0);
    const to = Math.min(state.count, from + Number(query.get("limit")));
    const items = Array.from({ length: to - from }, (_, index) => ({ id: from + index }));
    const next = to < state.count ? String(to) : null;
    return Promise.resolve(Response.json({ items, total: state.count, next }));
  });
  return { asked, state };
}

function Things({ url = URL_OF }: { url?: string }) {
  const list = useGrowingList(url, Thing);
  return (
    <>
      <ul>
        {list.data?.items.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      <ShowMore list={list} of="things" />
    </>
  );
}

function Table({ page }: { page: number }) {
  const { shown, data } = usePagedList(URL_OF, Thing, { page, limit: 10 });
  return (
    <p>
      {shown.map(({ id }) => id).join(" ")} of {data?.total}
    </p>
  );
}

function rows(): number {
  return screen.queryAllByRole("listitem").length;
}

const more = () => screen.getByRole("button", { name: "Show more things" });
const fresh = { provider: () => new Map() };

test("a long list says how many are left, and each press shows more until none is", async () => {
  serve(120);
  render(
    <SWRConfig value={fresh}>
      <Things />
    </SWRConfig>,
  );
  await waitFor(() => expect(rows()).toBe(50));
  expect(screen.getByText("70 left")).toBeTruthy();

  fireEvent.click(more());
  expect(rows()).toBe(50);
  await waitFor(() => expect(rows()).toBe(100));
  expect(screen.getByText("20 left")).toBeTruthy();
  fireEvent.click(more());
  await waitFor(() => expect(rows()).toBe(120));

  expect(screen.queryByRole("button")).toBeNull();
});

test("a list of one page has no button", async () => {
  serve(50);
  render(
    <SWRConfig value={fresh}>
      <Things />
    </SWRConfig>,
  );

  await waitFor(() => expect(rows()).toBe(50));

  expect(screen.queryByRole("button")).toBeNull();
});

test("another list begins at its own first page and never shows rows of the one before", async () => {
  serve(120);
  const view = render(
    <SWRConfig value={fresh}>
      <Things />
    </SWRConfig>,
  );
  await waitFor(() => expect(rows()).toBe(50));
  fireEvent.click(more());
  await waitFor(() => expect(rows()).toBe(100));

  view.rerender(
    <SWRConfig value={fresh}>
      <Things url={`${URL_OF}?status=draft`} />
    </SWRConfig>,
  );

  expect(rows()).toBe(0);
  await waitFor(() => expect(rows()).toBe(50));
});

test("a change has the whole length that is on screen read again", async () => {
  const { state } = serve(120);
  render(<Things />);
  await waitFor(() => expect(rows()).toBe(50));
  fireEvent.click(more());
  await waitFor(() => expect(rows()).toBe(100));

  state.count = 60;
  await act(() => refresh(URL_OF));

  await waitFor(() => expect(rows()).toBe(60));
  expect(screen.queryByRole("button")).toBeNull();
});

test("a page of a table far down is there at once, by few questions", async () => {
  const { asked } = serve(1000);

  render(
    <SWRConfig value={fresh}>
      <Table page={45} />
    </SWRConfig>,
  );

  await screen.findByText("440 441 442 443 444 445 446 447 448 449 of 1000");
  expect(asked).toEqual([
    `${URL_OF}?limit=200`,
    `${URL_OF}?limit=200&cursor=200`,
    `${URL_OF}?limit=100&cursor=400`,
  ]);
});

test("a page that fails to come leaves the rows that are there, and can be asked for again", async () => {
  serve(120);
  render(
    <SWRConfig value={{ ...fresh, shouldRetryOnError: false }}>
      <Things />
    </SWRConfig>,
  );
  await waitFor(() => expect(rows()).toBe(50));

  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  fireEvent.click(more());
  await waitFor(() => expect(more().matches("[aria-busy]")).toBe(false));
  expect(rows()).toBe(50);
  serve(120);
  fireEvent.click(more());

  await waitFor(() => expect(rows()).toBe(120));
});
