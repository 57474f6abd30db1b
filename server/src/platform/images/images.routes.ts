import { imagePaths, IMAGE_WIDTHS } from "@app/contract/images";
import type { ImageWidth } from "@app/contract/images";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import type { Images } from "#/platform/images/images.ts";
import { pathId } from "#/platform/http/path-id.ts";

const WIDTHS = IMAGE_WIDTHS.map(String);
const Width = z.pipe(
  z.enum(WIDTHS, `Use one of ${WIDTHS.join(", ")}`),
  z.transform((text): ImageWidth => IMAGE_WIDTHS.find((width) => String(width) === text) ?? 640),
);

export function imageRoutes(http: Http, images: Images): void {
  http.get(
    imagePaths.one,
    {
      config: { isInDemo: true },
      schema: {
        summary: "A stored picture in one of eight widths",
        params: z.object({ id: pathId("picture") }),
        querystring: z.object({ w: Width }),
      },
    },
    async (request, reply) => {
      const bytes = await images.read(request.caller.workspaceId, request.params.id, request.query.w);
      return reply
        .type("image/webp")
        .header("cache-control", "private, max-age=31536000, immutable")
        .send(bytes);
    },
  );
}
