import fastifySwagger from "@fastify/swagger";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { Http } from "#/platform/http/http.ts";
import { markup } from "#/platform/http/markup.ts";
import { isPublicRoute } from "#/platform/http/public-routes.ts";

const ABOUT = `Everything that the screens do, for programs. The header Herald-Workspace chooses a workspace by its
slug; an API token is bound to one. Long lists take limit and offset. A POST with the header Idempotency-Key
happens once, however often it is sent. Failures are problem details (RFC 9457).`;

/** Collects the description of every route that is mounted after it. Public operations carry `security: []`. */
export function describeRoutes(http: Http): void {
  void http.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Herald", version: "1", description: ABOUT },
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer", description: "An API token from Settings" },
        },
      },
      security: [{ bearer: [] }],
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      const methods = Array.isArray(route.route.method) ? route.route.method : [route.route.method];
      const open = methods.every((method) => isPublicRoute(method, route.url));
      return { schema: open ? { ...schema, security: [] } : schema, url };
    },
  });
}

/** The description of the interface, for programs and as a page for people. */
export function documentationRoutes(http: Http): void {
  http.get("/api/v1/openapi.json", { schema: { hide: true } }, () => http.swagger());

  http.get("/api/docs", { schema: { hide: true } }, (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
      .send(page(http)),
  );
}

function page(http: Http): string {
  const rows = Object.entries(http.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(
      ([method, operation]) =>
        markup`<tr><td>${method.toUpperCase()}</td><td><code>${path}</code></td><td>${summaryOf(operation)}</td></tr>\n`,
    ),
  );
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Herald: interface for programs</title></head>
<body><main><h1>Interface for programs</h1>
<p>Send <code>Authorization: Bearer</code> with an API token from Settings. Failures answer problem details (RFC 9457).
The whole description is at <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</p>
<table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th></tr></thead>
<tbody>${rows}</tbody></table></main></body></html>`.html;
}

function summaryOf(operation: unknown): string {
  if (typeof operation !== "object" || operation === null || !("summary" in operation)) return "";
  return typeof operation.summary === "string" ? operation.summary : "";
}
