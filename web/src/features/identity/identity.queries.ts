import {
  ApiToken,
  Invitation,
  Member,
  MemberEvent,
  NewApiToken,
  NewInvitation,
  OutboxMessage,
  Reachability,
  SignUpSetting,
  Workspace,
} from "@app/contract/identity";
import type { ApiTokenInput, InvitationInput, SignUpPolicy, WorkspaceChange } from "@app/contract/identity";
import type { Role } from "@app/contract/roles";
import { mutate } from "swr";
import { send, useRead } from "#/lib/api.ts";
import { sendEdit } from "#/lib/edits.ts";
import { isListAt, useGrowingList, usePagedList } from "#/lib/list.ts";
import { offerUndo } from "#/lib/undo.ts";
import { ROLE_LABELS } from "./members.rules.ts";

const MEMBERS = "/api/v1/members";
const LOG = `${MEMBERS}/log`;
const INVITATIONS = "/api/v1/invitations";
const API_TOKENS = "/api/v1/api-tokens";
const SIGN_UP = "/api/v1/sign-up";

export function useMembers() {
  return useGrowingList(MEMBERS, Member);
}

const ROLE_WORDS = { role: { label: "Role", words: ROLE_LABELS } };

/** Answers whether the member has the role now: somebody else may have given another one meanwhile. */
export async function changeRole(seen: Member, role: Role): Promise<boolean> {
  const edit = { change: { role }, seen, words: ROLE_WORDS };
  const changed = await sendEdit("PATCH", `${MEMBERS}/${seen.userId}`, edit, Member);
  await refreshPeople();
  return changed !== null;
}

export async function removeMember(userId: string, name: string): Promise<void> {
  await send("DELETE", `${MEMBERS}/${userId}`);
  await refreshPeople();
  offerUndo(`${name} removed`, async () => {
    await send("POST", `${MEMBERS}/${userId}/restore`);
    await refreshPeople();
  });
}

/** Newest first; only admins may see it. */
export function useMembersLog() {
  return useGrowingList(LOG, MemberEvent, { first: 10 });
}

/** Null waits: only admins may see invite links. */
export function useInvitations(isAdmin: boolean) {
  return useGrowingList(isAdmin ? INVITATIONS : null, Invitation);
}

export async function createInvitation(input: InvitationInput): Promise<NewInvitation> {
  const invitation = await send("POST", INVITATIONS, input, NewInvitation);
  await refresh(INVITATIONS, LOG);
  return invitation;
}

export async function revokeInvitation(id: string): Promise<void> {
  await revoke(INVITATIONS, id, "Invite link revoked");
}

export function useReachability() {
  return useRead("/api/v1/reachability", Reachability);
}

export function useApiTokens() {
  return useGrowingList(API_TOKENS, ApiToken);
}

export async function createApiToken(input: ApiTokenInput): Promise<NewApiToken> {
  const token = await send("POST", API_TOKENS, input, NewApiToken, { quiet: true });
  await refresh(API_TOKENS, LOG);
  return token;
}

export async function revokeApiToken(id: string, name: string): Promise<void> {
  await revoke(API_TOKENS, id, `${name} revoked`);
}

/** One page of the messages, newest first; a null channel is all of them. */
export function useOutbox(channel: OutboxMessage["channel"] | null, page: { page: number; limit: number }) {
  return usePagedList(`/api/v1/outbox${channel ? `?channel=${channel}` : ""}`, OutboxMessage, page);
}

export function useSignUp() {
  return useRead(SIGN_UP, SignUpSetting);
}

const POLICY_NAMES = { closed: "Nobody", invited: "Who was invited", open: "Everybody" };
const POLICY_WORDS = { policy: { label: "Who may make an account", words: POLICY_NAMES } };

/** Answers whether the policy holds now. */
export async function changeSignUp(seen: SignUpSetting, policy: SignUpPolicy): Promise<boolean> {
  const edit = { change: { policy }, seen, words: POLICY_WORDS };
  const changed = await sendEdit("PUT", SIGN_UP, edit, SignUpSetting);
  await mutate(SIGN_UP);
  return changed !== null;
}

const WORKSPACE_WORDS = {
  name: "Name",
  slug: "Name in links",
  timeZone: "Time zone",
  currency: "Currency",
  viewersSeePrices: "Viewers see prices",
};

/** Over the workspace as it was `seen`; null when what somebody else saved meanwhile is kept. */
export function changeWorkspace(
  seen: Workspace,
  change: Required<Omit<WorkspaceChange, "version">>,
): Promise<Workspace | null> {
  const edit = { change, seen, words: WORKSPACE_WORDS };
  return sendEdit("PATCH", `/api/v1/workspaces/${seen.id}`, edit, Workspace, { quiet: true });
}

async function revoke(list: string, id: string, done: string): Promise<void> {
  await send("DELETE", `${list}/${id}`);
  await refresh(list, LOG);
  offerUndo(done, async () => {
    await send("POST", `${list}/${id}/restore`);
    await refresh(list, LOG);
  });
}

/** Invite links and tokens come and go with the role and the membership of who made them. */
function refreshPeople(): Promise<void> {
  return refresh(MEMBERS, INVITATIONS, API_TOKENS, LOG);
}

async function refresh(...lists: string[]): Promise<void> {
  await Promise.all(lists.map((list) => mutate(isListAt(list))));
}
