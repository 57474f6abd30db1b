import { inDemo } from "@app/contract/paths";
import { AppError } from "#/platform/errors.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { setCaller } from "#/platform/http/guard.ts";
import type { Http } from "#/platform/http/http.ts";

const WINDOW_MS = 60_000;
const REQUESTS_A_MINUTE = 240;

/**
 * Gives every route with `isInDemo` a second one below `/api/v1/demo` that answers for the sample
 * workspace, read-only and limited per address. Call before the routes are mounted.
 */
export function mirrorDemoRoutes(http: Http, findSample: () => Promise<Caller | null>): void {
  const allow = createLimiter();
  http.addHook("onRoute", (route) => {
    if (!route.config?.isInDemo || route.method === "HEAD") return;
    http.route({
      ...route,
      url: inDemo(route.url),
      exposeHeadRoute: false,
      config: { ...route.config, isInDemo: false, demo: true, access: "everybody" },
    });
  });
  http.addHook("onRequest", async (request) => {
    if (!request.routeOptions.config.demo) return;
    if (!allow(request.ip)) throw tooMany();
    const caller = await findSample();
    if (!caller) throw noSample();
    setCaller(request, caller);
  });
}

function createLimiter(): (address: string) => boolean {
  let began = Date.now();
  let counts = new Map<string, number>();
  return (address) => {
    if (Date.now() - began > WINDOW_MS) {
      began = Date.now();
      counts = new Map();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= REQUESTS_A_MINUTE;
  };
}

const tooMany = () =>
  new AppError({
    code: "demo.too_many_requests",
    status: 429,
    detail: "That was a lot at once. The demo goes on in a minute.",
    retryAfter: 60,
  });

const noSample = () =>
  new AppError({
    code: "demo.no_sample",
    status: 404,
    detail: "The sample workspace was removed from this server. Sign in to see your own.",
  });
