import { array, assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import {
  choice,
  flag,
  list,
  numberChoice,
  parseSearch,
  readState,
  stringifySearch,
  text,
  wholeNumber,
  writeState,
} from "./page-state.ts";

const MODE = choice(["prompt", "reels", "brands"], "prompt");
const PAGE = wholeNumber(1);
const LIMIT = numberChoice([5, 10], 5);

test("a value at its default has no place in the query string", () => {
  const search = writeState({ page: "3", q: "tea" }, "page", PAGE, 1);

  expect(search).toEqual({ q: "tea" });
});

test("any other value stands under its name as plain text", () => {
  const search = writeState(writeState({}, "mode", MODE, "reels"), "page", PAGE, 2);

  expect(stringifySearch(search)).toBe("?mode=reels&page=2");
});

test("what makes no sense is the default", () => {
  const search = parseSearch("?mode=none&page=-4&limit=7&open=perhaps");

  expect(readState(search, "mode", MODE)).toBe("prompt");
  expect(readState(search, "page", PAGE)).toBe(1);
  expect(readState(search, "limit", LIMIT)).toBe(5);
  expect(readState(search, "open", flag())).toBe(false);
});

test("lists are repeated names, not JSON, and one stranger among them makes the list empty", () => {
  const platforms = list(["instagram", "tiktok"]);
  const search = writeState({}, "platform", platforms, ["tiktok", "instagram"]);

  expect(stringifySearch(search)).toBe("?platform=tiktok&platform=instagram");
  expect(readState(parseSearch("?platform=tiktok"), "platform", platforms)).toEqual(["tiktok"]);
  expect(readState(parseSearch("?platform=tiktok&platform=myspace"), "platform", platforms)).toEqual([]);
});

test("a text that looks like a number or like JSON stays the text it is", () => {
  const search = parseSearch('?q=007&json={"a":1}');

  expect(readState(search, "q", text())).toBe("007");
  expect(readState(search, "json", text())).toBe('{"a":1}');
});

test("every text survives the way into the query string and back", () => {
  assert(
    property(string({ unit: "grapheme" }), (value) => {
      const query = stringifySearch(writeState({}, "q", text(), value));

      expect(readState(parseSearch(query), "q", text())).toBe(value);
    }),
  );
});

test("every list of words survives the way into the query string and back", () => {
  assert(
    property(array(string({ minLength: 1, unit: "grapheme" })), (values) => {
      const query = stringifySearch(writeState({}, "tag", list(), values));

      expect(readState(parseSearch(query), "tag", list())).toEqual(values);
    }),
  );
});
