import { ATTACHMENT_BYTES_MAX, AttachmentText } from "@app/contract/strategy/attachments/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import { send } from "#/lib/api/api.ts";
import { toBase64 } from "#/lib/base64.ts";

const TOO_LARGE = "It is larger than 10 MB. Send the pages that are the brief, or paste their text.";
const EMPTY = "It is empty. Choose another one.";

/** As the server reads it. @throws with what is wrong with the file. */
export async function textOfFile(file: File): Promise<AttachmentText> {
  if (file.size > ATTACHMENT_BYTES_MAX) throw new Error(TOO_LARGE);
  if (file.size === 0) throw new Error(EMPTY);
  const body = { name: file.name, base64: await toBase64(file) };
  return send("POST", strategyPaths.attachments, body, AttachmentText, { quiet: true });
}
