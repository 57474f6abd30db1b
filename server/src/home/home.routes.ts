import { homePaths } from "@app/contract/home/paths";
import { HomeFigures } from "@app/contract/home/schemas";
import type { Http } from "#/platform/http/http.ts";
import type { HomeFiguresService } from "./home-figures.service.ts";

export function homeRoutes(http: Http, home: HomeFiguresService): void {
  http.get(
    homePaths.figures,
    {
      schema: {
        summary: "Where the workspace stands, each figure with its source",
        response: { 200: HomeFigures },
      },
    },
    (request) => home.read(request.caller),
  );
}
