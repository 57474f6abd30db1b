import * as z from "zod/mini";

const BYTES_MAX = 4096;
/** Our own client, which knows what to do with an answer that asks for a second factor. */
const OWN_CLIENT = "herald-web";

const Blob = z.object({
  event_id: z.catch(z.nullable(z.string()), null),
  /** Of a call that was to prove a factor and got no answer. */
  lost_event_id: z.catch(z.nullable(z.string()), null),
  sdk: z.catch(z.object({ identifier: z.string() }), { identifier: "" }),
});

/** What a call says of its client. Claims, and no proof of any. */
export interface ClientClaims {
  isOwnClient: boolean;
  callId: string | null;
  lostCallId: string | null;
}

/** Reads X-SDK-Client: base64 of JSON. */
export function clientClaims(header: string | string[] | undefined): ClientClaims {
  const said = typeof header === "string" && header.length <= BYTES_MAX ? parse(header) : null;
  return {
    isOwnClient: said?.sdk.identifier === OWN_CLIENT,
    callId: said?.event_id ?? null,
    lostCallId: said?.lost_event_id ?? null,
  };
}

function parse(header: string): z.infer<typeof Blob> | null {
  try {
    return Blob.safeParse(JSON.parse(Buffer.from(header, "base64").toString("utf8"))).data ?? null;
  } catch {
    return null;
  }
}
