import type { Role } from "@app/contract/identity/roles";
import { AppError } from "#/platform/errors.ts";
import { requireReader, requireRole, requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";

/** A role and those above it; a "reader" is everybody but a reviewer, a "person" is signed in without a token. */
type Need = Role | "reader" | "person" | "administrator of the server";

const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The written list of what asks for something else than a read (a viewer) or a change (a member) does. It is held
 * against the caller before the body is read, so that nobody learns from a refused body what they may not do. What
 * depends on the thing itself, such as leaving a workspace, the services decide.
 */
export const NEEDS: ReadonlyMap<string, Need> = new Map([
  // Questions that are too long for an address.
  ["POST /api/v1/creators/search", "reader"],
  ["POST /api/v1/checks/text", "viewer"],
  // What is one's own.
  ["PUT /api/v1/me/preferences", "person"],
  ["POST /api/v1/workspaces", "person"],
  ["DELETE /api/v1/members/:userId", "person"],
  ["POST /api/v1/sample/copy", "person"],
  ["DELETE /api/v1/sample/copy", "person"],
  ["POST /api/v1/sample/copy/restore", "person"],
  // Reviewers work on content checks.
  ["POST /api/v1/checks", "reviewer"],
  ["POST /api/v1/checks/sample", "reviewer"],
  ["PATCH /api/v1/checks/:id", "reviewer"],
  ["DELETE /api/v1/checks/:id", "reviewer"],
  ["POST /api/v1/checks/:id/restore", "reviewer"],
  ["POST /api/v1/checks/:id/rerun", "reviewer"],
  ["POST /api/v1/uploads", "reviewer"],
  ["HEAD /api/v1/uploads/:id", "reviewer"],
  ["PATCH /api/v1/uploads/:id", "reviewer"],
  ["DELETE /api/v1/uploads/:id", "reviewer"],
  // People, tokens and the workspace itself.
  ["PATCH /api/v1/workspaces/:id", "admin"],
  ["PATCH /api/v1/members/:userId", "admin"],
  ["POST /api/v1/members/:userId/restore", "admin"],
  ["POST /api/v1/invitations", "admin"],
  ["DELETE /api/v1/invitations/:id", "admin"],
  ["POST /api/v1/invitations/:id/restore", "admin"],
  ["POST /api/v1/api-tokens", "admin"],
  ["DELETE /api/v1/api-tokens/:id", "admin"],
  ["POST /api/v1/api-tokens/:id/restore", "admin"],
  // What belongs to the server.
  ["GET /api/v1/outbox", "administrator of the server"],
  ["PUT /api/v1/sign-up", "administrator of the server"],
  ["POST /api/v1/sample", "administrator of the server"],
  ["DELETE /api/v1/sample", "administrator of the server"],
]);

/** @throws `request.forbidden`, `request.person_needed` when the caller may not use the route at all. */
export function requireAccess(caller: Caller, method: string, url: string): void {
  const need = NEEDS.get(`${method} ${url}`) ?? (READS.has(method) ? "viewer" : "member");
  if (need === "reader") requireReader(caller);
  else if (need === "person") requireSession(caller);
  else if (need === "administrator of the server") requireServerAdministrator(caller);
  else requireRole(caller, need);
}

function requireSession(caller: Caller): void {
  if (caller.via === "session") return;
  throw new AppError({
    code: "request.person_needed",
    status: 403,
    detail: "An API token cannot do this. Sign in as a person.",
  });
}
