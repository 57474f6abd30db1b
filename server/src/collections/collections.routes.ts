import { collectionPaths } from "@app/contract/collections/paths";
import {
  Collection,
  CollectionAdded,
  CollectionAddition,
  CollectionCreator,
  CollectionCreatorList,
  CollectionEdit,
  CollectionEntryEdit,
  CollectionInput,
  CollectionList,
  CollectionOrder,
  CollectionRemoval,
  CollectionRemoved,
  CollectionVote,
  TriageState,
} from "@app/contract/collections/schemas";
import { Paging, SearchedListQuery } from "@app/contract/paging";
import * as z from "zod/mini";
import { sendCsv } from "#/platform/http/documents/csv-file.ts";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { CollectionsService } from "./collections.service.ts";

const Params = z.object({ id: pathId("collection") });
const EntryParams = z.object({ id: pathId("collection"), creatorId: pathId("creator in this collection") });
const CreatorPage = z.extend(Paging, {
  state: z.optional(TriageState),
  tag: z.optional(z.string()),
  sort: z.optional(CollectionOrder),
});

export function collectionRoutes(http: Http, collections: CollectionsService): void {
  listRoutes(http, collections);
  oneRoutes(http, collections);
  creatorRoutes(http, collections);
  oneCreatorRoutes(http, collections);
}

function listRoutes(http: Http, collections: CollectionsService): void {
  http.get(
    collectionPaths.all,
    {
      config: { isInDemo: true },
      schema: {
        summary: "Collections, last changed first",
        querystring: SearchedListQuery,
        response: { 200: CollectionList },
      },
    },
    (request) => collections.list(request.caller, request.query),
  );

  http.post(
    collectionPaths.all,
    {
      config: { oneTransaction: true },
      schema: { summary: "Makes a collection", body: CollectionInput, response: { 201: Collection } },
    },
    async (request, reply) => {
      const collection = await collections.create(request.caller, request.body);
      return reply.code(201).send(collection);
    },
  );
}

function oneRoutes(http: Http, collections: CollectionsService): void {
  http.get(
    collectionPaths.one,
    {
      config: { isInDemo: true },
      schema: { summary: "One collection with its counts", params: Params, response: { 200: Collection } },
    },
    (request) => collections.get(request.caller, request.params.id),
  );

  http.patch(
    collectionPaths.one,
    {
      schema: {
        summary: "Renames a collection or changes its note",
        params: Params,
        body: CollectionEdit,
        response: { 200: Collection },
      },
    },
    (request) => collections.edit(request.caller, request.params.id, request.body),
  );

  http.delete(
    collectionPaths.one,
    {
      schema: {
        summary: "Removes a collection; it can be restored",
        params: Params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await collections.remove(request.caller, request.params.id);
      return reply.code(204).send(null);
    },
  );

  http.post(
    collectionPaths.restore,
    { schema: { summary: "Undoes a removal", params: Params, response: { 200: Collection } } },
    (request) => collections.restore(request.caller, request.params.id),
  );

  http.get(
    collectionPaths.export,
    { schema: { summary: "A collection as CSV", params: Params, response: { 200: z.string() } } },
    async (request, reply) => {
      const { name, csv } = await collections.exportCsv(request.caller, request.params.id);
      return sendCsv(reply, name, "collection", csv);
    },
  );
}

function creatorRoutes(http: Http, collections: CollectionsService): void {
  http.get(
    collectionPaths.creators,
    {
      schema: {
        summary:
          "Creators of a collection, in the order in which they were added or as sorted, with their prices",
        params: Params,
        querystring: CreatorPage,
        response: { 200: CollectionCreatorList },
      },
    },
    (request) => collections.creators(request.caller, request.params.id, request.query),
  );

  http.post(
    collectionPaths.creators,
    {
      schema: {
        summary: "Adds creators to a collection",
        params: Params,
        body: CollectionAddition,
        response: { 200: CollectionAdded },
      },
    },
    (request) => collections.add(request.caller, request.params.id, request.body),
  );

  http.delete(
    collectionPaths.creators,
    {
      schema: {
        summary: "Removes creators from a collection; answers their entries, which can be added again",
        params: Params,
        body: CollectionRemoval,
        response: { 200: CollectionRemoved },
      },
    },
    (request) => collections.removeCreators(request.caller, request.params.id, request.body.creatorIds),
  );
}

function oneCreatorRoutes(http: Http, collections: CollectionsService): void {
  http.patch(
    collectionPaths.creator,
    {
      schema: {
        summary: "Triages, tags or notes on one creator of a collection",
        params: EntryParams,
        body: CollectionEntryEdit,
        response: { 200: CollectionCreator },
      },
    },
    (request) =>
      collections.editCreator(request.caller, request.params.id, request.params.creatorId, request.body),
  );

  http.put(
    collectionPaths.vote,
    {
      config: { withoutVersion: "Everybody has a vote of their own, and the last one counts." },
      schema: {
        summary: "Votes for or against one creator of a collection, or takes the vote back",
        params: EntryParams,
        body: CollectionVote,
        response: { 200: CollectionCreator },
      },
    },
    (request) => {
      const { id: collectionId, creatorId } = request.params;
      return collections.vote(request.caller, { collectionId, creatorId }, request.body.vote);
    },
  );
}
