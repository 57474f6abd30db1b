import { Me, Preferences } from "@app/contract/identity/members/me";
import type { PreferencesChange } from "@app/contract/identity/schemas";
import type { Role } from "@app/contract/identity/roles";
import { includesRole } from "@app/contract/identity/role-order";
import { identityPaths } from "@app/contract/identity/paths";
import { createContext, useContext } from "react";
import { mutate } from "swr";
import { fetcher, useRead } from "./api.ts";
import { refresh } from "./cache.ts";
import { sendEdit } from "#/lib/edits/edits.ts";

/** Whether what is drawn is for whoever looks, signed in or not. */
export const Visitor = createContext(false);

/** Who is signed in, their workspaces and what they have set; nobody where it is drawn for a visitor. */
export function useMe() {
  return useRead(useContext(Visitor) ? null : identityPaths.me, Me);
}

/** Whether the person works in this workspace, and not only reads or reviews; false until it is known. */
export function useMayWork(): boolean {
  return useHasRole("member");
}

/** Whether the person looks after this workspace; false until it is known. */
export function useMayManage(): boolean {
  return useHasRole("admin");
}

/** Whether the person may bring others in; false until it is known. */
export function useMayInvite(): boolean {
  return mayInvite(useMe().data?.currentWorkspace ?? null);
}

/** A copy of the sample is one person's alone. */
export function mayInvite(
  workspace: Pick<NonNullable<Me["currentWorkspace"]>, "role" | "isSample"> | null,
): boolean {
  return workspace !== null && !workspace.isSample && includesRole(workspace.role, "admin");
}

function useHasRole(needed: Role): boolean {
  const { data } = useMe();
  const role = data?.currentWorkspace?.role;
  return role !== undefined && includesRole(role, needed);
}

/** Whether prices are in what this person is answered; where not, screens leave them out. */
export function useSeesPrices(): boolean {
  const { data } = useMe();
  return data?.currentWorkspace?.seesPrices ?? true;
}

/** The currency that amounts are typed in where nothing else says so. */
export function useWorkspaceCurrency(): string {
  const { data } = useMe();
  return data?.currentWorkspace?.currency ?? "EUR";
}

const PREFERENCE_WORDS = {
  navigation: "Entries of the sidebar",
  firstRun: "First steps",
  notice: {
    label: "Notice",
    words: { first_proof: "Address proved", app_gone: "App gone", address_freed: "Address taken over" },
  },
};

type PreferenceFields = Omit<PreferencesChange, "version">;

/** Only what is given changes. The screen shows it at once, and goes back if the server refuses. */
export async function changePreferences(change: PreferenceFields): Promise<void> {
  await mutate<Me>(
    identityPaths.me,
    async (me) => {
      if (!me) throw unread();
      const edit = { change, seen: seenBy(me.preferences, change), words: PREFERENCE_WORDS };
      const preferences = await sendEdit("PUT", identityPaths.preferences, edit, Preferences);
      return preferences ? { ...me, preferences } : Me.parse(await fetcher(identityPaths.me));
    },
    {
      optimisticData: (me) => withChange(me, change),
      revalidate: false,
      rollbackOnError: true,
    },
  );
}

/** Reads again who is signed in, after a change of name or workspace. */
export async function refreshMe(): Promise<void> {
  await refresh(identityPaths.me);
}

// Of the first steps only those that change: two of them may be met in two windows.
function seenBy({ version, navigation, firstRun, notice }: Preferences, change: PreferenceFields) {
  const steps = Object.keys(change.firstRun ?? {});
  const before = Object.entries(firstRun).filter(([step]) => steps.includes(step));
  return { version, navigation, firstRun: Object.fromEntries(before), notice };
}

const unread = () => new Error("Preferences change only after they were read");

function withChange(me: Me | undefined, change: PreferenceFields): Me {
  if (!me) throw unread();
  const { navigation, firstRun } = me.preferences;
  return {
    ...me,
    preferences: {
      ...me.preferences,
      navigation: change.navigation ?? navigation,
      firstRun: { ...firstRun, ...change.firstRun },
      ...(change.notice === null && { notice: null }),
    },
  };
}
