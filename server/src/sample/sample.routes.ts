import { SampleState } from "@app/contract/settings";
import type { Http } from "#/platform/http/http.ts";
import type { SampleService } from "./sample.service.ts";

export function sampleRoutes(http: Http, sample: SampleService): void {
  http.get(
    "/api/v1/sample",
    { schema: { summary: "Whether the sample workspace is there", response: { 200: SampleState } } },
    () => sample.state(),
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
      return sample.state();
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
      return sample.state();
    },
  );
}
