import {
  FactChange,
  FactInput,
  RememberedFact,
  RememberedFacts,
} from "@app/contract/strategy/memory/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { MemoryService } from "./memory.service.ts";

const Params = z.object({ id: pathId("remembered fact") });

export function memoryRoutes(http: Http, memory: MemoryService): void {
  http.get(
    strategyPaths.memory,
    { schema: { summary: "What the team told for all plans", response: { 200: RememberedFacts } } },
    ({ caller }) => memory.list(caller),
  );

  http.post(
    strategyPaths.memory,
    {
      config: { oneTransaction: true },
      schema: {
        summary: "Remember something for all plans",
        body: FactInput,
        response: { 201: RememberedFact },
      },
    },
    async ({ caller, body }, reply) => reply.code(201).send(await memory.add(caller, body.text)),
  );

  http.patch(
    strategyPaths.fact,
    {
      schema: {
        summary: "Say it in other words",
        params: Params,
        body: FactChange,
        response: { 200: RememberedFact },
      },
    },
    ({ caller, params, body }) => memory.edit(caller, params.id, body),
  );

  http.delete(
    strategyPaths.fact,
    { schema: { summary: "Forget it; it can be restored", params: Params, response: { 204: z.null() } } },
    async ({ caller, params }, reply) => {
      await memory.forget(caller, params.id);
      return reply.code(204).send(null);
    },
  );

  http.post(
    strategyPaths.restoreFact,
    {
      schema: {
        summary: "Bring a forgotten fact back",
        params: Params,
        response: { 200: RememberedFact },
      },
    },
    ({ caller, params }) => memory.restore(caller, params.id),
  );
}
