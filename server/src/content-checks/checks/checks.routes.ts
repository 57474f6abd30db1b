import { checkPaths } from "@app/contract/content-checks/paths";
import * as z from "zod/mini";
import { TextCheckInput, TextCheckReport } from "@app/contract/content-checks/schemas";
import {
  ContentCheck,
  ContentCheckChange,
  ContentCheckFilter,
  ContentCheckInput,
  ContentCheckList,
  SampleCheckInput,
} from "@app/contract/content-checks/reviews";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { ChecksService } from "./checks.service.ts";

const Id = z.object({ id: pathId("content check") });

export function checkRoutes(http: Http, checks: ChecksService): void {
  http.get(
    checkPaths.all,
    {
      config: { isInDemo: true },
      schema: {
        summary: "List content checks",
        querystring: ContentCheckFilter,
        response: { 200: ContentCheckList },
      },
    },
    (request) => checks.list(request.caller, request.query),
  );
  http.get(
    checkPaths.one,
    {
      config: { isInDemo: true },
      schema: { summary: "Read a content check", params: Id, response: { 200: ContentCheck } },
    },
    (request) => checks.get(request.caller, request.params.id),
  );
  changeRoutes(http, checks);
  startRoutes(http, checks);
}

function changeRoutes(http: Http, checks: ChecksService): void {
  http.patch(
    checkPaths.one,
    {
      config: { access: "reviewer" },
      schema: {
        summary: "Change caption, rules, verdict, feedback or one answer of a content check",
        params: Id,
        body: ContentCheckChange,
        response: { 200: ContentCheck },
      },
    },
    (request) => checks.change(request.caller, request.params.id, request.body),
  );
  http.delete(
    checkPaths.one,
    {
      config: { access: "reviewer" },
      schema: { summary: "Remove a content check", params: Id, response: { 204: z.void() } },
    },
    async (request, reply) => {
      await checks.remove(request.caller, request.params.id);
      return reply.code(204).send();
    },
  );
  http.post(
    checkPaths.restore,
    {
      config: { access: "reviewer" },
      schema: { summary: "Bring back a removed content check", params: Id, response: { 200: ContentCheck } },
    },
    (request) => checks.restore(request.caller, request.params.id),
  );
  http.post(
    checkPaths.rerun,
    {
      config: { access: "reviewer" },
      schema: {
        summary: "Read the video of a content check again",
        params: Id,
        response: { 200: ContentCheck },
      },
    },
    (request) => checks.rerun(request.caller, request.params.id),
  );
}

function startRoutes(http: Http, checks: ChecksService): void {
  http.post(
    checkPaths.all,
    {
      config: { access: "reviewer" },
      schema: {
        summary: "Check an uploaded video on its own",
        body: ContentCheckInput,
        response: { 201: ContentCheck },
      },
    },
    async (request, reply) => reply.code(201).send(await checks.create(request.caller, request.body)),
  );
  http.post(
    checkPaths.sample,
    {
      config: { access: "reviewer" },
      schema: {
        summary: "Check a clip that comes with Herald",
        body: SampleCheckInput,
        response: { 201: ContentCheck },
      },
    },
    async (request, reply) => reply.code(201).send(await checks.startSample(request.caller, request.body)),
  );
  http.post(
    checkPaths.text,
    {
      config: { access: "viewer" },
      schema: { summary: "Check a caption", body: TextCheckInput, response: { 200: TextCheckReport } },
    },
    (request) => checks.checkText(request.caller, request.body),
  );
}
