import type { Role } from "@app/contract/identity/roles";
import { AppError } from "#/platform/errors.ts";
import {
  requireReader,
  requireRole,
  requireServerAdministrator,
  requireUnfixed,
} from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";

/**
 * Who may use a route: a role and those above it; a "reader" is everybody but a reviewer, a "writing reader" one who, as
 * a person, writes a word of their own; a "person" is signed in without a token, a "token" is a program of a person, and
 * "everybody" need not be signed in.
 */
export type Access =
  | Role
  | "reader"
  | "writing reader"
  | "person"
  | "token"
  | "administrator of the server"
  | "everybody";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Held against the caller before the body is read, so that nobody learns from a refused body what they may not do.
     * Without it, a viewer reads and a member changes. What depends on the thing itself the services decide.
     */
    access?: Access;
    /**
     * A person proves within ten minutes before that it is they, for what outlasts their session or takes all at once:
     * ways in and methods, roles, tokens, links that show prices, where the server sends things, the archive of a whole
     * workspace, its end. What a screen shows, and a file of one screen, asks for nothing more (docs/decisions/0049).
     * `true` asks at the door, "for some" leaves it to the service, where it depends on what is asked for.
     */
    fresh?: true | "for some";
  }
}

const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Who may use a route that says nothing, or what it says. */
export function accessOf(method: string, config: { access?: Access } = {}): Access {
  return config.access ?? (READS.has(method) ? "viewer" : "member");
}

/** @throws `request.forbidden`, `request.person_needed` when the caller may not use the route at all. */
export function requireAccess(caller: Caller, access: Exclude<Access, "everybody">): void {
  if (access === "reader") requireReader(caller);
  else if (access === "writing reader") requireWritingReader(caller);
  else if (access === "person") requireSession(caller);
  else if (access === "token") requireToken(caller);
  else if (access === "administrator of the server") requireServerAdministrator(caller);
  else requireRole(caller, access);
}

/** Their own word, which no program says for them. @throws as the three that it asks. */
export function requireWritingReader(caller: Caller): void {
  requireUnfixed(caller);
  requireSession(caller);
  requireReader(caller);
}

function requireToken(caller: Caller): void {
  if (caller.via === "token") return;
  throw new AppError({
    code: "request.token_needed",
    status: 403,
    detail: "This address is for programs. Send an API token as Authorization: Bearer.",
  });
}

function requireSession(caller: Caller): void {
  if (caller.via === "session") return;
  throw new AppError({
    code: "request.person_needed",
    status: 403,
    detail: "An API token cannot do this. Sign in as a person.",
  });
}
