import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SWRConfig, useSWRConfig } from "swr";
import type { PropsWithChildren } from "react";
import * as z from "zod/mini";
import { ToastRegion } from "#/ui/feedback/ToastRegion.tsx";
import { ApiError } from "./api-error.ts";
import { mendsFailures } from "./failures.ts";
import { whyUnreadable } from "./answered-elsewhere.ts";
import { fetcher, send, useQuestion, useRead } from "./api.ts";
import { stayInWorkspace } from "#/lib/workspace.ts";

const Thing = z.object({ name: z.string() });
const PROBLEM = {
  type: "about:blank",
  title: "Conflict",
  status: 409,
  code: "collections.name_taken",
  detail: "There is already a collection with this name.",
  errors: [{ path: "name", message: "Choose another name" }],
};

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
  stayInWorkspace(null);
});

function answer(status: number, body: unknown) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json(body, { status, headers: { "x-request-id": "req-7" } })),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

function headersOf(fetch: ReturnType<typeof answer>): Headers {
  return new Headers(fetch.mock.calls[0]?.[1]?.headers);
}

function freshCache({ children }: PropsWithChildren) {
  return <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>;
}

function dismissAll() {
  act(() => {
    for (const button of screen.queryAllByRole("button", { name: "Dismiss" })) button.click();
  });
}

test("a change that asks to prove who sits there, in vain, says so; an ended session says nothing", async () => {
  render(<ToastRegion />);
  const problem = { ...PROBLEM, status: 401, detail: "For this, prove again that it is you." };

  answer(401, { ...problem, code: "request.sign_in_needed", detail: "Your session has ended." });
  await act(() => expect(send("PUT", "/api/v1/things/7", {})).rejects.toThrow(ApiError));
  answer(401, { ...problem, code: "identity.stale_factors" });
  await act(() => expect(send("PUT", "/api/v1/things/7", {})).rejects.toThrow(ApiError));

  expect(screen.getByText("For this, prove again that it is you.")).toBeDefined();
  expect(screen.queryByText("Your session has ended.")).toBeNull();
  dismissAll();
});

test("reading is a GET on the key and answers the parsed body", async () => {
  const fetch = answer(200, { name: "Beauty" });

  const body = await fetcher("/api/v1/things");

  expect(body).toEqual({ name: "Beauty" });
  expect(fetch).toHaveBeenCalledWith("/api/v1/things", expect.objectContaining({ method: "GET" }));
  expect(fetch.mock.calls[0]?.[1]?.signal).toBeUndefined();
});

test.each([200, 204, 299])("status %s is a success", async (status) => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status })));

  await expect(send("DELETE", "/api/v1/things/1")).resolves.toBeUndefined();
});

test("the workspace of the query string goes along as a header", async () => {
  const fetch = answer(200, { name: "Beauty" });
  window.history.replaceState(null, "", "/collections?workspace=fernhollow");

  await fetcher("/api/v1/things");

  expect(headersOf(fetch).get("Herald-Workspace")).toBe("fernhollow");
});

test("without one in the query string, requests stay in the workspace that the page shows", async () => {
  const fetch = answer(200, { name: "Beauty" });
  stayInWorkspace("fernhollow");

  await fetcher("/api/v1/things");

  expect(headersOf(fetch).get("Herald-Workspace")).toBe("fernhollow");
});

test("a name that no workspace can have is asked for too, so that nothing else is shown for it", async () => {
  const fetch = answer(200, { name: "Beauty" });
  window.history.replaceState(null, "", "/collections?workspace=Fernhollow+%26+Co");

  await fetcher("/api/v1/things");

  expect(headersOf(fetch).get("Herald-Workspace")).toBe("Fernhollow%20%26%20Co");
});

test.each([
  [200, "Something else answered in place of Herald"],
  [502, "The server failed (502)"],
])("why an answer of status %s cannot be read: %s", (status, words) => {
  expect(whyUnreadable(new Response("<html>", { status }))).toContain(words);
});

test("a page in place of an answer is that of something else, whatever it says", async () => {
  const headers = { "content-type": "text/html; charset=utf-8" };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<h1>Welcome to our hotel</h1>", { headers })));

  const failed = fetcher("/api/v1/things");

  await expect(failed).rejects.toMatchObject({
    problem: { detail: expect.stringContaining("Something else answered in place of Herald") },
  });
});

test("a detail that is a text is shown, however odd the rest of the answer is", async () => {
  answer(502, { detail: "The proxy is restarting.", title: null, code: 7, errors: "none" });
  render(<ToastRegion />);

  await act(() => send("POST", "/api/v1/things", {}).catch(() => undefined));

  expect(screen.getByRole("alert").textContent).toContain("The proxy is restarting.");
  dismissAll();
});

test("a create carries a key of its own, other changes and questions do not", async () => {
  const fetch = answer(201, { name: "Beauty" });

  await send("POST", "/api/v1/things", { name: "Beauty" }, Thing);
  await send("PATCH", "/api/v1/things/1", { name: "Beauty" }, Thing);
  await send("POST", "/api/v1/things/search", { text: "tea" }, Thing, { isQuestion: true });

  const keys = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get("Idempotency-Key"));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.slice(1)).toEqual([null, null]);
});

test("a failed change shows its detail and throws the whole problem", async () => {
  answer(409, PROBLEM);
  render(<ToastRegion />);

  const failure: unknown = await act(() =>
    send("POST", "/api/v1/things", {}).catch((error: unknown) => error),
  );

  expect(screen.getByRole("alert").textContent).toContain(PROBLEM.detail);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 409, code: "collections.name_taken", requestId: "req-7" });
  expect(failure instanceof ApiError && failure.fields["name"]).toBe("Choose another name");
  dismissAll();
});

test("a refused request that somebody mends is sent once more with the same key, and only once", async () => {
  const answers = [
    Response.json(PROBLEM, { status: 409 }),
    Response.json({ name: "Beauty" }, { status: 201 }),
  ];
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(answers.shift() ?? Response.json(PROBLEM, { status: 409 })),
  );
  vi.stubGlobal("fetch", fetch);
  mendsFailures(async (error) => error.code === PROBLEM.code);

  const mended = await send("POST", "/api/v1/things", {}, Thing, { quiet: true });
  const refused = send("POST", "/api/v1/things", {}, Thing, { quiet: true });

  expect(mended).toEqual({ name: "Beauty" });
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  expect(fetch).toHaveBeenCalledTimes(4);
  const keys = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get("idempotency-key"));
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  mendsFailures(async () => false);
});

test("a quiet change leaves the showing to its form", async () => {
  answer(409, PROBLEM);
  render(<ToastRegion />);

  await act(async () => {
    await expect(send("POST", "/api/v1/things", {}, undefined, { quiet: true })).rejects.toThrow(
      PROBLEM.detail,
    );
  });

  expect(screen.queryByRole("alert")).toBeNull();
});

test("a server that cannot be reached is named as such", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));

  await expect(fetcher("/api/v1/things")).rejects.toThrow("Unable to contact the servers. Are you online?");
});

test("an answer without a detail still says what happened", async () => {
  answer(502, "<html>Bad gateway</html>");

  await expect(fetcher("/api/v1/things")).rejects.toThrow("The server failed (502)");
});

test("a first read that fails shows its detail, a later one leaves what is on screen alone", async () => {
  answer(200, { name: "Beauty" });
  render(<ToastRegion />);
  const { result } = renderHook(() => useRead("/api/v1/things", Thing), { wrapper: freshCache });
  await waitFor(() => expect(result.current.data).toEqual({ name: "Beauty" }));

  answer(503, { ...PROBLEM, status: 503, detail: "The server is starting." });
  await act(() => result.current.mutate().catch(() => undefined));
  expect(screen.queryByRole("alert")).toBeNull();
  renderHook(() => useRead("/api/v1/others", Thing), { wrapper: freshCache });

  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("The server is starting."));
  dismissAll();
});

test("a read that fails again and again is told of once", async () => {
  const fetch = answer(503, { ...PROBLEM, status: 503, detail: "The server is starting." });
  render(<ToastRegion />);
  const { result } = renderHook(() => useRead("/api/v1/things", Thing), { wrapper: freshCache });
  await waitFor(() => expect(screen.getByRole("alert")).toBeTruthy());
  dismissAll();

  await act(() => result.current.mutate().catch(() => undefined));

  expect(fetch).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a question that fails shows its detail as a read does, and is told of once", async () => {
  const fetch = answer(503, { ...PROBLEM, status: 503, detail: "The index is being built." });
  render(<ToastRegion />);
  const { result } = renderHook(() => useQuestion("/api/v1/things/search", { text: "vegan" }, Thing), {
    wrapper: freshCache,
  });
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("The index is being built."));
  dismissAll();

  await act(() => result.current.mutate().catch(() => undefined));

  expect(fetch).toHaveBeenCalledTimes(2);
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"text":"vegan"}');
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the data fetching has the figures of the specification: 5 s retry, 2 s de-duplication, 5 s focus", () => {
  const { result } = renderHook(() => useSWRConfig());

  expect(result.current).toMatchObject({
    errorRetryInterval: 5000,
    dedupingInterval: 2000,
    focusThrottleInterval: 5000,
  });
});
