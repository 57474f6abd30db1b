import { resultPaths } from "@app/contract/results/paths";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { call, itemsOf } from "../assistant/herald/calls.ts";
import type { Place } from "../assistant/herald/calls.ts";
import { say } from "../assistant/talking/say.ts";

const ROUTER = join(import.meta.dirname, "../../../web/src/app/router.tsx");
const BRIEF = "Vegan protein bar in Germany, €9,000, reels in January";

/** A screen as the route table names it. */
export interface Screen {
  route: string;
  /** Where it is looked at, within a workspace that has something of everything. */
  address: string;
}

/** The thing that is looked at where a route has a parameter, and a search where a route is empty without one. */
type Examples = Readonly<Record<string, string>>;

/** Leads elsewhere, or is drawn for whatever is no route. */
const NO_SCREENS = new Set(["/", "$"]);
/** Seen without a sign-in. */
export const PUBLIC_ROUTES = new Set(["/signin", "/authenticate", "/demo"]);

/** Every route of the app with an address. @throws where a route has a parameter without an example. */
export function screensWith(examples: Examples): Screen[] {
  const routes = [...readFileSync(ROUTER, "utf8").matchAll(/ path: "(?<route>[^"]+)"/gu)]
    .map(({ groups }) => groups?.["route"] ?? "")
    .filter((route) => !NO_SCREENS.has(route));
  return routes.map((route) => {
    const address = examples[route] ?? route;
    if (address.includes("$")) throw new Error(`No example is known of ${route}`);
    return { route, address };
  });
}

/** One thing of each kind; a thread with its plan is made for it. */
export async function examplesIn(place: Place): Promise<Examples> {
  const first = async (kind: string) =>
    String(itemsOf(await call(place, "GET", `/api/v1/${kind}`))[0]?.["id"]);
  const [collection, report, check] = await Promise.all(["collections", "reports", "checks"].map(first));
  const campaign = await campaignWithPosts(place);
  const inside = await call(place, "GET", `/api/v1/collections/${collection}/creators`);
  const creator = String(itemsOf(inside)[0]?.["creatorId"]);
  const thread = String((await call(place, "POST", "/api/v1/threads", {}))["id"]);
  await say(place, thread, { text: BRIEF });
  return {
    "/influencers": "/influencers?q=vegan",
    "/strategy-ai/$threadId": `/strategy-ai/${thread}`,
    "/influencers/$creatorId": `/influencers/${creator}`,
    "/collections/$collectionId": `/collections/${collection}`,
    "/campaigns/$campaignId": `/campaigns/${campaign}`,
    "/campaign/$campaignId/edit": `/campaign/${campaign}/edit`,
    "/reports/$reportId": `/reports/${report}`,
    "/sentinel/$checkId": `/sentinel/${check}`,
    "/settings/$section": "/settings/workspace",
  };
}

/** The first campaign, with a post in it: those of the sample have none. */
async function campaignWithPosts(place: Place): Promise<string> {
  const campaign = String(itemsOf(await call(place, "GET", "/api/v1/campaigns"))[0]?.["id"]);
  const { content } = await call(place, "GET", resultPaths.ofCampaign.replace(":id", campaign));
  const [piece] = z.array(Owed).parse(content);
  if (!piece) throw new Error("The campaign of the sample owes no piece");
  const { creator, platform, format } = piece;
  const post = { creatorId: creator.id, campaignId: campaign, platform, format, postedAt: "2026-01-12" };
  await call(place, "POST", resultPaths.posts, {
    ...post,
    figures: { takenAt: "2026-01-20", views: 12_300 },
  });
  return campaign;
}

const Owed = z.object({ creator: z.object({ id: z.string() }), platform: z.string(), format: z.string() });
