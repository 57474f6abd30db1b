import type { ObjectionsService, OwnResults } from "#/discovery/index.ts";
import type { CampaignsService } from "#/campaigns/index.ts";
import type { Identity } from "#/identity/index.ts";
import type { Http } from "#/platform/http/http.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import { waitingRoutes } from "./attaching/waiting.routes.ts";
import { WaitingService } from "./attaching/waiting.service.ts";
import { defineWaitingJobs } from "./importing/imported-results.ts";
import { orderRoutes, paymentRoutes } from "./ledger/ledger.routes.ts";
import { OrdersService } from "./ledger/orders.service.ts";
import { PaymentsService } from "./ledger/payments.service.ts";
import { measureAccounts } from "./accounts.ts";
import { readOwnWork } from "./own-work.ts";
import { readLivePosts } from "./live-posts.ts";
import { readWorkDone } from "./work-done.ts";
import { resultRoutes } from "./results.routes.ts";
import { ResultsService } from "./results.service.ts";
import { postRoutes } from "./posts/posts.routes.ts";
import { PostsService } from "./posts/posts.service.ts";
import { trackingRoutes } from "./tracking/tracking.routes.ts";
import { TrackingService } from "./tracking/tracking.service.ts";

export { dealsTogether } from "./campaign-posts.rules.ts";
export { contentOf, draftedPieces } from "./content.ts";
export type { CampaignDeal } from "./deals.ts";
export { costOf, engagementOf, resultFigures } from "./figures.ts";
export { RESULTS_OF_CREATORS } from "./results.tables.ts";
export { RESULTS_OF_IMPORTS } from "./importing/imported-results.ts";
export { followAttached } from "./importing/imported-rows.store.ts";
export type { PaymentsService } from "./ledger/payments.service.ts";
export type { ResultsService } from "./results.service.ts";

/** What campaigns need of results; handed down to them. */
export const RESULTS_OF_CAMPAIGNS = { readWorkDone, readLivePosts };

/** What discovery needs of results, in the same way. */
export const RESULTS_OF_DISCOVERY: OwnResults = { readWork: readOwnWork, measureAccounts };

export interface ResultServices {
  workspaces: Identity["workspaces"];
  campaigns: CampaignsService;
  objections: ObjectionsService;
}

/** What happened: posts with their figures, orders and payments, each attached to its creator and campaign. */
export function createResults(
  { db, clock, jobs }: Dependencies,
  { workspaces, campaigns, objections }: ResultServices,
) {
  const posts = new PostsService({ db, clock, objections, workspaces });
  const orders = new OrdersService({ db, clock, objections, workspaces });
  const payments = new PaymentsService({ db, clock, objections, workspaces });
  const tracking = new TrackingService({ db, clock, campaigns });
  const results = new ResultsService({ db, clock, workspaces, campaigns });
  const waiting = new WaitingService(db, clock);
  defineWaitingJobs(jobs, db);
  const routes = (http: Http) => {
    postRoutes(http, posts);
    orderRoutes(http, orders);
    paymentRoutes(http, payments);
    trackingRoutes(http, tracking);
    waitingRoutes(http, waiting);
    resultRoutes(http, results);
  };
  return { posts, orders, payments, tracking, waiting, results, routes };
}
