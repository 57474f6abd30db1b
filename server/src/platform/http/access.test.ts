import { expect, test } from "vitest";
import type { MountedRoute } from "#/platform/http/http.ts";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

const UUID = "00000000-0000-4000-8000-000000000000";
const WRITES = ["POST", "PUT", "PATCH", "DELETE"] as const;

/** Questions that are too long for an address: they change nothing. */
const QUESTIONS = ["POST /api/v1/creators/search", "POST /api/v1/checks/text"];
/** What belongs to the person: preferences, another workspace, a copy of the sample, their sessions, their word on an answer. */
const OWN = [
  "PUT /api/v1/me/preferences",
  "DELETE /api/v1/me/sessions",
  "DELETE /api/v1/me/sessions/:id",
  "POST /api/v1/workspaces",
  "POST /api/v1/workspaces/:id/restore",
  "POST /api/v1/workspaces/:id/rejoin",
  "POST /api/v1/sample/copy",
  "DELETE /api/v1/sample/copy",
  "POST /api/v1/sample/copy/restore",
  "POST /api/v1/threads/:id/messages/:messageId/feedback",
  "DELETE /api/v1/threads/:id/messages/:messageId/feedback",
];

/** The smallest bodies that each of these routes takes; the others take every object, or none. */
const BODIES: Readonly<Record<string, object>> = {
  "PATCH /api/v1/workspaces/:id": { name: "Mine" },
  "PATCH /api/v1/members/:userId": { role: "viewer" },
  "POST /api/v1/invitations": { role: "member" },
  "POST /api/v1/invitations/mailed": { emails: ["ida@fern.com"] },
  "POST /api/v1/api-tokens": { name: "Mine", scopes: ["read"] },
  "PUT /api/v1/sign-up": { policy: "open" },
  "PATCH /api/v1/sign-in": { captcha: "always" },
  "POST /api/v1/imports": { text: "handle\n@fern" },
  "POST /api/v1/imports/preview": { text: "handle\n@fern" },
  "POST /api/v1/collections": { name: "Mine" },
  "POST /api/v1/campaigns": { name: "Mine" },
  "POST /api/v1/reports": { name: "Mine", campaignId: UUID },
  "POST /api/v1/threads": { title: "Mine" },
  "POST /api/v1/strategies": { text: "25.000 € in Germany on Instagram" },
  "POST /api/v1/checks": { uploadId: UUID },
  "POST /api/v1/checks/sample": { clip: "morning" },
};

test("a reading token is refused by every route that writes, before its body is looked at", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const made = await ana("POST", "/api/v1/api-tokens", { name: "Sheet", scopes: ["read"] });
  const { token } = made.json<{ token: string }>();
  const headers = { host: "localhost:4870", authorization: `Bearer ${token}` };

  const answers = await Promise.all(
    writes(app.routes).map(async ({ method, url }) => {
      const request = { method, url: address(url), headers };
      const answer = await app.http.inject({ ...request, ...(method !== "DELETE" && { payload: {} }) });
      return { route: `${method} ${url}`, status: answer.statusCode };
    }),
  );

  expect(answers.length).toBeGreaterThan(45);
  expect(others(answers).toSorted()).toEqual(QUESTIONS.toSorted());
});

test.each([
  ["no body at all", () => undefined],
  ["a body of the wrong shape", () => ({ name: 7, nonsense: [] })],
  ["a body that would do", (route: string) => BODIES[route] ?? {}],
])("a viewer is refused by every route that writes, with %s", async (_kind, bodyOf) => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const vera = await app.signIn({ workspaceOf: ana, role: "viewer" });

  const answers = await Promise.all(
    writes(app.routes)
      .filter(({ method, url }) => ![...QUESTIONS, ...OWN].includes(`${method} ${url}`))
      .map(async ({ method, url }) => {
        const route = `${method} ${url}`;
        const answer = await send(vera, method, address(url), bodyOf(route));
        return { route, status: answer.statusCode };
      }),
  );

  expect(answers.length).toBeGreaterThan(40);
  expect(others(answers)).toEqual([]);
});

test("a viewer asks, keeps preferences and founds a workspace of their own", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const vera = await app.signIn({ workspaceOf: ana, role: "viewer" });

  const answers = [
    await vera("POST", "/api/v1/creators/search", {}),
    await vera("POST", "/api/v1/checks/text", { text: "Lovely #ad" }),
    await vera("PUT", "/api/v1/me/preferences", { navigation: [], version: 1 }),
    await vera("POST", "/api/v1/workspaces", { name: "Mine" }),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 201]);
});

test("a reviewer's question that they may not ask is refused before it is read", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const rita = await app.signIn({ workspaceOf: ana, role: "reviewer" });

  const answer = await rita("POST", "/api/v1/creators/search", { limit: "many" });

  expect(answer.statusCode).toBe(403);
});

function writes(routes: readonly MountedRoute[]) {
  return routes.flatMap(({ method, url, access }) => {
    const write = WRITES.find((name) => name === method);
    // What a program may do by its token is told by the tests of MCP.
    return write && access !== "everybody" && access !== "token" ? [{ method: write, url }] : [];
  });
}

function others(answers: readonly { route: string; status: number }[]): string[] {
  return answers.filter(({ status }) => status !== 403).map(({ route }) => route);
}

function address(url: string): string {
  return url.replaceAll(/:\w+/g, UUID);
}

function send(person: Person, method: (typeof WRITES)[number], url: string, body: object | undefined) {
  return method === "DELETE" ? person(method, url) : person(method, url, body);
}
