import { DEMO } from "@app/contract/paths";

/**
 * The written list of routes that answer without a sign-in; a test walks all routes and holds them against it.
 * The pages themselves are files without data; what they show comes from private routes.
 */
export const PUBLIC_ROUTES: ReadonlySet<string> = new Set([
  "GET /livez",
  "GET /readyz",
  "GET /api/v1/openapi.json",
  "GET /api/docs",
  "GET /v1/sessions/jwks/:projectId",
  "GET /s/:token",
  "GET /s/:token/*",
  "POST /api/v1/local/command",
  "GET /",
  "GET /*",
]);

/** Read routes of the sample workspace that a visitor of /demo may use, below `/api/v1/demo` instead of `/api/v1`. */
export const DEMO_ROUTES: ReadonlySet<string> = new Set([
  "GET /api/v1/creators/:id",
  "GET /api/v1/creators/:id/figures/:field",
  "POST /api/v1/creators/search",
  "GET /api/v1/discovery/suggestions",
  "GET /api/v1/collections",
  "GET /api/v1/collections/:id",
  "GET /api/v1/campaigns",
  "GET /api/v1/campaigns/:id",
  "GET /api/v1/reports",
  "GET /api/v1/reports/:id",
  "GET /api/v1/images/:id",
]);

/** Identity speaks its own contract under this prefix and decides per call who may ask. */
const IDENTITY_PREFIX = "/sdk/v1/";

/** Files of the built app, each a route of its own; they hold no data. */
const BUILT_FILE = /^\/(?:assets\/[^:*]+|favicon\.svg)$/;

export function isPublicRoute(method: string, url: string): boolean {
  const asked = method === "HEAD" ? "GET" : method;
  if (url.startsWith(IDENTITY_PREFIX) || url.startsWith(`${DEMO}/`)) return true;
  if (asked === "GET" && BUILT_FILE.test(url)) return true;
  return PUBLIC_ROUTES.has(`${asked} ${url}`);
}
