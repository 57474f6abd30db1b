import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { notFound } from "#/platform/errors.ts";

test.each([
  ["/api/v1/collections/x", "collection"],
  ["/api/v1/campaigns/x", "campaign"],
  ["/api/v1/campaigns/x/activity", "campaign"],
  ["/api/v1/imports/x", "import"],
  ["/api/v1/threads/x", "thread"],
  ["/api/v1/strategies/x", "strategy"],
  [`/api/v1/strategies/${randomUUID()}/versions/x`, "version"],
  ["/api/v1/reports/x", "report"],
  ["/api/v1/reports/x/links", "report"],
  ["/api/v1/checks/x", "content check"],
  ["/api/v1/creators/x", "creator"],
])("%s is answered as an unknown %s is", async (url, what) => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const answer = await ana("GET", url);

  expect(answer.json()).toMatchObject({
    status: 404,
    code: "request.not_found",
    detail: `There is no such ${what}. It may have been removed, or it belongs to another workspace.`,
  });
});

test.each(["workspace", "member", "removed member", "person", "session", "server administrator", "message"])(
  "of a %s nobody says that it belongs to another workspace",
  (what) => {
    expect(notFound(what).detail).toMatch(new RegExp(`^There is no such ${what}\\. [A-Z].+\\.$`, "u"));
    expect(notFound(what).detail).not.toContain("another workspace");
  },
);
