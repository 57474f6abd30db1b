import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { noSuchRoute } from "#/platform/errors.ts";
import type { Http } from "#/platform/http/http.ts";

/** Hashes of what the built pages carry inline, written by the build. */
const InlineHashes = z.object({ script: z.array(z.string()), style: z.array(z.string()) });
const YEAR = "public, max-age=31536000, immutable";
const BUILT_FILE = /^\/(?:assets\/[^:*]+|favicon\.svg)$/;
const SIGN_IN = /^\/signin\/?$/;

export interface WebApp {
  /** Folder of the built app. */
  folder: string;
  baseUrl: string;
  /** Whether this visitor has a live session: then the bare sign-in page leads on to /home. */
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
  /** Whether the sign-in page shows a frame of this server, which asks somebody outside. */
  signInFrames?: boolean;
  /** Origin of an identity provider outside, which pages call. */
  identityUrl?: string | null;
}

/** Serves the built app: its files, and its page for every address that is no file and no API. */
export function serveWebApp(
  http: Http,
  { folder, baseUrl, isSignedIn, signInFrames = false, identityUrl = null }: WebApp,
): void {
  const policy = contentSecurityPolicy(folder, identityUrl);
  const signInPolicy = signInFrames ? `${policy}; frame-src 'self'` : policy;
  // Files of the built app, each a route of its own; they hold no data.
  http.addHook("onRoute", (route) => {
    if (isBuiltFile(route.url)) route.config = { ...route.config, access: "everybody" };
  });
  const page = (reply: FastifyReply, name: string, allowed = policy) =>
    reply
      .header("content-security-policy", allowed)
      .header("cross-origin-opener-policy", "same-origin")
      .header("cache-control", "no-cache")
      .sendFile(name, { cacheControl: false });

  void http.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ["**/*.{br,gz}", "**/*.html", "**/*.json"],
    setHeaders: (reply, path) => {
      if (path.startsWith(join(folder, "assets"))) void reply.header("cache-control", YEAR);
    },
  });
  http.setNotFoundHandler(async (request, reply) => {
    if (isForPrograms(request)) throw noSuchRoute();
    const path = request.url.split("?")[0] ?? "/";
    const elsewhere = otherName(request, baseUrl);
    if (elsewhere) return reply.redirect(elsewhere, 307);
    if (!SIGN_IN.test(path)) return page(reply, "index.html");
    // The app itself sends here whom it does not know as signed in: to send them back would never end.
    const isAppsWish = request.url !== path;
    if (!isAppsWish && (await isSignedIn(request))) return reply.redirect("/home", 303);
    return page(reply, existsSync(join(folder, "signin.html")) ? "signin.html" : "index.html", signInPolicy);
  });
}

/** Whether a path is that of a file which everybody may read. */
export function isBuiltFile(path: string): boolean {
  return BUILT_FILE.test(path);
}

function isForPrograms({ method, url }: FastifyRequest): boolean {
  return (method !== "GET" && method !== "HEAD") || /^\/(api|sdk|v1|s|mcp|assets)(\/|$)/.test(url);
}

// Links and passkeys belong to one name, so a page asked for under another loopback name moves there.
function otherName(request: FastifyRequest, baseUrl: string): string | null {
  const { host, origin } = new URL(baseUrl);
  if (request.host === host) return null;
  // Two slashes at the beginning would name another host.
  return `${origin}/${request.url.replace(/^[/\\]+/, "")}`;
}

function contentSecurityPolicy(folder: string, identityUrl: string | null): string {
  const file = join(folder, "csp.json");
  const hashes = existsSync(file)
    ? InlineHashes.parse(JSON.parse(readFileSync(file, "utf8")))
    : { script: [], style: [] };
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.script].join(" "),
    ["style-src 'self'", ...hashes.style].join(" "),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    identityUrl === null ? "connect-src 'self'" : `connect-src 'self' ${identityUrl}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
