import { SAMPLE_FIXED } from "@app/contract/sample";
import { includesRole } from "@app/contract/identity/role-order";
import type { Role } from "@app/contract/identity/roles";
import { AppError } from "#/platform/errors.ts";

/** Who asks, and in which workspace. Made once per request at the border; every service takes it first. */
export interface Caller {
  /** Null for a command of this machine and for visitors of the demo. */
  userId: string | null;
  name: string | null;
  workspaceId: string;
  workspaceSlug: string;
  role: Role;
  /** Whether its creators and figures are invented. */
  isSample: boolean;
  /** Whether nobody writes here, whatever their role: the sample that visitors see. */
  isFixed: boolean;
  /** Whether they are shown this one because the workspace that they used last is theirs no more. */
  hasLostWorkspace?: boolean;
  isServerAdministrator: boolean;
  /** Whether prices, fees, budgets and costs are in what this caller is answered. */
  seesPrices: boolean;
  via: "session" | "token" | "local" | "demo";
  /** Of a caller via "token". */
  tokenId?: string;
  /** Who made that token; null for one of the workspace itself. */
  tokenMakerId?: string | null;
  /** Of a caller via "session". */
  sessionId?: string;
}

/** What says who asks. */
export interface Credentials {
  headers: Record<string, string | string[] | undefined>;
  /** The wanted workspace; without it the last one used. */
  workspaceSlug: string | undefined;
  /** Of a request that is being answered already: it does not make its workspace the last one used. */
  isAgain?: boolean;
}

/** Finds out who asks. Implemented by identity; the platform knows only this. */
export interface Authenticator {
  /**
   * @returns null when nobody is signed in.
   * @throws a 404 problem for a workspace of others.
   */
  authenticate(credentials: Credentials): Promise<Caller | null>;
  /**
   * That the person has proved a moment ago who they are.
   * @throws a 401 problem that says how to prove it, or a 403 problem for a program.
   */
  requireFresh(caller: Caller): Promise<void>;
}

/**
 * Whatever needs more than a viewer writes.
 * @throws `request.forbidden` when the caller's role is below `needed`; as `requireUnfixed`.
 */
export function requireRole(caller: Caller, needed: Role): void {
  if (needed !== "viewer") requireUnfixed(caller);
  if (includesRole(caller.role, needed)) return;
  throw new AppError({
    code: "request.forbidden",
    status: 403,
    detail: `Your role here is ${caller.role}; this needs ${needed}. Ask an owner or admin of the workspace.`,
  });
}

/** @throws `sample.fixed` for a write into the sample, `request.workspace_lost` where they did not mean that. */
export function requireUnfixed(caller: Caller): void {
  if (caller.hasLostWorkspace) throw workspaceLost();
  if (caller.isFixed) throw sampleFixed(caller);
}

/** Reviewers work on content checks only; everybody else in the workspace reads what is in it. */
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

/** For what speaks of prices alone: a filter, an order, a figure. @throws `request.prices_hidden`. */
export function requirePrices(caller: Caller): void {
  if (caller.seesPrices) return;
  throw new AppError({
    code: "request.prices_hidden",
    status: 403,
    detail:
      "Prices are hidden from viewers in this workspace. Ask an administrator of the workspace to show them.",
  });
}

/** @throws `request.forbidden` unless the caller is a server administrator, signed in as a person. */
export function requireServerAdministrator(caller: Caller): void {
  if (caller.isServerAdministrator && caller.via !== "token") return;
  throw new AppError({
    code: "request.forbidden",
    status: 403,
    detail: "Only a server administrator can do this.",
  });
}

// Told to nobody but who was in it, and the same for one that was deleted.
const workspaceLost = () =>
  new AppError({
    code: "request.workspace_lost",
    status: 403,
    detail:
      "The workspace that you used last is not yours any more. Ask somebody who manages it for an invite link, or choose another workspace.",
  });

// The same code everywhere: the screen offers a copy in its place.
const sampleFixed = ({ via }: Caller) =>
  new AppError({ code: SAMPLE_FIXED, status: 403, detail: WAYS_TO_WRITE[via] });

const WAYS_TO_WRITE: Readonly<Record<Caller["via"], string>> = {
  session: "The sample stays as it is, for everybody. Make your own copy to try this.",
  demo: "The demo only shows. Sign in to work with your own.",
  token: "The sample stays as it is. Use a token of your own workspace.",
  local:
    "The sample stays as it is. Make a workspace with ./herald workspace create NAME, or name one with --workspace SLUG.",
};
