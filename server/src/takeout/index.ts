import type { Http } from "#/platform/http/http.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import { takeoutRoutes } from "./takeout.routes.ts";
import { TakeoutService } from "./takeout.service.ts";

/** All of a workspace as one archive. It reads the tables of every domain as they are, and knows none of them. */
export function createTakeout({ db, clock }: Dependencies) {
  const takeout = new TakeoutService({ db, clock });
  return { routes: (http: Http) => takeoutRoutes(http, takeout) };
}
