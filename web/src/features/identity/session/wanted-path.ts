import { localPath } from "@app/contract/identity/local-path";

/** Screens that lead to sign-in are nothing to come back to. */
const PUBLIC = /^\/(signin|authenticate|demo)\/?([?#]|$)/;
/** But for links of ours, where people sign in at a provider outside first. */
const OWN_LINK = /^\/authenticate\?(.*&)?stytch_token_type=(invite|setup)(&|$)/;

/** Where sign-in leads on to: what was asked for when it surely is a page of this app, else /home. */
export function nextPath(asked: string | null | undefined): string {
  const path = localPath(asked);
  if (path === null || path === "/") return "/home";
  return PUBLIC.test(path) && !OWN_LINK.test(path) ? "/home" : path;
}

/** The page that was asked for, from the address of the sign-in screen. */
export function wantedPath(): string {
  return nextPath(new URLSearchParams(window.location.search).get("to"));
}
