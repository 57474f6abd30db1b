import fastifySwagger from "@fastify/swagger";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { Http } from "#/platform/http/http.ts";
import { DOCUMENT_MARK } from "./documents/document-mark.ts";
import { markup } from "./documents/markup.ts";
import type { Markup } from "./documents/markup.ts";
import { sendDocument } from "./documents/shared-documents.ts";

const ABOUT = `Everything that the screens do, for programs. The header Herald-Workspace chooses a workspace by its
slug; an API token is bound to one. Lists take limit and cursor: send the next of one page as the cursor of the
following one, until it is null. Tables with page numbers take limit and offset. A POST with the header
Idempotency-Key happens once, however often it is sent. Failures are problem details (RFC 9457).`;

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
      const open = route.route.config?.access === "everybody";
      return { schema: open ? { ...schema, security: [] } : schema, url };
    },
  });
}

/** The description of the interface, for programs and as a page for people. */
export function documentationRoutes(http: Http): void {
  const open = { config: { access: "everybody" }, schema: { hide: true } } as const;

  http.get("/api/v1/openapi.json", open, () => http.swagger());

  http.get("/api/docs", open, (_request, reply) =>
    sendDocument(reply, 200, { title: "Herald: interface for programs", body: page(http), styles: STYLES }),
  );
}

function page(http: Http): Markup {
  const rows = Object.entries(http.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(
      ([method, operation]) =>
        markup`<tr><td>${method.toUpperCase()}</td><td><code>${path}</code></td><td>${summaryOf(operation)}</td></tr>\n`,
    ),
  );
  return markup`<main>
${DOCUMENT_MARK}
<h1>Interface for programs</h1>
<p>${ABOUT}</p>
<p>Send <code>Authorization: Bearer</code> with an API token from Settings. The whole description is at
<a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</p>
<table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th></tr></thead>
<tbody>${rows}</tbody></table>
</main>`;
}

const STYLES = `
body{margin:0;background:#f9fafd;color:#141728;font:15px/24px Inter,system-ui,sans-serif}
main{box-sizing:border-box;max-width:1040px;margin:0 auto;padding:24px 16px 48px}
.mark{display:flex;gap:8px;align-items:center}
h1{margin:24px 0 8px;font-size:24px;line-height:32px;letter-spacing:-.02em}
p{max-width:72ch;margin:0 0 12px;color:#535769}
a{color:#1d5ce0}
table{width:100%;margin-top:24px;border-collapse:collapse}
th,td{padding:8px 12px 8px 0;border-top:1px solid #e3e6f0;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th:first-child,td:first-child{overflow-wrap:normal}
code{font:13px/20px ui-monospace,monospace}
`;

function summaryOf(operation: unknown): string {
  if (typeof operation !== "object" || operation === null || !("summary" in operation)) return "";
  return typeof operation.summary === "string" ? operation.summary : "";
}
