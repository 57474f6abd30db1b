import { CreatorEdit, CreatorEdited } from "@app/contract/creator-edits";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import type { CreatorEditsService } from "./creator-edits.service.ts";

export function creatorEditRoutes(http: Http, edits: CreatorEditsService): void {
  http.patch(
    "/api/v1/creators/:id",
    {
      schema: {
        summary: "Writes price, contact, notes or tags of a creator by hand; answers what they were",
        params: z.object({ id: z.uuid() }),
        body: CreatorEdit,
        response: { 200: CreatorEdited },
      },
    },
    (request) => edits.edit(request.caller, request.params.id, request.body),
  );
}
