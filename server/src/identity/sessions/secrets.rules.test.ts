import { assert, property, string, uuid } from "fast-check";
import { expect, test } from "vitest";
import { newSecret, newWorkspaceToken, sameText, workspaceOfToken } from "./secrets.rules.ts";

test("a token names its workspace", () => {
  assert(
    property(uuid(), (workspaceId) => {
      const token = newWorkspaceToken(workspaceId);

      expect(workspaceOfToken(token)).toBe(workspaceId);
      expect(token).toHaveLength(64);
    }),
  );
});

test("a text that is no token names no workspace", () => {
  assert(
    property(
      string({ unit: "grapheme" }).filter((text) => !/^[\w-]{64}$/.test(text)),
      (text) => {
        expect(workspaceOfToken(text)).toBeNull();
      },
    ),
  );
});

test("a secret holds 256 bits", () => {
  expect(Buffer.from(newSecret(), "base64url")).toHaveLength(32);
});

test("security 24: secrets of any length are compared whole", () => {
  assert(
    property(string(), string(), (left, right) => {
      expect(sameText(left, right)).toBe(left === right);
    }),
  );
});
