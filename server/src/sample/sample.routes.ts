import { Workspace } from "@app/contract/identity/schemas";
import { settingsPaths } from "@app/contract/settings/paths";
import { SampleState } from "@app/contract/settings/schemas";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import type { CopiesService } from "./copies.service.ts";
import type { SampleService } from "./sample.service.ts";

export function sampleRoutes(http: Http, sample: SampleService, copies: CopiesService): void {
  http.get(
    settingsPaths.sample,
    { schema: { summary: "Whether the sample workspace is there", response: { 200: SampleState } } },
    () => sample.state(),
  );

  http.delete(
    settingsPaths.sample,
    {
      config: { access: "administrator of the server" },
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
    settingsPaths.sample,
    {
      config: { access: "administrator of the server" },
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
  copyRoutes(http, copies);
}

function copyRoutes(http: Http, copies: CopiesService): void {
  http.post(
    settingsPaths.sampleCopy,
    {
      config: { access: "person" },
      schema: {
        summary: "The person's private copy of the sample, made when there is none",
        response: { 200: Workspace },
      },
    },
    (request) => copies.make(request.caller),
  );

  http.delete(
    settingsPaths.sampleCopy,
    {
      config: { access: "person" },
      schema: { summary: "Removes the person's copy of the sample", response: { 204: z.null() } },
    },
    async (request, reply) => {
      await copies.remove(request.caller);
      return reply.code(204).send(null);
    },
  );

  http.post(
    settingsPaths.restoreSampleCopy,
    {
      config: { access: "person" },
      schema: {
        summary: "Brings back the copy that was removed last, within an hour",
        response: { 200: Workspace },
      },
    },
    (request) => copies.restore(request.caller),
  );
}
