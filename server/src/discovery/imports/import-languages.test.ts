import type { CreatorSearchResult } from "@app/contract/discovery/creators";
import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";

test("every language of a cell is kept, found by its filter, and comes out and in again", async () => {
  const app = await startApp();
  const [ana, ben] = [await app.signIn(), await app.signIn()];
  const text = 'Handle,Platform,Languages\nana,instagram,"German, English"\nben,instagram,DE';
  const found = async (who: typeof ana, query: string) => {
    const answer = await who("POST", "/api/v1/creators/search", { text: query });
    const { items } = answer.json<CreatorSearchResult>();
    return items.map(({ handle, language, fields, reasons }) => [
      handle,
      language,
      fields["Further languages"],
      reasons.find((reason) => reason.startsWith("Language")),
    ]);
  };
  await ana("POST", "/api/v1/imports", { text });
  const { items } = (await ana("POST", "/api/v1/creators/search", { text: "" })).json<CreatorSearchResult>();
  const { id } = (await ana("POST", "/api/v1/collections", { name: "All" })).json<{ id: string }>();
  await ana("POST", `/api/v1/collections/${id}/creators`, { creatorIds: items.map((item) => item.id) });
  const table = (await ana("GET", `/api/v1/collections/${id}/export.csv`)).body;
  await ben("POST", "/api/v1/imports", { text: table });

  for (const who of [ana, ben]) {
    expect(await found(who, "English-speaking creators")).toEqual([
      ["ana", "de", "English", "Language: English."],
    ]);
    expect((await found(who, "German-speaking creators")).map(([handle]) => handle)).toHaveLength(2);
  }
});
