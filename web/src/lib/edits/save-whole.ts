import type * as z from "zod/mini";
import { keepAnswer, refresh } from "#/lib/api/cache.ts";
import { sendEdit } from "./edits.ts";
import type { Edit } from "./edits.ts";

/**
 * Saves a thing that is stored whole under one address, and shows what is stored afterwards; null when what somebody
 * else saved meanwhile is kept. @throws as `sendEdit`, without a notification: the form says what is wrong.
 */
export async function saveWhole<Change extends object, T extends z.ZodMiniType>(
  path: string,
  edit: Edit<Change>,
  schema: T,
): Promise<z.infer<T> | null> {
  const saved = await sendEdit("PUT", path, edit, schema, { quiet: true });
  if (saved) await keepAnswer(path, saved);
  else await refresh(path);
  return saved;
}
