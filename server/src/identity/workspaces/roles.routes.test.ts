import { identityPaths } from "@app/contract/identity/paths";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadSecrets } from "#/platform/config/secrets.ts";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person, TestApp } from "#/acceptance/test-app.fixtures.ts";
import { NO_TIME_LIMITS, openDatabase } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { ASKERS, effectsOf, makePlace, newAddress, roleOf, stateOf } from "./roles.fixtures.ts";
import type { Asker, Place, State } from "./roles.fixtures.ts";

/** What a route answers to each asker, and what it then has done: nothing where it refuses. */
interface Row {
  route: string;
  /** In which case, where a route has several. */
  of?: string;
  url: (place: Place, asker: Asker) => string;
  body?: (place: Place) => object;
  /** What is done before, once in a place. */
  before?: (place: Place) => Promise<unknown>;
  statuses: readonly number[];
  /** As `effectsOf` tells it. */
  effects?: readonly string[] | ((asker: Asker) => readonly string[]);
}

const API = "/api/v1";
// From viewer to owner, and a viewer who administers the server.
const ALL = (status: number) => ASKERS.map(() => status);
const ADMINS = (status: number) => [403, 403, 403, status, status, 403];
const OWNERS = (status: number, refusal = 403) => [refusal, refusal, refusal, refusal, status, refusal];
const SERVER = (status: number) => [403, 403, 403, 403, 403, status];
/** Of who reads members: a reviewer sees checks alone. */
const READERS = (status: number) => [status, 403, status, status, status, status];

const leave = ({ askers }: Place) =>
  Promise.all([...askers.values()].map((person) => person("DELETE", `${API}/members/${person.userId}`)));

const TABLE: readonly Row[] = [
  { route: "GET /me", url: () => "/me", statuses: ALL(200) },
  {
    route: "PUT /me/preferences",
    url: () => "/me/preferences",
    body: () => ({ version: 1, navigation: ["reports"] }),
    statuses: ALL(200),
    effects: ["users of asker: preferences"],
  },
  { route: "GET /me/sessions", url: () => "/me/sessions", statuses: ALL(200) },
  {
    route: "DELETE /me/sessions/:id",
    url: ({ otherSessions }, asker) => `/me/sessions/${otherSessions.get(asker)}`,
    statuses: ALL(204),
    effects: ["- sessions of asker"],
  },
  {
    route: "DELETE /me/sessions",
    url: () => "/me/sessions",
    statuses: ALL(204),
    effects: ["- sessions of asker"],
  },
  { route: "GET /workspaces", url: () => "/workspaces", statuses: ALL(200) },
  {
    route: "POST /workspaces",
    url: () => "/workspaces",
    body: () => ({ name: "Mine" }),
    statuses: ALL(201),
    effects: [
      "+ member_events of asker: member_joined owner",
      "+ memberships of asker: owner",
      "+ workspaces",
    ],
  },
  {
    route: "PATCH /workspaces/:id",
    url: ({ founder }) => `/workspaces/${founder.workspaceId}`,
    body: () => ({ version: 1, name: "Other" }),
    statuses: ADMINS(200),
    effects: ["workspaces of workspace: name Other"],
  },
  {
    route: "DELETE /workspaces/:id",
    url: ({ founder }) => `/workspaces/${founder.workspaceId}`,
    statuses: OWNERS(204),
    effects: ["workspaces of workspace: removed_at"],
  },
  { route: "GET /workspaces/deleted", url: () => "/workspaces/deleted", statuses: ALL(200) },
  {
    route: "POST /workspaces/:id/restore",
    url: ({ founder }) => `/workspaces/${founder.workspaceId}/restore`,
    before: ({ founder }) => founder("DELETE", `${API}/workspaces/${founder.workspaceId}`),
    statuses: OWNERS(200, 404),
    effects: ["workspaces of workspace: removed_at"],
  },
  {
    route: "POST /workspaces/:id/rejoin",
    of: "who left",
    url: ({ founder }) => `/workspaces/${founder.workspaceId}/rejoin`,
    before: leave,
    statuses: ALL(200),
    effects: (asker) => [
      `+ member_events of asker: member_restored ${roleOf(asker)}`,
      `+ memberships of asker: ${roleOf(asker)}`,
      `- removed_memberships of asker: ${roleOf(asker)}`,
    ],
  },
  {
    route: "POST /workspaces/:id/rejoin",
    of: "who was removed",
    url: ({ founder }) => `/workspaces/${founder.workspaceId}/rejoin`,
    before: ({ askers, founder }) =>
      Promise.all([...askers.values()].map(({ userId }) => founder("DELETE", `${API}/members/${userId}`))),
    statuses: ALL(404),
  },
  { route: "GET /members", url: () => "/members", statuses: READERS(200) },
  { route: "GET /members/log", url: () => "/members/log", statuses: ADMINS(200) },
  { route: "GET /members/log.csv", url: () => "/members/log.csv", statuses: ADMINS(200) },
  {
    route: "PATCH /members/:userId",
    url: ({ colleague }) => `/members/${colleague.userId}`,
    body: () => ({ version: 1, role: "viewer" }),
    statuses: ADMINS(200),
    effects: ["+ member_events of colleague: role_changed viewer", "memberships of colleague: role viewer"],
  },
  {
    route: "PATCH /members/:userId",
    of: "an owner",
    url: ({ founder }) => `/members/${founder.userId}`,
    body: () => ({ version: 1, role: "viewer" }),
    statuses: OWNERS(200),
    // What lets others in ends with the role of who made it.
    effects: [
      "+ member_events of founder: role_changed viewer",
      "+ member_events: invitation_revoked",
      "invitations of link: ended_with role, revoked_at",
      "invitations of mailed link: ended_with role, revoked_at",
      "memberships of founder: role viewer",
    ],
  },
  {
    route: "PATCH /members/:userId",
    of: "a member, to owner",
    url: ({ colleague }) => `/members/${colleague.userId}`,
    body: () => ({ version: 1, role: "owner" }),
    statuses: OWNERS(200),
    effects: [
      "+ member_events of colleague: role_changed owner",
      "+ outbox_messages",
      "memberships of colleague: role owner",
    ],
  },
  {
    route: "DELETE /members/:userId",
    url: ({ colleague }) => `/members/${colleague.userId}`,
    statuses: ADMINS(204),
    effects: [
      "+ member_events of colleague: member_removed",
      "+ removed_memberships of colleague: member",
      "- memberships of colleague: member",
    ],
  },
  {
    route: "DELETE /members/:userId",
    of: "an owner",
    url: ({ founder }) => `/members/${founder.userId}`,
    statuses: OWNERS(204),
    effects: [
      "+ member_events of founder: member_removed",
      "+ member_events: invitation_revoked",
      "+ member_events: token_revoked",
      "+ removed_memberships of founder: owner",
      "- memberships of founder: owner",
      "api_tokens of token: ended_with membership, revoked_at",
      "invitations of link: ended_with membership, revoked_at",
      "invitations of mailed link: ended_with membership, revoked_at",
    ],
  },
  {
    route: "DELETE /members/:userId",
    of: "oneself",
    url: ({ askers }, asker) => `/members/${askers.get(asker)?.userId}`,
    statuses: ALL(204),
    effects: (asker) => [
      "+ member_events of asker: member_left",
      `+ removed_memberships of asker: ${roleOf(asker)}`,
      `- memberships of asker: ${roleOf(asker)}`,
    ],
  },
  {
    route: "POST /members/:userId/restore",
    of: "who the owner removed",
    url: ({ removed }) => `/members/${removed.userId}/restore`,
    statuses: OWNERS(200),
    effects: [
      "+ member_events of removed: member_restored viewer",
      "+ memberships of removed: viewer",
      "- removed_memberships of removed: viewer",
    ],
  },
  { route: "GET /invitations", url: () => "/invitations", statuses: ADMINS(200) },
  {
    route: "POST /invitations",
    url: () => "/invitations",
    body: () => ({}),
    statuses: ADMINS(201),
    effects: ["+ invitations: member", "+ member_events: invitation_made"],
  },
  {
    route: "POST /invitations/mailed",
    url: () => "/invitations/mailed",
    body: () => ({ emails: [newAddress()] }),
    statuses: ADMINS(200),
    effects: ["+ invitations: member", "+ member_events: invitation_made", "+ outbox_messages"],
  },
  {
    route: "POST /invitations/:id/mail",
    url: ({ mailedLink }) => `/invitations/${mailedLink}/mail`,
    statuses: ADMINS(200),
    effects: [
      "+ member_events: invitation_mailed",
      "+ outbox_messages",
      "invitations of mailed link: mail_id, created_by, token_hash",
    ],
  },
  {
    route: "DELETE /invitations/:id",
    url: ({ link }) => `/invitations/${link}`,
    statuses: ADMINS(204),
    effects: (asker) => [
      "+ member_events: invitation_revoked",
      `invitations of link: revoked_as ${roleOf(asker)}, revoked_at, revoked_by`,
    ],
  },
  {
    route: "POST /invitations/:id/restore",
    of: "one that the owner revoked",
    url: ({ revokedLink }) => `/invitations/${revokedLink}/restore`,
    statuses: OWNERS(204),
    effects: [
      "+ member_events: invitation_restored",
      "invitations of revoked link: revoked_as, revoked_at, revoked_by",
    ],
  },
  { route: "GET /api-tokens", url: () => "/api-tokens", statuses: ADMINS(200) },
  {
    route: "POST /api-tokens",
    url: () => "/api-tokens",
    body: () => ({ name: "New" }),
    statuses: ADMINS(201),
    effects: ["+ api_tokens", "+ member_events: token_made"],
  },
  {
    route: "DELETE /api-tokens/:id",
    url: ({ token }) => `/api-tokens/${token}`,
    statuses: ADMINS(204),
    effects: (asker) => [
      "+ member_events: token_revoked",
      `api_tokens of token: revoked_as ${roleOf(asker)}, revoked_at, revoked_by`,
    ],
  },
  {
    route: "POST /api-tokens/:id/restore",
    of: "one that the owner revoked",
    url: ({ revokedToken }) => `/api-tokens/${revokedToken}/restore`,
    statuses: OWNERS(204),
    effects: [
      "+ member_events: token_restored",
      "api_tokens of revoked token: revoked_as, revoked_at, revoked_by",
    ],
  },
  { route: "GET /reachability", url: () => "/reachability", statuses: ALL(200) },
  { route: "GET /sign-up", url: () => "/sign-up", statuses: SERVER(200) },
  {
    route: "PUT /sign-up",
    url: () => "/sign-up",
    body: () => ({ version: 0, policy: "open" }),
    statuses: SERVER(200),
    effects: ["+ server_administrator_events of asker: sign_in_changed", "+ server_settings"],
  },
  { route: "GET /sign-in", url: () => "/sign-in", statuses: SERVER(200) },
  {
    route: "PATCH /sign-in",
    url: () => "/sign-in",
    body: () => ({ version: 0, captcha: "never" }),
    statuses: SERVER(200),
    effects: ["+ server_administrator_events of asker: sign_in_changed", "+ server_settings"],
  },
  { route: "GET /identity-events", url: () => "/identity-events", statuses: SERVER(200) },
  { route: "GET /mail", url: () => "/mail", statuses: SERVER(200) },
  {
    route: "PUT /mail",
    url: () => "/mail",
    body: () => ({
      version: 0,
      isUsed: false,
      host: "127.0.0.1",
      port: 25,
      security: "none",
      user: "",
      fromAddress: "herald@fern.com",
      fromName: "",
    }),
    statuses: SERVER(200),
    effects: ["+ server_settings"],
  },
  {
    route: "POST /mail/test",
    url: () => "/mail/test",
    statuses: SERVER(200),
    effects: ["+ outbox_messages"],
  },
  ...(["sms", "whatsapp"] as const).flatMap((channel): Row[] => [
    { route: `GET /texts/${channel}`, url: () => `/texts/${channel}`, statuses: SERVER(200) },
    {
      route: `PUT /texts/${channel}`,
      url: () => `/texts/${channel}`,
      body: () => ({ version: 0, isUsed: false, address: "http://127.0.0.1:9", format: "json", body: "{}" }),
      statuses: SERVER(200),
      effects: ["+ server_settings"],
    },
    {
      route: `POST /texts/${channel}/test`,
      url: () => `/texts/${channel}/test`,
      body: () => ({ to: "+4915112345678" }),
      statuses: SERVER(200),
      effects: ["+ outbox_messages"],
    },
  ]),
  { route: "GET /outbox", url: () => "/outbox", statuses: SERVER(200) },
  {
    route: "GET /outbox/:id",
    url: ({ message }) => `/outbox/${message}`,
    statuses: SERVER(200),
  },
  { route: "GET /server-administrators", url: () => "/server-administrators", statuses: SERVER(200) },
  {
    route: "GET /server-administrators/log",
    url: () => "/server-administrators/log",
    statuses: SERVER(200),
  },
  {
    route: "POST /people/:userId/lost-app",
    url: ({ colleague }) => `/people/${colleague.userId}/lost-app`,
    statuses: SERVER(204),
    effects: [
      "+ member_events of colleague: app_let_go",
      "+ outbox_messages",
      "- sessions of colleague",
      "user_factors of colleague: details",
    ],
  },
  {
    route: "DELETE /server-administrators/:userId",
    url: ({ otherAdministrator }) => `/server-administrators/${otherAdministrator.userId}`,
    statuses: SERVER(204),
    effects: [
      "+ outbox_messages",
      "+ server_administrator_events of other administrator: removed",
      "- sessions of other administrator",
      "users of other administrator: is_server_administrator false",
    ],
  },
];

let owner: Database | undefined;
/** One that nobody has changed yet serves the next asker, too. */
let unused: { place: Place; row: Row } | undefined;
/** How everything stood after the last call. */
let known: State | undefined;

afterAll(() => owner?.destroy());

test.each(TABLE.map((row) => ({ row, name: row.of ? `${row.route} of ${row.of}` : row.route })))(
  "$name: what each role may do, and what it then does",
  async ({ row }) => {
    const app = await sharedApp();
    owner ??= openDatabase(app.owner, 1, NO_TIME_LIMITS);
    const method = METHODS.find((name) => row.route.startsWith(name)) ?? "GET";

    const answers = [];
    for (const asker of ASKERS) {
      const place = await placeFor(app, owner, row);
      const person = place.askers.get(asker) ?? place.founder;
      const before = known ?? (await stateOf(owner));
      const { statusCode } = await person(method, `${API}${row.url(place, asker)}`, row.body?.(place));
      known = await stateOf(owner);
      const effects = effectsOf(before, known, namesOf(place, person));
      if (effects.length > 0) unused = undefined;
      answers.push({ asker, statusCode, effects });
    }

    const effects = typeof row.effects === "function" ? row.effects : () => row.effects ?? [];
    expect(answers).toEqual(
      ASKERS.map((asker, index) => {
        const statusCode = row.statuses[index] ?? 0;
        return { asker, statusCode, effects: statusCode < 300 ? effects(asker) : [] };
      }),
    );
  },
);

test("the table names every route of identity", () => {
  const named = new Set(TABLE.map(({ route }) => route));
  const ours = new Set<string>(Object.values(identityPaths));

  const routes = written().filter(({ path }) => ours.has(path));

  expect(routes.length).toBeGreaterThan(40);
  expect(routes.filter(({ method, path }) => !named.has(`${method} ${path.slice(API.length)}`))).toEqual([]);
});

test("no role changes what the identity provider answers: its calls are about the person alone", async () => {
  const app = await sharedApp();
  owner ??= openDatabase(app.owner, 1, NO_TIME_LIMITS);
  unused = undefined;
  const { askers } = await makePlace(app, owner);
  // Only one of them was given an address, and whether somebody has one does change answers.
  const people = [...askers.values()].map(({ userId }) => userId);
  await owner.deleteFrom("user_emails").where("user_id", "in", people).execute();
  const { identityPublicToken: token } = loadSecrets(app.config);
  const authorization = `Basic ${Buffer.from(`${token}:${token}`).toString("base64")}`;
  const ask = async (person: Person, method: Method, path: string) => {
    const headers = { ...person.headers, authorization, "x-sdk-parent-host": person.headers["origin"] };
    const url = path.replace(":publicToken", token).replaceAll(/:\w+/g, "x");
    const body = method === "GET" || method === "DELETE" ? {} : { payload: {} };
    const { statusCode, body: text } = await app.http.inject({ method, url, headers, ...body });
    return `${statusCode} ${/"error_type":"\w+"/.exec(text)?.[0] ?? ""}`;
  };
  // The last one ends the session that all others need.
  const calls = written()
    .filter(({ path }) => path.startsWith("/sdk/v1/"))
    .toSorted((one, other) => Number(one.path === REVOKE) - Number(other.path === REVOKE));

  const differing = [];
  for (const { method, path } of calls) {
    const answers = new Set<string>();
    for (const person of askers.values()) answers.add(await ask(person, method, path));
    if (answers.size > 1) differing.push({ method, path, answers: [...answers] });
  }

  expect(calls.length).toBeGreaterThan(50);
  expect(differing).toEqual([]);
});

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];
const REVOKE = "/sdk/v1/sessions/revoke";

/** Every route of the server as it is written down, so that a new one is asked for, too. */
function written(): { method: Method; path: string }[] {
  const file = join(import.meta.dirname, "../../platform/http/routes.snapshot.txt");
  const lines = readFileSync(file, "utf8").matchAll(/^([A-Z]+) (\S+):/gm);
  return [...lines].flatMap(([, name, path = ""]) => {
    const method = METHODS.find((each) => each === name);
    return method ? [{ method, path }] : [];
  });
}

async function placeFor(app: TestApp, database: Database, row: Row): Promise<Place> {
  if (unused && (unused.row === row || (!unused.row.before && !row.before))) return unused.place;
  const place = await makePlace(app, database);
  await row.before?.(place);
  known = undefined;
  unused = { place, row };
  return place;
}

/** How the rows of a place are called in what a test expects. */
function namesOf(place: Place, asker: Person): Map<string, string> {
  const others = [...place.askers].map(([name, { userId }]) => [userId, name] as const);
  return new Map([
    ...others,
    [asker.userId, "asker"],
    [place.founder.workspaceId, "workspace"],
    [place.founder.userId, "founder"],
    [place.colleague.userId, "colleague"],
    [place.removed.userId, "removed"],
    [place.otherAdministrator.userId, "other administrator"],
    [place.link, "link"],
    [place.mailedLink, "mailed link"],
    [place.revokedLink, "revoked link"],
    [place.token, "token"],
    [place.revokedToken, "revoked token"],
  ]);
}
