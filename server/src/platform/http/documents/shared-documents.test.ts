import { assert, property, string, uuid } from "fast-check";
import { expect, test } from "vitest";
import { markup } from "./markup.ts";
import { makeShareToken, readShareToken } from "./shared-documents.ts";

test("a token names its kind, its workspace and the hash it is stored under", () => {
  assert(
    property(uuid(), (workspaceId) => {
      const { token, hash } = makeShareToken("r", workspaceId);

      expect(readShareToken(token)).toEqual({ kind: "r", workspaceId, hash });
    }),
  );
});

test("no two tokens of a workspace are alike, and another last letter is another hash", () => {
  const workspaceId = "6a1f3c5e-0000-4000-8000-00000000000a";
  const tokens = Array.from({ length: 100 }, () => makeShareToken("r", workspaceId).token);
  const [token = ""] = tokens;
  const changed = `${token.slice(0, -1)}${token.endsWith("A") ? "E" : "A"}`;

  expect(new Set(tokens).size).toBe(100);
  expect(readShareToken(changed)?.hash).not.toEqual(readShareToken(token)?.hash);
});

test("whatever else stands in the address is no token", () => {
  assert(
    property(string({ unit: "grapheme" }), (text) => {
      expect(readShareToken(text)).toBeNull();
    }),
  );
});

test("text in a document cannot become markup, whatever it is", () => {
  assert(
    property(string({ unit: "grapheme" }), (text) => {
      expect(markup`<p title="${text}">${text}</p>`.html.match(/[<>"']/g)?.join("")).toBe(`<""><>`);
    }),
  );
});

test("pieces of markup are put together as they are, and null leaves nothing", () => {
  const rows = ["a", "<b>"].map((text) => markup`<li>${text}</li>`);

  expect(markup`<ul>${rows}</ul>${null}${3}`.html).toBe("<ul><li>a</li><li>&lt;b&gt;</li></ul>3");
});
