import { Me, Preferences } from "@app/contract/identity";
import type { PreferencesChange } from "@app/contract/identity";
import { includesRole } from "@app/contract/roles";
import { mutate } from "swr";
import { send, useRead } from "./api.ts";

const ME = "/api/v1/me";

/** Who is signed in, their workspaces and what they have set. */
export function useMe() {
  return useRead(ME, Me);
}

/** Whether the person works in this workspace, and not only reads or reviews; false until it is known. */
export function useMayWork(): boolean {
  const { data } = useMe();
  const role = data?.currentWorkspace?.role;
  return role !== undefined && includesRole(role, "member");
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

/** Only what is given changes. The screen shows it at once, and goes back if the server refuses. */
export async function changePreferences(change: PreferencesChange): Promise<void> {
  await mutate<Me>(
    ME,
    async (me) => {
      const preferences = await send("PUT", `${ME}/preferences`, change, Preferences);
      return me && { ...me, preferences };
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
  await mutate(ME);
}

function withChange(me: Me | undefined, change: PreferencesChange): Me {
  if (!me) throw new Error("Preferences change only after they were read");
  const { navigation, firstRun } = me.preferences;
  return {
    ...me,
    preferences: {
      navigation: change.navigation ?? navigation,
      firstRun: { ...firstRun, ...change.firstRun },
    },
  };
}
