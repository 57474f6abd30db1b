import * as z from "zod/mini";
import { notFound } from "#/platform/errors.ts";

/** An id in an address. What is no id names nothing: it is answered as an unknown one, in these words. */
export function pathId(what: string) {
  return z.uuid(notFound(what).detail);
}
