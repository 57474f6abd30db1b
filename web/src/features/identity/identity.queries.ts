import {
  ApiToken,
  Invitation,
  Member,
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
import { isListAt, useGrowingList, usePagedList } from "#/lib/list.ts";
import { offerUndo } from "#/lib/undo.ts";

const MEMBERS = "/api/v1/members";
const INVITATIONS = "/api/v1/invitations";
const API_TOKENS = "/api/v1/api-tokens";
const SIGN_UP = "/api/v1/sign-up";

export function useMembers() {
  return useGrowingList(MEMBERS, Member);
}

export async function changeRole(userId: string, role: Role): Promise<void> {
  await send("PATCH", `${MEMBERS}/${userId}`, { role }, Member);
  await mutate(isListAt(MEMBERS));
}

export async function removeMember(userId: string, name: string): Promise<void> {
  await send("DELETE", `${MEMBERS}/${userId}`);
  await mutate(isListAt(MEMBERS));
  offerUndo(`${name} removed`, async () => {
    await send("POST", `${MEMBERS}/${userId}/restore`);
    await mutate(isListAt(MEMBERS));
  });
}

/** Null waits: only admins may see invite links. */
export function useInvitations(isAdmin: boolean) {
  return useGrowingList(isAdmin ? INVITATIONS : null, Invitation);
}

export async function createInvitation(input: InvitationInput): Promise<NewInvitation> {
  const invitation = await send("POST", INVITATIONS, input, NewInvitation);
  await mutate(isListAt(INVITATIONS));
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
  await mutate(isListAt(API_TOKENS));
  return token;
}

export async function revokeApiToken(id: string, name: string): Promise<void> {
  await revoke(API_TOKENS, id, `${name} revoked`);
}

/** One page of the messages, newest first; a null channel is all of them. */
export function useOutbox(channel: OutboxMessage["channel"] | null, page: { page: number; size: number }) {
  return usePagedList(`/api/v1/outbox${channel ? `?channel=${channel}` : ""}`, OutboxMessage, page);
}

export function useSignUp() {
  return useRead(SIGN_UP, SignUpSetting);
}

export async function changeSignUp(policy: SignUpPolicy): Promise<void> {
  await mutate(SIGN_UP, await send("PUT", SIGN_UP, { policy }, SignUpSetting), { revalidate: false });
}

export function changeWorkspace(id: string, change: WorkspaceChange): Promise<Workspace> {
  return send("PATCH", `/api/v1/workspaces/${id}`, change, Workspace, { quiet: true });
}

async function revoke(list: string, id: string, done: string): Promise<void> {
  await send("DELETE", `${list}/${id}`);
  await mutate(isListAt(list));
  offerUndo(done, async () => {
    await send("POST", `${list}/${id}/restore`);
    await mutate(isListAt(list));
  });
}
