import { expect, test } from "vitest";
import * as z from "zod/mini";
import { isBuiltFile } from "#/platform/http/web-app.ts";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { startApp } from "#/acceptance/test-app.fixtures.ts";

const UUID = "00000000-0000-4000-8000-000000000000";
const VISITOR = { host: "localhost:4870", origin: "http://localhost:4870" };
const STALE_MS = 11 * 60_000;
const WRITES = ["POST", "PUT", "PATCH", "DELETE"] as const;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

test("every route asks for a sign-in unless it says that everybody may use it", async () => {
  // A route that is off is there for nobody.
  const app = await startApp({ env: { MCP: "on" } });

  const answers = await Promise.all(
    app.routes.map(async ({ method, url, access }) => {
      const response = await app.http.inject({
        method: METHODS.find((name) => name === method) ?? "GET",
        url: url.replaceAll(/:\w+/g, UUID).replace("*", "x"),
        headers: VISITOR,
      });
      const closed = response.statusCode === 401;
      return { route: `${method} ${url}`, closed, isOpen: access === "everybody" };
    }),
  );

  expect(answers.length).toBeGreaterThan(20);
  expect(answers.filter(({ closed, isOpen }) => !closed && !isOpen)).toEqual([]);
});

test("who may use which route is as it is written down", async () => {
  const { routes } = await startApp();
  const lines = routes
    .filter(({ method, url }) => method !== "HEAD" && !isBuiltFile(url))
    .map(({ name, access, config }) => {
      const fresh = config.fresh ? `, fresh${config.fresh === true ? "" : ` ${config.fresh}`}` : "";
      return `${name}: ${access}${fresh}${config.isInDemo ? ", shown in the demo" : ""}`;
    });

  await expect(`${lines.toSorted().join("\n")}\n`).toMatchFileSnapshot("routes.snapshot.txt");
});

test("a route that asks for a fresh factor asks before it looks at anything else", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn({ isServerAdministrator: true });
  const routes = app.routes.filter(({ method, config }) => method !== "HEAD" && config.fresh === true);

  clock.advance(STALE_MS);
  const answers = await Promise.all(
    routes.map(async ({ method, url }) => {
      const write = WRITES.find((name) => name === method) ?? "GET";
      const answer = await ana(write, url.replaceAll(/:\w+/g, UUID), write === "PUT" ? {} : undefined);
      return { route: `${method} ${url}`, code: answer.json<{ code: string }>().code };
    }),
  );

  expect(answers.length).toBeGreaterThan(12);
  expect(answers.filter(({ code }) => code !== "identity.stale_factors")).toEqual([]);
});

test("only the public operations are described as open", async () => {
  const app = await startApp();

  const response = await app.http.inject({ url: "/api/v1/openapi.json", headers: VISITOR });
  const { paths }: { paths: Record<string, Record<string, { security?: object[] }>> } = response.json();

  const open = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security?.length === 0)
      .map(([method]) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(open.length).toBeGreaterThan(2);
  expect(Object.keys(paths)).not.toContain("/api/v1/local/command");
  const openRoutes = app.routes.filter(({ access }) => access === "everybody").map(({ name }) => name);
  expect(open.filter((name) => !openRoutes.includes(name))).toEqual([]);
});

test("every part of a described address is described", async () => {
  const app = await startApp();
  const PathParameters = z.object({
    parameters: z._default(z.array(z.object({ name: z.string(), in: z.string() })), []),
  });
  const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), PathParameters)) });

  const response = await app.http.inject({ url: "/api/v1/openapi.json", headers: VISITOR });
  const { paths } = Document.parse(response.json());

  const wrong = Object.entries(paths).flatMap(([path, methods]) => {
    const named = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    return Object.entries(methods)
      .filter(([, { parameters }]) => {
        const described = parameters.filter((each) => each.in === "path").map(({ name }) => name);
        return described.length !== named.length || named.some((name) => !described.includes(name ?? ""));
      })
      .map(([method]) => `${method} ${path}`);
  });
  expect(wrong).toEqual([]);
});
