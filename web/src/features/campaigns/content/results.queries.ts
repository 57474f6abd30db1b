import { campaignPaths } from "@app/contract/campaigns/paths";
import { homePaths } from "@app/contract/home/paths";
import { addressOf, withQuery } from "@app/contract/paths";
import { reportPaths } from "@app/contract/reports/paths";
import { CampaignResults } from "@app/contract/results/figures";
import { Order } from "@app/contract/results/orders";
import type { OrderInput } from "@app/contract/results/orders";
import { resultPaths } from "@app/contract/results/paths";
import { Payment } from "@app/contract/results/payments";
import type { PaymentEdit, PaymentInput } from "@app/contract/results/payments";
import { ResultPostWithReadings } from "@app/contract/results/posts";
import type { FigureReadingInput, PostInput, ResultPost } from "@app/contract/results/posts";
import { TrackingList } from "@app/contract/results/tracking";
import type { TrackingInput } from "@app/contract/results/tracking";
import { WaitingResult } from "@app/contract/results/waiting";
import type { AttachInput } from "@app/contract/results/waiting";
import { send, useRead } from "#/lib/api/api.ts";
import { keepAnswer, refresh } from "#/lib/api/cache.ts";
import { downloadCsv } from "#/lib/api/download.ts";
import { useGrowingList, usePagedList } from "#/lib/api/list.ts";
import type { ListPage } from "#/lib/api/list.ts";
import { sendEdit } from "#/lib/edits/edits.ts";

/** What is planned, in review and live in a campaign, and the figures of all of it. */
export function useCampaignResults(id: string) {
  return useRead(addressOf(resultPaths.ofCampaign, { id }), CampaignResults);
}

/** A post with all its readings. */
export function usePost(id: string) {
  return useRead(addressOf(resultPaths.post, { id }), ResultPostWithReadings);
}

export function useOrders(campaignId: string) {
  return useGrowingList(withQuery(resultPaths.orders, { campaignId }), Order, { first: 5 });
}

export function usePayments(campaignId: string, page: ListPage) {
  return usePagedList(withQuery(resultPaths.payments, { campaignId }), Payment, page);
}

/** Posts, orders and payments that wait for a person's choice, in the order in which they came. */
export function useWaiting() {
  return useGrowingList(resultPaths.waiting, WaitingResult, { first: 5 });
}

/** The codes and links of a campaign's creators. */
export function useTracking(campaignId: string) {
  return useRead(trackingUrl(campaignId), TrackingList);
}

export function exportTracking(campaign: { id: string; name: string }): Promise<void> {
  return downloadCsv(addressOf(resultPaths.trackingFile, { id: campaign.id }), `${campaign.name} codes`);
}

function trackingUrl(id: string): string {
  return addressOf(resultPaths.tracking, { id });
}

/** Entered by hand; the forms say themselves what is wrong. */
export const enterPost = (input: PostInput) =>
  recorded(send("POST", resultPaths.posts, input, ResultPostWithReadings, { quiet: true }));

export const enterFigures = (postId: string, reading: FigureReadingInput) =>
  recorded(
    send("PUT", addressOf(resultPaths.postFigures, { id: postId }), reading, ResultPostWithReadings, {
      quiet: true,
    }),
  );

const POST_WORDS = { postedAt: "Posted on" };

/** Says since when a post is out. */
export function dayPost(seen: ResultPost, postedAt: string) {
  const url = addressOf(resultPaths.post, { id: seen.id });
  const parts = { change: { postedAt }, seen, words: POST_WORDS };
  return recorded(sendEdit("PATCH", url, parts, ResultPostWithReadings, { quiet: true }));
}

export const enterOrder = (input: OrderInput) =>
  recorded(send("POST", resultPaths.orders, input, Order, { quiet: true }));

export const enterPayment = (input: PaymentInput) =>
  recorded(send("POST", resultPaths.payments, input, Payment, { quiet: true }));

const PAYMENT_WORDS = { paidOn: "Paid on", state: "State" };

/** Says that an open payment was made, or takes that back. */
export function changePayment(
  seen: Payment,
  change: Required<Pick<PaymentEdit, "paidOn" | "state">>,
  options: { quiet?: boolean } = {},
) {
  const url = addressOf(resultPaths.payment, { id: seen.id });
  return recorded(sendEdit("PATCH", url, { change, seen, words: PAYMENT_WORDS }, Payment, options));
}

/** A person's choice for something that waits. */
export const attachResult = (id: string, choice: AttachInput) =>
  recorded(send("POST", addressOf(resultPaths.attach, { id }), choice));

/** Makes the codes that are missing, and keeps where the links lead. */
export async function makeCodes(campaignId: string, input: TrackingInput): Promise<void> {
  const url = trackingUrl(campaignId);
  await keepAnswer(url, await send("POST", url, input, TrackingList, { quiet: true }));
  void refreshResults();
}

async function recorded<Answer>(sent: Promise<Answer>): Promise<Answer> {
  const answer = await sent;
  await refreshResults();
  return answer;
}

/** Whatever happened shows in the campaign, with its creators, in reports and at home. */
function refreshResults(): Promise<void> {
  return refresh(
    ...Object.values(resultPaths),
    campaignPaths.all,
    campaignPaths.one,
    campaignPaths.due,
    campaignPaths.activity,
    reportPaths.one,
    reportPaths.score,
    homePaths.figures,
  );
}
