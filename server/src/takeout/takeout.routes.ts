import { settingsPaths } from "@app/contract/settings/paths";
import { Readable } from "node:stream";
import type { Http } from "#/platform/http/http.ts";
import type { TakeoutService } from "./takeout.service.ts";

export function takeoutRoutes(http: Http, takeout: TakeoutService): void {
  http.get(
    settingsPaths.takeout,
    {
      config: { access: "owner" },
      exposeHeadRoute: false,
      schema: { summary: "All of the workspace as a ZIP archive of tables" },
    },
    (request, reply) =>
      reply
        .header("content-disposition", `attachment; filename="${request.caller.workspaceSlug}.zip"`)
        .type("application/zip")
        .send(Readable.from(takeout.archive(request.caller))),
  );
}
