import { useMe } from "#/lib/me.ts";

/** Whether the person may make plans here; false until it is known. */
export function useMayChange(): boolean {
  const role = useMe().data?.currentWorkspace?.role;
  return role === "member" || role === "admin" || role === "owner";
}
