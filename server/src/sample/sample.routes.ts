import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import type { SampleService } from "./sample.service.ts";

const SampleState = z.object({ isLoaded: z.boolean() });

export function sampleRoutes(http: Http, sample: SampleService): void {
  http.get(
    "/api/v1/sample",
    { schema: { summary: "Whether the sample workspace is there", response: { 200: SampleState } } },
    async () => ({ isLoaded: await sample.isLoaded() }),
  );

  http.delete(
    "/api/v1/sample",
    {
      schema: {
        summary: "Removes the sample workspace (server administrators)",
        response: { 200: SampleState },
      },
    },
    async (request) => {
      await sample.remove(request.caller);
      return { isLoaded: false };
    },
  );

  http.post(
    "/api/v1/sample",
    {
      schema: {
        summary: "Brings the sample workspace back (server administrators)",
        response: { 200: SampleState },
      },
    },
    async (request) => {
      await sample.restore(request.caller);
      return { isLoaded: true };
    },
  );
}
