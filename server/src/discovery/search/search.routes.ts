import { discoveryPaths } from "@app/contract/discovery/paths";
import {
  CreatorNames,
  CreatorNamesQuery,
  CreatorProfile,
  CreatorSearch,
  CreatorSearchResult,
  FigureField,
  FigureQuery,
  PostSearchQuery,
  PostSearchResult,
  Suggestions,
} from "@app/contract/discovery/creators";
import { CreatorStanding } from "@app/contract/discovery/comparing/standing";
import { FigureSource } from "@app/contract/figures";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { CreatorsService } from "#/discovery/creators/creators.service.ts";
import type { PostSearchService } from "./search.posts.service.ts";
import type { SearchService } from "./search.service.ts";
import type { SuggestionsService } from "./suggestions.service.ts";

export interface FindingServices {
  search: SearchService;
  creators: CreatorsService;
  posts: PostSearchService;
  suggestions: SuggestionsService;
}

export function searchRoutes(http: Http, { search, posts, suggestions }: FindingServices): void {
  http.post(
    discoveryPaths.creatorSearch,
    {
      config: { access: "reader", isInDemo: true },
      schema: {
        summary: "Finds creators by a sentence or by filters; counts unknown values apart",
        body: CreatorSearch,
        response: { 200: CreatorSearchResult },
      },
    },
    (request) => search.search(request.caller, request.body),
  );

  http.get(
    discoveryPaths.postSearch,
    {
      schema: {
        summary: "Finds posts by the words and hashtags of their captions, the most viewed first",
        querystring: PostSearchQuery,
        response: { 200: PostSearchResult },
      },
    },
    (request) => posts.search(request.caller, request.query),
  );

  http.get(
    discoveryPaths.suggestions,
    {
      config: { isInDemo: true },
      schema: {
        summary: "What to search first, with how much each finds here",
        response: { 200: Suggestions },
      },
    },
    (request) => suggestions.list(request.caller),
  );
}

export function creatorRoutes(http: Http, { creators }: FindingServices): void {
  http.get(
    discoveryPaths.creators,
    {
      schema: {
        summary: "Creators by a part of their name or handle, the most followed first",
        querystring: CreatorNamesQuery,
        response: { 200: CreatorNames },
      },
    },
    (request) => creators.names(request.caller, request.query),
  );

  http.get(
    discoveryPaths.creator,
    {
      config: { isInDemo: true },
      schema: {
        summary: "A creator with figures, history and the latest posts",
        params: z.object({ id: pathId("creator") }),
        response: { 200: CreatorProfile },
      },
    },
    (request) => creators.get(request.caller, request.params.id),
  );

  http.get(
    discoveryPaths.standing,
    {
      config: { isInDemo: true },
      schema: {
        summary: "Where the figures of a creator stand among those of all creators",
        params: z.object({ id: pathId("creator") }),
        response: { 200: CreatorStanding },
      },
    },
    (request) => creators.standing(request.caller, request.params.id),
  );

  http.get(
    discoveryPaths.figure,
    {
      config: { isInDemo: true },
      schema: {
        summary: "Where a figure of a creator comes from",
        params: z.object({ id: pathId("creator"), field: FigureField }),
        querystring: FigureQuery,
        response: { 200: FigureSource },
      },
    },
    ({ caller, params, query }) => creators.figure(caller, params.id, params.field, query.accountId),
  );
}
