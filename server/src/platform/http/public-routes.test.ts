import { expect, test } from "vitest";
import * as z from "zod/mini";
import { DEMO_ROUTES, isPublicRoute, PUBLIC_ROUTES } from "#/platform/http/public-routes.ts";
import { startApp } from "#/acceptance/test-app.fixtures.ts";

const UUID = "00000000-0000-4000-8000-000000000000";
const VISITOR = { host: "localhost:4870", origin: "http://localhost:4870" };
/** Only there where the app is built. */
const PAGES: ReadonlySet<string> = new Set(["GET /", "GET /*"]);
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

test("every route asks for a sign-in unless it stands on the written list", async () => {
  const app = await startApp();

  const answers = await Promise.all(
    app.routes.map(async ({ method, url }) => {
      const response = await app.http.inject({
        method: METHODS.find((name) => name === method) ?? "GET",
        url: url.replaceAll(/:\w+/g, UUID).replace("*", "x"),
        headers: VISITOR,
      });
      const closed = response.statusCode === 401;
      return { route: `${method} ${url}`, closed, listed: isPublicRoute(method, url) };
    }),
  );

  expect(answers.length).toBeGreaterThan(20);
  expect(answers.filter(({ closed, listed }) => !closed && !listed)).toEqual([]);
});

test("every entry of the written lists is a route", async () => {
  const { routes } = await startApp();
  const names = new Set(routes.map(({ method, url }) => `${method} ${url}`));

  const unknown = [...PUBLIC_ROUTES, ...DEMO_ROUTES].filter((name) => !names.has(name));

  expect(unknown.filter((name) => !PAGES.has(name))).toEqual([]);
});

test("only the public operations are described as open", async () => {
  const app = await startApp();

  const response = await app.http.inject({ url: "/api/v1/openapi.json", headers: VISITOR });
  const { paths }: { paths: Record<string, Record<string, { security?: object[] }>> } = response.json();

  const open = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security?.length === 0)
      .map(([method]) => ({
        method: method.toUpperCase(),
        url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
      })),
  );
  expect(open.length).toBeGreaterThan(2);
  expect(Object.keys(paths)).not.toContain("/api/v1/local/command");
  expect(open.filter(({ method, url }) => !isPublicRoute(method, url))).toEqual([]);
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
