import { fastify } from "fastify";
import type { FastifyContextConfig, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { AppError } from "#/platform/errors.ts";
import { accessOf } from "#/platform/http/access.ts";
import type { Access } from "#/platform/http/access.ts";
import { AllowedMethods } from "#/platform/http/allowed-methods.ts";
import { limitBody } from "#/platform/http/body-limits.ts";
import type { Authenticator, Caller } from "#/platform/http/caller.ts";
import { compiledSerializer } from "#/platform/http/compiled-answers.ts";
import { Connections, HTTP_LIMITS } from "#/platform/http/connections.ts";
import { requireVersion } from "#/platform/http/edits.ts";
import { readForwardedFor } from "#/platform/http/forwarded-for.ts";
import { callerOf, guard, knownCaller } from "#/platform/http/guard.ts";
import { withoutPrices } from "#/platform/http/prices.ts";
import { refuseUnread, sendProblem } from "#/platform/http/problems.ts";
import type { Log } from "#/platform/log.ts";

export type Http = ReturnType<typeof createHttp>;

export interface HttpOptions {
  baseUrl: string;
  /** Addresses whose forwarded headers count; none by default. */
  trustedProxy: string[];
  authenticator: Authenticator;
  log: Log;
}

const BODY_LIMIT = 256 * 1024;
/** Browsers that came once by TLS come by nothing else for a year. Subdomains may belong to somebody else. */
const TLS_ONLY = "max-age=31536000";
const Answers = z.record(z.string(), z.instanceof(z.core.$ZodType));

// zod/mini says "Invalid input" to everything until a locale is set.
z.config(z.locales.en());

declare module "fastify" {
  interface FastifyContextConfig {
    /** While it answers true, there is nothing at this address, whoever asks. */
    isOff?: () => Promise<boolean>;
    /** Pages of other sites send people here: it reads no cookie and changes nothing. */
    isFromElsewhere?: boolean;
    /** A body that may take longer than the usual limit, such as an upload. */
    slowBody?: boolean;
    /** A read of the sample that visitors of /demo may make, below `/api/v1/demo` instead of `/api/v1`. */
    isInDemo?: boolean;
    /** Handled for the sample workspace, read-only, without a sign-in. */
    demo?: boolean;
    /** The answer holds a secret that is stored nowhere: of a create with a key only is kept that it happened. */
    secretAnswer?: boolean;
  }
  interface FastifyInstance {
    /** Also for servers that listen beside the first. */
    connections: Connections;
  }
  interface FastifyRequest {
    /** Who asks; on a public route reading it is a bug and throws. */
    caller: Caller;
  }
}

/** The server with its one door, its limits, and problems for answers to failures; routes are mounted on it. */
export function createHttp({ baseUrl, trustedProxy, authenticator, log }: HttpOptions) {
  const http = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxy.length > 0 ? trustedProxy : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: HTTP_LIMITS.requestTimeout,
    connectionTimeout: 0,
    keepAliveTimeout: HTTP_LIMITS.keepAliveTimeout,
    forceCloseConnections: true,
    clientErrorHandler: refuseUnread,
    frameworkErrors: (error, request, reply) =>
      void sendProblem(unreadableAddress(error.statusCode ?? 400), request, reply, log),
    http: HTTP_LIMITS,
  }).withTypeProvider<ZodTypeProvider>();
  const isSecure = new URL(baseUrl).protocol === "https:";
  const connections = new Connections(trustedProxy);
  connections.watch(http.server);
  http.decorate("connections", connections);
  http.removeContentTypeParser("text/plain");
  http.decorateRequest("caller", {
    getter(this: FastifyRequest) {
      return callerOf(this);
    },
  });
  // Before anybody asks for the client's address.
  http.addHook("onRequest", async ({ raw }) => readForwardedFor(raw.headers));
  http.addHook("onRequest", limitBody);
  const methods = new AllowedMethods();
  http.addHook("onRoute", (route) => methods.add(route));
  http.addHook("onRequest", guard(baseUrl, authenticator, methods));
  http.addHook("preValidation", requireVersion);
  http.addHook("preSerialization", async (request, reply, answer) => withheld(request, reply, answer));
  http.addHook("onSend", async (request, reply) => {
    void reply.header("x-request-id", request.id);
    void reply.header("x-content-type-options", "nosniff").header("referrer-policy", "no-referrer");
    if (isSecure) void reply.header("strict-transport-security", TLS_ONLY);
    if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
  });
  http.addHook("onResponse", async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      requestId: request.id,
    };
    if (reply.statusCode >= 500) log.warn(line);
    else log.debug(line);
  });
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(compiledSerializer);
  http.setErrorHandler((error, request, reply) => sendProblem(error, request, reply, log));
  return http;
}

/** A route and what it asks for. */
export class MountedRoute {
  readonly method: string;
  readonly url: string;
  readonly #route: RouteOptions;

  constructor(method: string, route: RouteOptions) {
    this.method = method;
    this.url = route.url;
    this.#route = route;
  }

  /** "GET /livez" */
  get name(): string {
    return `${this.method} ${this.url}`;
  }

  // Read late: the scope of a route may add to its configuration.
  get config(): FastifyContextConfig {
    return this.#route.config ?? {};
  }

  get access(): Access {
    return accessOf(this.method, this.config);
  }
}

/** Every route that is mounted after this call, as it comes. */
export function listRoutes(http: Http): MountedRoute[] {
  const routes: MountedRoute[] = [];
  http.addHook("onRoute", (route) => {
    const methods = Array.isArray(route.method) ? route.method : [route.method];
    for (const method of methods) routes.push(new MountedRoute(method, route));
  });
  return routes;
}

// The one border at which prices are taken out: every answer with a schema, for whoever does not see them.
function withheld(request: FastifyRequest, reply: FastifyReply, answer: unknown): unknown {
  const caller = knownCaller(request);
  if (!caller || caller.seesPrices || reply.statusCode >= 300) return answer;
  const schema = Answers.safeParse(request.routeOptions.schema?.response).data?.[reply.statusCode];
  if (!schema) throw new Error("An answer without a schema cannot be cleared of prices");
  return withoutPrices(schema, answer);
}

const unreadableAddress = (status: number) =>
  new AppError({
    code: "request.unreadable_address",
    status,
    detail: "This address cannot be read. Check the id and the characters in it.",
  });
