import { DatabaseError } from "pg";
import { AppError } from "#/platform/errors.ts";

/** No space left, or none that this user may have; the last one is the database's. */
const CODES = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether the files' disk, or the database's, took no more. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof DatabaseError) return CODES.has(error.code ?? "");
  return error instanceof Error && "code" in error && typeof error.code === "string" && CODES.has(error.code);
}

export const diskFull = () =>
  new AppError({
    code: "server.disk_full",
    status: 507,
    detail:
      "The disk is full, so this was not kept. Ask whoever runs the server to make room, then try again.",
  });
