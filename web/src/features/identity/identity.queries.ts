import {
  ApiTokenList,
  InvitationList,
  MemberList,
  NewApiToken,
  NewInvitation,
  OutboxPage,
  Reachability,
  SignUpSetting,
  Workspace,
} from "@app/contract/identity";
import type {
  ApiTokenInput,
  InvitationInput,
  OutboxMessage,
  SignUpPolicy,
  WorkspaceChange,
} from "@app/contract/identity";
import type { Role } from "@app/contract/roles";
import { mutate } from "swr";
import { send, useRead } from "#/lib/api.ts";
import { offerUndo } from "#/lib/undo.ts";

const MEMBERS = "/api/v1/members";
const INVITATIONS = "/api/v1/invitations";
const API_TOKENS = "/api/v1/api-tokens";
const SIGN_UP = "/api/v1/sign-up";

export function useMembers() {
  return useRead(MEMBERS, MemberList);
}

export async function changeRole(userId: string, role: Role): Promise<void> {
  const list = await send("PATCH", `${MEMBERS}/${userId}`, { role }, MemberList);
  await mutate(MEMBERS, list, { revalidate: false });
}

export async function removeMember(userId: string, name: string): Promise<void> {
  await send("DELETE", `${MEMBERS}/${userId}`);
  await mutate(MEMBERS);
  offerUndo(`${name} removed`, async () => {
    await send("POST", `${MEMBERS}/${userId}/restore`);
    await mutate(MEMBERS);
  });
}

/** Null waits: only admins may see invite links. */
export function useInvitations(isAdmin: boolean) {
  return useRead(isAdmin ? INVITATIONS : null, InvitationList);
}

export async function createInvitation(input: InvitationInput): Promise<NewInvitation> {
  const invitation = await send("POST", INVITATIONS, input, NewInvitation);
  await mutate(INVITATIONS);
  return invitation;
}

export async function revokeInvitation(id: string): Promise<void> {
  await revoke(INVITATIONS, id, "Invite link revoked");
}

export function useReachability() {
  return useRead("/api/v1/reachability", Reachability);
}

export function useApiTokens() {
  return useRead(API_TOKENS, ApiTokenList);
}

export async function createApiToken(input: ApiTokenInput): Promise<NewApiToken> {
  const token = await send("POST", API_TOKENS, input, NewApiToken, { quiet: true });
  await mutate(API_TOKENS);
  return token;
}

export async function revokeApiToken(id: string, name: string): Promise<void> {
  await revoke(API_TOKENS, id, `${name} revoked`);
}

export function useOutbox(channel: OutboxMessage["channel"] | null, limit: number, offset: number) {
  const query = new URLSearchParams({ limit: String(limit), offset: String(offset) });
  if (channel) query.set("channel", channel);
  return useRead(`/api/v1/outbox?${query.toString()}`, OutboxPage);
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
  await mutate(list);
  offerUndo(done, async () => {
    await send("POST", `${list}/${id}/restore`);
    await mutate(list);
  });
}
