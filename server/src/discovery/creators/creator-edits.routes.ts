import { discoveryPaths } from "@app/contract/discovery/paths";
import { CreatorChange, CreatorEdited } from "@app/contract/discovery/creator-edits";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { CreatorEditsService } from "./creator-edits.service.ts";

export function creatorEditRoutes(http: Http, edits: CreatorEditsService): void {
  http.patch(
    discoveryPaths.creator,
    {
      schema: {
        summary: "Writes price, contact, notes or tags of a creator by hand; answers what they were",
        params: z.object({ id: pathId("creator") }),
        body: CreatorChange,
        response: { 200: CreatorEdited },
      },
    },
    (request) => edits.edit(request.caller, request.params.id, request.body),
  );
}
