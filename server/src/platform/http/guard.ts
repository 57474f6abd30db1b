import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { AppError, noSuchRoute } from "#/platform/errors.ts";
import { accessOf, requireAccess } from "#/platform/http/access.ts";
import type { Access } from "#/platform/http/access.ts";
import type { AllowedMethods } from "#/platform/http/allowed-methods.ts";
import type { Authenticator, Caller } from "#/platform/http/caller.ts";
import { allowedOrigins, requireKnownHost, requireOwnOrigin } from "#/platform/http/origins.ts";

// Made once: building a schema costs more than all of its checks.
const WorkspaceHeader = z.optional(z.string());
const WorkspaceQuery = z.object({ workspace: z.optional(z.string()) });

const CALLERS = new WeakMap<FastifyRequest, Caller>();
const AGAIN = new WeakMap<FastifyRequest, () => Promise<boolean>>();

/** Sets who asks, once, at the border. */
export function setCaller(request: FastifyRequest, caller: Caller): void {
  CALLERS.set(request, caller);
}

/** Who asks; undefined on a public route. */
export function knownCaller(request: FastifyRequest): Caller | undefined {
  return CALLERS.get(request);
}

/** Who asks. On a public route asking is a bug, and throws. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = CALLERS.get(request);
  if (!caller) throw new Error("A public route asked who the caller is");
  return caller;
}

/**
 * Whether who sent a request may still have its answer: for one that takes long. False once they signed out, were
 * removed, lost the role that the route needs, or see no prices any more; a failure of the database decides nothing.
 */
export async function mayStillRead(request: FastifyRequest): Promise<boolean> {
  try {
    return (await AGAIN.get(request)?.()) ?? true;
  } catch (error) {
    return !(error instanceof AppError);
  }
}

// The one door: a known host, no foreign page behind a change, a method that the address answers, somebody signed in
// unless the route is public, and who has just proved it where the route asks for that.
export function guard(baseUrl: string, authenticator: Authenticator, methods: AllowedMethods) {
  const origins = allowedOrigins(baseUrl);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    requireKnownHost(request, origins);
    const { url, config } = request.routeOptions;
    if (url === undefined || !config.isFromElsewhere) requireOwnOrigin(request, origins);
    if (url === undefined) return methods.refuseOther(request, reply);
    if (await config.isOff?.()) throw noSuchRoute();
    const access = accessOf(request.method, config);
    if (access === "everybody") return;
    const workspaceSlug = workspaceOf(request);
    const caller = await authenticator.authenticate({ headers: request.headers, workspaceSlug });
    if (!caller && access === "token") void reply.header("www-authenticate", "Bearer");
    if (!caller) throw request.headers.authorization === undefined ? signInNeeded() : tokenRefused();
    requireAccess(caller, access);
    if (config.fresh === true) await authenticator.requireFresh(caller);
    setCaller(request, caller);
    AGAIN.set(request, () => isStill(authenticator, request, { caller, access }));
  };
}

async function isStill(
  authenticator: Authenticator,
  { headers }: FastifyRequest,
  { caller, access }: { caller: Caller; access: Exclude<Access, "everybody"> },
): Promise<boolean> {
  const workspaceSlug = caller.workspaceSlug || undefined;
  const now = await authenticator.authenticate({ headers, workspaceSlug, isAgain: true });
  if (!now || now.userId !== caller.userId) return false;
  requireAccess(now, access);
  return now.seesPrices || !caller.seesPrices;
}

// A picture or a video is asked for by its address alone: there the query names the workspace.
function workspaceOf({ method, headers, query }: FastifyRequest): string | undefined {
  const named = WorkspaceHeader.parse(headers["herald-workspace"]);
  if (named !== undefined || method !== "GET") return named;
  return WorkspaceQuery.safeParse(query).data?.workspace;
}

const signInNeeded = () =>
  new AppError({
    code: "request.sign_in_needed",
    status: 401,
    detail: "Your session has ended. Sign in again to go on.",
  });

const tokenRefused = () =>
  new AppError({
    code: "request.token_refused",
    status: 401,
    detail: "This API token is not known, is over, or was revoked. Make a new one in Settings.",
  });
