import * as z from "zod/mini";

const BYTES_MAX = 4096;
/** Our own client, which knows what to do with an answer that asks for a second factor. */
const OWN_CLIENT = "herald-web";

const Blob = z.object({ sdk: z.object({ identifier: z.string() }) });

/** Whether a call says that it comes from our own client: X-SDK-Client, base64 of JSON. A claim, and no proof of it. */
export function isOwnClient(header: string | string[] | undefined): boolean {
  if (typeof header !== "string" || header.length > BYTES_MAX) return false;
  try {
    const blob = Blob.safeParse(JSON.parse(Buffer.from(header, "base64").toString("utf8")));
    return blob.success && blob.data.sdk.identifier === OWN_CLIENT;
  } catch {
    return false;
  }
}
