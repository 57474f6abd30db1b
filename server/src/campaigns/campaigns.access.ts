import { AppError } from "#/platform/errors.ts";
import type { Caller } from "#/platform/http/caller.ts";

/** Reviewers work on content checks only; everybody else in the workspace reads its campaigns and reports. */
export function mayRead(caller: Caller): boolean {
  return caller.role !== "reviewer";
}

/** @throws `request.forbidden` for a reviewer. */
export function requireReader(caller: Caller): void {
  if (mayRead(caller)) return;
  throw new AppError({
    code: "request.forbidden",
    status: 403,
    detail: "Reviewers see content checks only. Ask an owner or admin of the workspace for another role.",
  });
}
