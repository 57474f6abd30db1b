import { ROLES } from "@app/contract/identity/roles";
import type { Role } from "@app/contract/identity/roles";
import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person, TestApp } from "#/acceptance/test-app.fixtures.ts";
import { withWorkspace } from "#/platform/database/database.ts";

/** A workspace with somebody and something of each kind that a route may be about. */
interface Place {
  owner: Person;
  asking: Person;
  /** A member, and one who was removed. */
  member: Person;
  removed: Person;
  invitation: string;
  mailed: string;
  revokedInvitation: string;
  token: string;
  revokedToken: string;
}

/** What a route answers to the five roles from viewer to owner, and whether it then has changed something. */
interface Row {
  route: string;
  url: (place: Place) => string;
  body?: (place: Place) => object;
  statuses: readonly [number, number, number, number, number];
}

const ADMINS = (status: number) => [403, 403, 403, status, status] as const;
const ALL = (status: number) => [status, status, status, status, status] as const;
const API = "/api/v1";
const METHODS = ["GET", "POST", "PATCH", "DELETE"] as const;

const TABLE: readonly Row[] = [
  { route: "GET /workspaces", url: () => "/workspaces", statuses: ALL(200) },
  { route: "POST /workspaces", url: () => "/workspaces", body: () => ({ name: "Mine" }), statuses: ALL(201) },
  {
    route: "PATCH /workspaces/:id",
    url: ({ owner }) => `/workspaces/${owner.workspaceId}`,
    body: () => ({ version: 1, name: "Other" }),
    statuses: ADMINS(200),
  },
  {
    route: "DELETE /workspaces/:id",
    url: ({ owner }) => `/workspaces/${owner.workspaceId}`,
    statuses: [403, 403, 403, 403, 204],
  },
  {
    route: "POST /workspaces/:id/restore",
    url: ({ owner }) => `/workspaces/${owner.workspaceId}/restore`,
    statuses: ALL(404),
  },
  {
    route: "POST /workspaces/:id/rejoin",
    url: ({ owner }) => `/workspaces/${owner.workspaceId}/rejoin`,
    statuses: ALL(404),
  },
  { route: "GET /members", url: () => "/members", statuses: [200, 403, 200, 200, 200] },
  { route: "GET /members/log", url: () => "/members/log", statuses: ADMINS(200) },
  { route: "GET /members/log.csv", url: () => "/members/log.csv", statuses: ADMINS(200) },
  {
    route: "PATCH /members/:userId",
    url: ({ member }) => `/members/${member.userId}`,
    body: () => ({ version: 1, role: "viewer" }),
    statuses: ADMINS(200),
  },
  {
    route: "PATCH /members/:userId of an owner",
    url: ({ owner }) => `/members/${owner.userId}`,
    body: () => ({ version: 1, role: "viewer" }),
    statuses: [403, 403, 403, 403, 200],
  },
  {
    route: "PATCH /members/:userId to owner",
    url: ({ member }) => `/members/${member.userId}`,
    body: () => ({ version: 1, role: "owner" }),
    statuses: [403, 403, 403, 403, 200],
  },
  {
    route: "DELETE /members/:userId",
    url: ({ member }) => `/members/${member.userId}`,
    statuses: ADMINS(204),
  },
  {
    route: "DELETE /members/:userId of an owner",
    url: ({ owner }) => `/members/${owner.userId}`,
    statuses: [403, 403, 403, 403, 204],
  },
  {
    route: "DELETE /members/:userId of oneself",
    url: ({ asking }) => `/members/${asking.userId}`,
    statuses: ALL(204),
  },
  {
    route: "POST /members/:userId/restore",
    url: ({ removed }) => `/members/${removed.userId}/restore`,
    // The owner removed them.
    statuses: [403, 403, 403, 403, 200],
  },
  { route: "GET /invitations", url: () => "/invitations", statuses: ADMINS(200) },
  { route: "POST /invitations", url: () => "/invitations", body: () => ({}), statuses: ADMINS(201) },
  {
    route: "POST /invitations/mailed",
    url: () => "/invitations/mailed",
    body: () => ({ emails: [newAddress()] }),
    statuses: ADMINS(200),
  },
  {
    route: "POST /invitations/:id/mail",
    url: ({ mailed }) => `/invitations/${mailed}/mail`,
    statuses: ADMINS(200),
  },
  {
    route: "DELETE /invitations/:id",
    url: ({ invitation }) => `/invitations/${invitation}`,
    statuses: ADMINS(204),
  },
  {
    route: "POST /invitations/:id/restore",
    url: ({ revokedInvitation }) => `/invitations/${revokedInvitation}/restore`,
    // The owner revoked it.
    statuses: [403, 403, 403, 403, 204],
  },
  { route: "GET /api-tokens", url: () => "/api-tokens", statuses: ADMINS(200) },
  {
    route: "POST /api-tokens",
    url: () => "/api-tokens",
    body: () => ({ name: "New" }),
    statuses: ADMINS(201),
  },
  { route: "DELETE /api-tokens/:id", url: ({ token }) => `/api-tokens/${token}`, statuses: ADMINS(204) },
  {
    route: "POST /api-tokens/:id/restore",
    url: ({ revokedToken }) => `/api-tokens/${revokedToken}/restore`,
    // The owner revoked it.
    statuses: [403, 403, 403, 403, 204],
  },
];

test.each(TABLE)("$route: what each of the five roles may do, and what it then does", async (row) => {
  const app = await sharedApp();
  const method = METHODS.find((name) => row.route.startsWith(name)) ?? "GET";

  const answers = [];
  for (const role of ROLES) {
    const place = await makePlace(app, role);
    const before = await stateOf(app, place);
    const { statusCode } = await place.asking(method, `${API}${row.url(place)}`, row.body?.(place));
    const isChanged = (await stateOf(app, place)) !== before;
    answers.push(`${role}: ${statusCode}${isChanged ? ", changed" : ""}`);
  }

  // A workspace of one's own changes nothing of this one.
  const isWrite = method !== "GET" && row.route !== "POST /workspaces";
  expect(answers).toEqual(
    ROLES.map((role, index) => {
      const status = row.statuses[index] ?? 0;
      return `${role}: ${status}${isWrite && status < 300 ? ", changed" : ""}`;
    }),
  );
});

test("the table names every route of workspaces, members, invitations and tokens", async () => {
  const app = await sharedApp();
  const named = new Set(TABLE.map(({ route }) => route.split(" ", 2).join(" ")));

  const routes = app.routes
    .filter(({ method, url }) => method !== "HEAD" && method !== "OPTIONS" && OURS.test(url))
    .map(({ method, url }) => `${method} ${url.slice(API.length)}`);

  expect(routes.filter((route) => !named.has(route))).toEqual([]);
});

const OURS = /^\/api\/v1\/(?:workspaces|members|invitations|api-tokens)(?:\/|$)/;

async function makePlace(app: TestApp, role: Role): Promise<Place> {
  const owner = await app.signIn();
  const [asking, member, removed] = [
    await app.signIn({ workspaceOf: owner, role }),
    await app.signIn({ workspaceOf: owner, role: "member" }),
    await app.signIn({ workspaceOf: owner, role: "viewer" }),
  ];
  const made = async (url: string, body: object) =>
    (await owner("POST", `${API}${url}`, body)).json<{ id: string }>().id;
  const [invitation, revokedInvitation] = [await made("/invitations", {}), await made("/invitations", {})];
  const [token, revokedToken] = [
    await made("/api-tokens", { name: "Sheet" }),
    await made("/api-tokens", { name: "Old" }),
  ];
  await owner("POST", `${API}/invitations/mailed`, { emails: [newAddress()] });
  const { items } = (await owner("GET", `${API}/invitations`)).json<{
    items: { id: string; email: string | null }[];
  }>();
  const mailed = items.find(({ email }) => email !== null)?.id ?? "";
  await owner("DELETE", `${API}/members/${removed.userId}`);
  await owner("DELETE", `${API}/invitations/${revokedInvitation}`);
  await owner("DELETE", `${API}/api-tokens/${revokedToken}`);
  return { owner, asking, member, removed, invitation, mailed, revokedInvitation, token, revokedToken };
}

/** Everything of a workspace that these routes may change, as one text. */
function stateOf(app: TestApp, { owner }: Place): Promise<string> {
  return withWorkspace(app.db, owner.workspaceId, async (transaction) =>
    JSON.stringify([
      await transaction
        .selectFrom("workspaces")
        .select(["name", "removed_at"])
        .where("id", "=", owner.workspaceId)
        .execute(),
      await transaction.selectFrom("memberships").select(["user_id", "role"]).orderBy("user_id").execute(),
      await transaction
        .selectFrom("invitations")
        .select(["id", "token_hash", "revoked_at"])
        .orderBy("id")
        .execute(),
      await transaction.selectFrom("api_tokens").select(["id", "revoked_at"]).orderBy("id").execute(),
      await transaction.selectFrom("member_events").select("id").orderBy("id").execute(),
    ]),
  );
}

const newAddress = () => `p${randomBytes(6).toString("hex")}@fern.com`;
