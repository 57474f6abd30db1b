import { resultPaths } from "@app/contract/results/paths";
import {
  FigureReadingInput,
  PostEdit,
  PostInput,
  ResultPostList,
  ResultPostWithReadings,
  ResultQuery,
} from "@app/contract/results/posts";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { PostsService } from "./posts.service.ts";

const Params = z.object({ id: pathId("post") });

export function postRoutes(http: Http, posts: PostsService): void {
  readRoutes(http, posts);
  writeRoutes(http, posts);
}

function readRoutes(http: Http, posts: PostsService): void {
  http.get(
    resultPaths.posts,
    {
      schema: {
        summary: "Posts with their figures, the newest first",
        querystring: ResultQuery,
        response: { 200: ResultPostList },
      },
    },
    (request) => posts.list(request.caller, request.query),
  );

  http.get(
    resultPaths.post,
    {
      schema: {
        summary: "A post with all its readings",
        params: Params,
        response: { 200: ResultPostWithReadings },
      },
    },
    (request) => posts.get(request.caller, request.params.id),
  );
}

function writeRoutes(http: Http, posts: PostsService): void {
  http.post(
    resultPaths.posts,
    {
      config: { oneTransaction: true },
      schema: {
        summary: "Enters a post by its link, or by creator, platform, format and date; never twice",
        body: PostInput,
        response: { 200: ResultPostWithReadings, 201: ResultPostWithReadings },
      },
    },
    async (request, reply) => {
      const { isNew, post } = await posts.create(request.caller, request.body);
      return reply.code(isNew ? 201 : 200).send(post);
    },
  );

  http.patch(
    resultPaths.post,
    {
      schema: {
        summary: "Changes a post",
        params: Params,
        body: PostEdit,
        response: { 200: ResultPostWithReadings },
      },
    },
    (request) => posts.edit(request.caller, request.params.id, request.body),
  );

  http.put(
    resultPaths.postFigures,
    {
      config: { withoutVersion: "A reading is added beside the others, and the same one is added once." },
      schema: {
        summary: "Adds a dated reading of a post's figures; the latest by its date counts",
        params: Params,
        body: FigureReadingInput,
        response: { 200: ResultPostWithReadings },
      },
    },
    (request) => posts.addFigures(request.caller, request.params.id, request.body),
  );
}
