import type * as z from "zod/mini";
import { InvalidInput } from "./invalid-input.ts";

/** What a form sends, as the server will read it. @throws InvalidInput with the server's own words. */
export function checked<T extends z.ZodMiniType>(schema: T, input: z.input<T>): z.output<T> {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  // Of several complaints about one field the first is said.
  const issues = read.error.issues.toReversed();
  throw new InvalidInput(Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message])));
}
