import { guardedFetch } from "#/platform/guarded-fetch.ts";
import type { MailDelivery } from "#/identity/mail/delivery/mail-delivery.ts";
import { refusedText, unansweredText } from "./text-failures.rules.ts";
import { CONTENT_TYPES, fillBody } from "./text-service.rules.ts";
import type { TextEndpoint } from "./text-service.rules.ts";

/** How long a service may take. Chosen by us. */
const WHOLE_MS = 30_000;
const SAID_BYTES = 2000;

/** Sends messages by one call each of a service over HTTP. */
export function webhookDelivery(endpoint: TextEndpoint, wholeMs = WHOLE_MS): MailDelivery {
  const { address, format, body, headers } = endpoint;
  const call = guardedFetch(address, "The service");
  return {
    async send(message, signal) {
      try {
        const response = await call(address, {
          method: "POST",
          headers: [
            ["content-type", CONTENT_TYPES[format]],
            ...headers.map(({ name, value }): [string, string] => [name, value]),
          ],
          body: fillBody(body, format, message),
          signal: AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]),
        });
        const said = await beginningOf(response);
        if (response.ok) return { outcome: "sent" };
        return { outcome: "failed", failure: refusedText(response.status, said, address) };
      } catch (error) {
        signal.throwIfAborted();
        return { outcome: "failed", failure: unansweredText(error, address) };
      }
    },
  };
}

async function beginningOf(response: Response): Promise<string> {
  if (!response.body) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let said = "";
  while (said.length < SAID_BYTES) {
    const { done, value } = await reader.read();
    if (done) return said;
    said += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return said;
}
