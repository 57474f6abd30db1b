import { settingsPaths } from "@app/contract/settings/paths";
import { Readable } from "node:stream";
import type { Http } from "#/platform/http/http.ts";
import type { TakeoutService } from "./takeout.service.ts";

export function takeoutRoutes(http: Http, takeout: TakeoutService): void {
  http.get(
    settingsPaths.takeout,
    {
      config: { access: "owner", fresh: true },
      exposeHeadRoute: false,
      schema: { summary: "All of the workspace as a ZIP archive of tables" },
    },
    async (request, reply) => {
      const archive = await takeout.archive(request.caller);
      return reply
        .header("content-disposition", `attachment; filename="${request.caller.workspaceSlug}.zip"`)
        .type("application/zip")
        .send(Readable.from(archive));
    },
  );
}
