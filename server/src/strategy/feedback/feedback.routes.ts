import { ListQuery } from "@app/contract/paging";
import {
  Feedback,
  FeedbackCounts,
  FeedbackInput,
  OwnFeedback,
  UnhelpfulAnswers,
} from "@app/contract/strategy/feedback/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import * as z from "zod/mini";
import { toCsv } from "#/platform/csv.ts";
import { sendCsv } from "#/platform/http/documents/csv-file.ts";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { FeedbackService } from "./feedback.service.ts";

/** Longer than any name of a message. */
const MESSAGE_ID_MAX = 100;

const Params = z.object({ id: pathId("thread") });
const AnswerParams = z.object({
  id: pathId("thread"),
  messageId: z.string().check(z.maxLength(MESSAGE_ID_MAX)),
});

export function feedbackRoutes(http: Http, feedback: FeedbackService): void {
  ownRoutes(http, feedback);
  listRoutes(http, feedback);
}

function ownRoutes(http: Http, feedback: FeedbackService): void {
  http.get(
    strategyPaths.ownFeedback,
    {
      schema: {
        summary: "What you said of the answers of a thread",
        params: Params,
        response: { 200: OwnFeedback },
      },
    },
    ({ caller, params }) => feedback.own(caller, params.id),
  );

  http.post(
    strategyPaths.answerFeedback,
    {
      config: { access: "writing reader" },
      schema: {
        summary: "Say whether an answer was helpful; it takes the place of what you said before",
        params: AnswerParams,
        body: FeedbackInput,
        response: { 200: Feedback },
      },
    },
    ({ caller, params, body }) => feedback.give(caller, params.id, params.messageId, body),
  );

  http.delete(
    strategyPaths.answerFeedback,
    {
      config: { access: "writing reader" },
      schema: {
        summary: "Take back what you said of an answer",
        params: AnswerParams,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      await feedback.takeBack(caller, params.id, params.messageId);
      return reply.code(204).send(null);
    },
  );
}

function listRoutes(http: Http, feedback: FeedbackService): void {
  const config = { access: "admin" } as const;

  http.get(
    strategyPaths.feedback,
    {
      config,
      schema: {
        summary: "Answers that somebody found not helpful, newest first",
        querystring: ListQuery,
        response: { 200: UnhelpfulAnswers },
      },
    },
    ({ caller, query }) => feedback.unhelpful(caller, query),
  );

  http.get(
    strategyPaths.feedbackCounts,
    {
      config,
      schema: {
        summary: "How many answers of the last 30 days were helpful and were not",
        response: { 200: FeedbackCounts },
      },
    },
    ({ caller }) => feedback.counts(caller),
  );

  http.get(
    strategyPaths.feedbackExport,
    { config, schema: { summary: "Export the answers that were not helpful as CSV" } },
    async ({ caller }, reply) =>
      sendCsv(reply, "Answers that were not helpful", "feedback", toCsv(await feedback.rows(caller))),
  );
}
