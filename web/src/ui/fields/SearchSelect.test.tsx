import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { SWRConfig } from "swr";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { useSearchedList } from "#/lib/api/list.ts";
import { SearchSelect } from "./SearchSelect.tsx";

const Thing = z.object({ id: z.string(), name: z.string() });
const NAMES = Array.from({ length: 60 }, (_, index) => `List ${index + 1}`);

afterEach(() => vi.unstubAllGlobals());

function serve(names: readonly string[]) {
  vi.stubGlobal("fetch", (address: string) => {
    const query = new URL(address, "http://localhost").searchParams;
    const found = names.filter((name) => name.includes(query.get("q") ?? ""));
    const items = found.slice(0, Number(query.get("limit"))).map((name) => ({ id: name, name }));
    const next = found.length > items.length ? "next" : null;
    return Promise.resolve(Response.json({ items, total: found.length, next }));
  });
}

function Choice() {
  const [value, setValue] = useState("");
  const search = useSearchedList("/api/v1/things", Thing);
  const options = (search.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SearchSelect
      label="List"
      of="lists"
      value={value}
      before={[{ value: "", label: "Choose a list" }]}
      options={options}
      search={search}
      onChange={setValue}
    />
  );
}

function renderChoice() {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Choice />
    </SWRConfig>,
  );
}

const select = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "List" });

test("an entry beyond the first page is found by its name and chosen, and stays when the search goes on", async () => {
  serve(NAMES);
  renderChoice();
  await screen.findByText("50 of 60 lists; search to find the others");
  expect(screen.queryByRole("option", { name: "List 58" })).toBeNull();

  fireEvent.change(screen.getByRole("searchbox", { name: "Search lists" }), { target: { value: "List 58" } });
  await screen.findByRole("option", { name: "List 58" });
  fireEvent.change(select(), { target: { value: "List 58" } });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "nothing" } });
  await screen.findByText("No lists with these words");

  expect(select().value).toBe("List 58");
});

test("a list of one page needs no search", async () => {
  serve(NAMES.slice(0, 3));

  renderChoice();

  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(4));
  expect(screen.queryByRole("searchbox")).toBeNull();
});
