/** Most bytes of one answer. Chosen by us: a hundred times what an answer of the assistant is. */
const ANSWER_BYTES_MAX = 4_000_000;
/** Addresses of a machine's own network card, where clouds hand out keys to whoever asks from inside. */
const LINK_LOCAL = /^(?:169\.254\.|\[?fe[89ab][0-9a-f]:)/iu;

/** A fetch that reaches one address alone: no other host, no redirect, and no answer without an end. */
export function guardedFetch(base: string, reach: typeof fetch = fetch): typeof fetch {
  const { origin, hostname } = new URL(base);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin)
      throw new TypeError(`The model is at ${origin}, and nothing is sent elsewhere`);
    if (LINK_LOCAL.test(hostname)) throw new TypeError("No model is at an address of the network card");
    const response = await reach(url, { ...init, redirect: "error" });
    const { body, status, statusText, headers } = response;
    return new Response(body && body.pipeThrough(limited()), { status, statusText, headers });
  };
}

function limited(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > ANSWER_BYTES_MAX) controller.error(new TypeError("The answer of the model has no end"));
      else controller.enqueue(chunk);
    },
  });
}
