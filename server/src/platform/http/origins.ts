import type { FastifyRequest } from "fastify";
import { AppError } from "#/platform/errors.ts";

/** Methods that change nothing. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);
/** Asked by whoever watches the machine, under whatever name it has there; their answers hold no data. */
const HEALTH_ROUTES: ReadonlySet<string> = new Set(["/livez", "/readyz"]);
const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/** Which host names and origins a server answers, derived from its own address. */
export interface Origins {
  hosts: ReadonlySet<string>;
  origins: ReadonlySet<string>;
}

/** The base URL's host; on loopback all three loopback names with the same port. */
export function allowedOrigins(baseUrl: string): Origins {
  const base = new URL(baseUrl);
  const names = LOOPBACK_NAMES.includes(base.hostname) ? LOOPBACK_NAMES : [base.hostname];
  const urls = names.map((name) => {
    const url = new URL(baseUrl);
    url.hostname = name;
    return url;
  });
  return {
    hosts: new Set(urls.map((url) => url.host)),
    origins: new Set(urls.map((url) => url.origin)),
  };
}

/** Refuses requests for foreign host names: a page elsewhere could else reach this server by rebinding DNS. */
export function requireKnownHost(request: FastifyRequest, { hosts }: Origins): void {
  if (hosts.has(request.host) || HEALTH_ROUTES.has(request.routeOptions.url ?? "")) return;
  throw new AppError({
    code: "request.unknown_host",
    status: 421,
    detail: "This server does not answer under that name. Set BASE_URL to the address that people use.",
  });
}

/** Refuses changes that another site's page asks for: neither its origin nor a missing one is trusted with cookies. */
export function requireOwnOrigin(request: FastifyRequest, { origins }: Origins): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers["sec-fetch-site"];
  const { origin, authorization } = request.headers;
  const foreignSite = site !== undefined && site !== "same-origin" && site !== "none";
  const foreignOrigin = origin !== undefined && !origins.has(origin);
  const unknown = origin === undefined && site === undefined && authorization === undefined;
  if (!foreignSite && !foreignOrigin && !(unknown && request.headers.cookie !== undefined)) return;
  const [own] = origins;
  throw new AppError({
    code: "request.foreign_origin",
    status: 403,
    detail: `This change was asked for by another site, so it was refused. Open Herald at ${own} and try there.`,
  });
}
