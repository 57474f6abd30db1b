import * as z from "zod/mini";
import { isOneLine, NAME_MAX } from "../names.ts";

/** A name on one line; `message` is what its absence is answered with. */
export const named = (message: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(NAME_MAX, `At most ${NAME_MAX} characters`),
      z.refine(isOneLine, "One line only"),
    );
