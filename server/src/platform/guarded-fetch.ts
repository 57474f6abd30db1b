/** Most bytes of one answer. Chosen by us: a hundred times what an answer of the assistant is. */
const ANSWER_BYTES_MAX = 4_000_000;
/** Addresses of a machine's own network card, where clouds hand out keys to whoever asks from inside. */
const LINK_LOCAL = /^(?:169\.254\.|\[?fe[89ab][0-9a-f]:)/iu;

/**
 * A fetch that reaches one address alone: no other host, no redirect, and no answer without an end.
 * @param what is there, for the messages.
 */
export function guardedFetch(base: string, what: string, reach: typeof fetch = fetch): typeof fetch {
  const { origin, hostname } = new URL(base);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new TypeError(`${what} is at ${origin}, and nothing is sent elsewhere`);
    if (LINK_LOCAL.test(hostname)) throw new TypeError(`${what} is at no address of the network card`);
    const response = await reach(url, { ...init, redirect: "error" });
    const { body, status, statusText, headers } = response;
    return new Response(body && body.pipeThrough(limited(what)), { status, statusText, headers });
  };
}

function limited(what: string): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > ANSWER_BYTES_MAX) controller.error(new TypeError(`${what} answers without an end`));
      else controller.enqueue(chunk);
    },
  });
}
