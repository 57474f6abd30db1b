import {
  ATTACHMENT_BYTES_MAX,
  AttachmentInput,
  AttachmentText,
} from "@app/contract/strategy/attachments/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import { requireRole } from "#/platform/http/caller.ts";
import type { Http } from "#/platform/http/http.ts";
import { readAttachment } from "./attachment-reader.ts";

/** Base64 adds a third; the rest is the name. */
const BODY_LIMIT = Math.ceil((ATTACHMENT_BYTES_MAX * 4) / 3) + 64 * 1024;

export function attachmentRoutes(http: Http): void {
  http.post(
    strategyPaths.attachments,
    {
      bodyLimit: BODY_LIMIT,
      config: { slowBody: true },
      schema: {
        summary: "The text of a .txt, .md, .docx, .pdf or .eml of at most 10 MB; nothing of it is kept",
        body: AttachmentInput,
        response: { 200: AttachmentText },
      },
    },
    ({ caller, body }) => {
      requireRole(caller, "member");
      return readAttachment(body.name, Buffer.from(body.base64, "base64"));
    },
  );
}
