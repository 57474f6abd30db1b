import { useCallback, useEffect, useState } from "react";
import type { OwnUser } from "#/features/identity/client/answers.ts";
import { ownUser } from "#/features/identity/client/calls/own-user.ts";
import { getIdentity } from "#/features/identity/identity.ts";

/** The own user as the last answer told it, read when first asked for and whenever the page is looked at again. */
export function useOwnUser() {
  const [user, setUser] = useState<OwnUser | null>(null);
  const [error, setError] = useState<unknown>(null);

  const load = useCallback(async () => {
    setError(null);
    try {
      const { client } = await getIdentity();
      setUser(await ownUser(client).get());
    } catch (failure) {
      setError(failure);
    }
  }, []);

  useEffect(() => {
    let leave: (() => void) | undefined;
    let isGone = false;
    async function follow() {
      const { session } = await getIdentity();
      if (!isGone) leave = session.user.subscribe(() => setUser((before) => session.user.get() ?? before));
    }
    const reload = () => void load();
    follow().catch(() => undefined);
    reload();
    // A link that was mailed is opened in another tab.
    window.addEventListener("focus", reload);
    return () => {
      isGone = true;
      leave?.();
      window.removeEventListener("focus", reload);
    };
  }, [load]);

  return { user, error, reload: load };
}
