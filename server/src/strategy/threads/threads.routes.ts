import { strategyPaths } from "@app/contract/strategy/paths";
import {
  MessageInput,
  Thread,
  ThreadChange,
  ThreadDetail,
  ThreadFork,
  ThreadInput,
  ThreadList,
  ThreadListQuery,
} from "@app/contract/strategy/schemas";
import * as z from "zod/mini";
import { sendEvents } from "#/platform/http/events.ts";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import { prepareAnswers } from "#/strategy/assistant/prepare.ts";
import type { ThreadsService } from "./threads.service.ts";

const Params = z.object({ id: pathId("thread") });

export function threadRoutes(http: Http, threads: ThreadsService): void {
  listRoutes(http, threads);
  changeRoutes(http, threads);
  answerRoutes(http, threads);
}

function listRoutes(http: Http, threads: ThreadsService): void {
  http.get(
    strategyPaths.threads,
    {
      schema: {
        summary: "List threads, pinned ones first, then those last used; search them",
        querystring: ThreadListQuery,
        response: { 200: ThreadList },
      },
      // Who looks at the threads is about to say something.
      onResponse: prepareAnswers,
    },
    (request) => threads.list(request.caller, request.query),
  );

  http.post(
    strategyPaths.threads,
    {
      config: { oneTransaction: true },
      schema: { summary: "Begin a thread", body: ThreadInput, response: { 201: Thread } },
    },
    async (request, reply) => {
      const thread = await threads.create(request.caller, request.body.title);
      return reply.code(201).send(thread);
    },
  );

  http.post(
    strategyPaths.forkThread,
    {
      config: { oneTransaction: true },
      schema: {
        summary: "Begin a thread with the first messages of another and its plan as it stood then",
        params: Params,
        body: ThreadFork,
        response: { 201: Thread },
      },
    },
    async (request, reply) => {
      const thread = await threads.fork(request.caller, request.params.id, request.body.keeps);
      return reply.code(201).send(thread);
    },
  );

  http.get(
    strategyPaths.thread,
    {
      config: { isInDemo: true },
      schema: { summary: "Read a thread with its messages", params: Params, response: { 200: ThreadDetail } },
    },
    (request) => threads.get(request.caller, request.params.id),
  );
}

function changeRoutes(http: Http, threads: ThreadsService): void {
  http.patch(
    strategyPaths.thread,
    {
      schema: {
        summary: "Rename a thread, pin it or put it away",
        params: Params,
        body: ThreadChange,
        response: { 200: Thread },
      },
    },
    (request) => threads.change(request.caller, request.params.id, request.body),
  );

  http.delete(
    strategyPaths.thread,
    {
      schema: { summary: "Remove a thread; it can be restored", params: Params, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await threads.remove(request.caller, request.params.id);
      return reply.code(204).send(null);
    },
  );

  http.post(
    strategyPaths.restoreThread,
    { schema: { summary: "Bring a removed thread back", params: Params, response: { 200: Thread } } },
    (request) => threads.restore(request.caller, request.params.id),
  );
}

function answerRoutes(http: Http, threads: ThreadsService): void {
  http.post(
    strategyPaths.messages,
    {
      schema: {
        summary: "Say something, or answer an approval; streams the answer",
        params: Params,
        body: MessageInput,
      },
    },
    async (request, reply) =>
      sendEvents(reply, await threads.say(request.caller, request.params.id, request.body)),
  );

  http.get(
    strategyPaths.stream,
    {
      schema: {
        summary: "Follow the answer being written, from its beginning; 204 when there is none",
        params: Params,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await threads.isAnswering(request.caller, id))) return reply.code(204).send();
      return sendEvents(reply, await threads.follow(request.caller, id));
    },
  );

  http.post(
    strategyPaths.stop,
    {
      schema: {
        summary: "Stop the answer being written; what is there is kept",
        params: Params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await threads.stop(request.caller, request.params.id);
      return reply.code(204).send(null);
    },
  );
}
