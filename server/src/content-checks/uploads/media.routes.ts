import { checkPaths } from "@app/contract/content-checks/paths";
import * as z from "zod/mini";
import { AppError } from "#/platform/errors.ts";
import type { Files } from "#/platform/files/files.ts";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { ChecksService } from "#/content-checks/checks/checks.service.ts";

/** The engine's name of a container, and what a browser calls it. The first that fits holds. */
const TYPES: [container: RegExp, type: string][] = [
  [/webm/u, "video/webm"],
  [/mov|mp4/u, "video/mp4"],
  [/avi/u, "video/x-msvideo"],
  [/mpeg/u, "video/mpeg"],
];

/** The video of a check for the player, in ranges. It can never act as a page: it is a download without scripts. */
export function mediaRoutes(http: Http, checks: ChecksService, files: Files): void {
  http.get(
    checkPaths.media,
    {
      config: { isInDemo: true },
      schema: {
        summary: "Play the video of a content check",
        params: z.object({ id: pathId("content check") }),
      },
    },
    async (request, reply) => {
      const { workspaceId } = request.caller;
      const { fileId, bytes, container } = await checks.media(request.caller, request.params.id);
      const range = rangeOf(request.headers.range, bytes);
      const type = TYPES.find(([pattern]) => pattern.test(container))?.[1] ?? "application/octet-stream";
      void reply.headers({
        "content-type": type,
        "content-disposition": "attachment",
        "content-security-policy": "sandbox; default-src 'none'",
        "accept-ranges": "bytes",
        "cache-control": "private, max-age=3600",
        "content-length": range.end - range.start + 1,
      });
      if (range.isPart)
        void reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${bytes}`);
      return reply.send(files.read(workspaceId, fileId, { start: range.start, end: range.end }));
    },
  );
}

/** One range as RFC 9110 has it; several at once are answered with the whole. @throws `content.bad_range` */
function rangeOf(header: string | undefined, bytes: number) {
  const match = /^bytes=(\d*)-(\d*)$/u.exec(header ?? "");
  const whole = { start: 0, end: bytes - 1, isPart: false };
  if (!match || (match[1] === "" && match[2] === "")) return whole;
  const [, from = "", to = ""] = match;
  const start = from === "" ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === "" || to === "" ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (start > end || start >= bytes) throw badRange();
  return { start, end, isPart: true };
}

const badRange = () =>
  new AppError({
    code: "content.bad_range",
    status: 416,
    detail: "The video is shorter than the part that was asked for. Load it again.",
  });
