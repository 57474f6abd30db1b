import {
  ApiToken,
  Member,
  MemberEvent,
  NewApiToken,
  OutboxMessage,
  RoleChanged,
  Workspace,
} from "@app/contract/identity/schemas";
import type { ApiTokenInput, MemberEventFilter, WorkspaceFields } from "@app/contract/identity/schemas";
import { identityPaths } from "@app/contract/identity/paths";
import { settingsPaths } from "@app/contract/settings/paths";
import { addressOf, withQuery } from "@app/contract/paths";
import type { Role } from "@app/contract/identity/roles";
import { fetcher, send } from "#/lib/api/api.ts";
import { downloadCsv, downloadFile } from "#/lib/api/download.ts";
import { refresh } from "#/lib/api/cache.ts";
import { sendEdit } from "#/lib/edits/edits.ts";
import { useGrowingList, usePagedList } from "#/lib/api/list.ts";
import { toast } from "#/lib/toasts.ts";
import { offerUndo } from "#/lib/undo.ts";
import { revoke } from "./members/invitations.queries.ts";
import {
  invitationsEnded,
  joinedLinkEnded,
  linksLeft,
  ROLE_LABELS,
  sentences,
  serverKept,
  tokensEnded,
} from "./members/members.rules.ts";

export function useMembers() {
  return useGrowingList(identityPaths.members, Member);
}

const ROLE_WORDS = { role: { label: "Role", words: ROLE_LABELS } };

/**
 * Gives a member a role, and offers to take it back with all that it has ended.
 * @param said what is told of the member as they are with a role.
 */
export async function changeRole(
  seen: Member,
  role: Role,
  name: string,
  said: (changed: Member) => string,
): Promise<void> {
  const changed = await sendRole(seen, role);
  // Somebody else has given another one meanwhile, and that is kept.
  if (changed === null) return;
  const is = `${name} is now ${ROLE_LABELS[role].toLowerCase()}`;
  const link = seen.joinedByOpenLink && !changed.joinedByOpenLink;
  const made = invitationsEnded(changed.endedInvitations - Number(link));
  offerUndo(sentences(is, made, joinedLinkEnded(link), said(changed)), async () => {
    if (await sendRole(changed, seen.role)) toast(`${name} is ${ROLE_LABELS[seen.role].toLowerCase()} again`);
  });
}

async function sendRole(seen: Member, role: Role): Promise<RoleChanged | null> {
  const edit = { change: { role }, seen, words: ROLE_WORDS };
  const url = addressOf(identityPaths.member, { userId: seen.userId });
  const changed = await sendEdit("PATCH", url, edit, RoleChanged);
  await refreshPeople();
  return changed;
}

/** @param seesServer whether who removes them administers the server. */
export async function removeMember(member: Member, name: string, seesServer: boolean): Promise<void> {
  const { userId } = member;
  await send("DELETE", addressOf(identityPaths.member, { userId }));
  await refreshPeople();
  const ended = [
    tokensEnded(member.openTokens),
    invitationsEnded(member.openInvitations),
    joinedLinkEnded(member.joinedByOpenLink),
  ];
  const said = sentences(`${name} removed`, ...ended, linksLeft(member), serverKept(member, seesServer));
  offerUndo(said, async () => {
    await send("POST", addressOf(identityPaths.restoreMember, { userId }));
    await refreshPeople();
    toast(`${name} is back`);
  });
}

/** Whoever proves the mailbox of a member signs in without the app that they lost. */
export async function letAppGo({ userId }: Member): Promise<void> {
  await send("POST", addressOf(identityPaths.lostApp, { userId }));
  await refreshPeople();
}

/** Newest first; only admins may see it. */
export function useMembersLog(filter: MemberEventFilter) {
  return useGrowingList(withQuery(identityPaths.membersLog, filter), MemberEvent, { first: 10 });
}

export function downloadMembersLog(filter: MemberEventFilter, slug: string): Promise<void> {
  return downloadCsv(withQuery(identityPaths.membersLogFile, filter), `Members of ${slug}`);
}

/** All of the workspace as one archive. */
export function downloadWorkspace(slug: string): Promise<void> {
  return downloadFile(settingsPaths.takeout, `${slug}.zip`);
}

export function useApiTokens() {
  return useGrowingList(identityPaths.apiTokens, ApiToken);
}

export async function createApiToken(input: ApiTokenInput): Promise<NewApiToken> {
  const token = await send("POST", identityPaths.apiTokens, input, NewApiToken, { quiet: true });
  await refresh(identityPaths.apiTokens, identityPaths.membersLog);
  return token;
}

export async function revokeApiToken(id: string, name: string): Promise<void> {
  const { apiTokens, apiToken, restoreApiToken } = identityPaths;
  await revoke({ list: apiTokens, one: apiToken, restore: restoreApiToken }, id, `${name} revoked`);
}

/** One page of the messages, newest first; a null channel is all of them. */
export function useOutbox(channel: OutboxMessage["channel"] | null, page: { page: number; limit: number }) {
  return usePagedList(withQuery(identityPaths.outbox, { channel }), OutboxMessage, page);
}

/** One with its link or code; asks for a fresh factor. */
export async function readMessage(id: string): Promise<OutboxMessage> {
  return OutboxMessage.parse(await fetcher(addressOf(identityPaths.outboxMessage, { id })));
}

const WORKSPACE_WORDS = {
  name: "Name",
  slug: "Name in links",
  timeZone: "Time zone",
  currency: "Currency",
  viewersSeePrices: "Viewers see prices",
};

/** Over the workspace as it was `seen`; null when what somebody else saved meanwhile is kept. */
export function changeWorkspace(seen: Workspace, change: WorkspaceFields): Promise<Workspace | null> {
  const edit = { change, seen, words: WORKSPACE_WORDS };
  const url = addressOf(identityPaths.workspace, { id: seen.id });
  return sendEdit("PATCH", url, edit, Workspace, { quiet: true });
}

/** Invite links and tokens come and go with the role and the membership of who made them. */
function refreshPeople(): Promise<void> {
  const { members, invitations, apiTokens, membersLog } = identityPaths;
  return refresh(members, invitations, apiTokens, membersLog);
}
