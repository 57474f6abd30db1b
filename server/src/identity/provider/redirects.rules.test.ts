import { localPath } from "@app/contract/identity/local-path";
import { assert, oneof, constantFrom, property, string, array } from "fast-check";
import { expect, test } from "vitest";
import { landingUrl, linkTo } from "./redirects.rules.ts";

const BASE = "http://localhost:4870";

test.each([
  "/home",
  "/collections/4d2c?workspace=fern#notes",
  "/influencers?q=skincare%20in%20Berlin&page=2",
  "/",
  "/reports/",
])("%s stays here", (path) => {
  expect(localPath(path)).toBe(path);
});

test.each([
  "",
  "home",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%5cevil.example",
  "/%2fevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/../..//evil.example",
  "/%2e%2e/evil",
  "/a//evil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  " /home",
  "/\t/evil.example",
  "/\n/evil.example",
  "/home\u0000",
  "/ho me",
  "/｡evil",
  "/%zz",
  "@evil.example",
  ".evil.example",
])("%j would leave, or is no path", (path) => {
  expect(localPath(path)).toBeNull();
});

test("a path that is let through never leaves this origin", () => {
  const piece = oneof(
    string({ unit: "grapheme" }),
    constantFrom("/", "//", "\\", "..", ".", "@", "evil.example", ":", "%2f", "%5c", "?", "#", "\t"),
  );
  assert(
    property(array(piece, { maxLength: 8 }), (pieces) => {
      const path = localPath(`/${pieces.join("")}`);

      expect(new URL(path ?? "/", BASE).origin).toBe(BASE);
    }),
  );
});

test("a mailed link opens the landing page, with the path to go on to", () => {
  const landing = landingUrl(BASE, `${BASE}/authenticate?to=%2Fcollections%2F7`);

  expect(linkTo(landing, "magic_links", "abc")).toBe(
    `${BASE}/authenticate?to=%2Fcollections%2F7&stytch_token_type=magic_links&token=abc`,
  );
});

test.each([
  "https://evil.example/authenticate",
  "http://localhost:4870.evil.example/authenticate",
  "http://localhost:4870@evil.example/authenticate",
  "http://user@localhost:4870/authenticate",
  "http://localhost:4870/authenticate/../home",
  "http://localhost:4870/home",
  "http://localhost:4870/authenticate?to=%2F%2Fevil.example",
  "http://localhost:4870/authenticate?token=x",
  "http://localhost:4870/authenticate?to=%2Fhome&to=%2Fhelp",
  "http://localhost:4870/authenticate#x",
  "/authenticate",
])("%s is not on the list of landing pages", (wanted) => {
  expect(() => landingUrl(BASE, wanted)).toThrow("only the /authenticate page");
});
