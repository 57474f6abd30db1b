const KEY = "herald_last_email";

/** The address typed last in this tab's window, to fill it in where a link has failed; empty without one. */
export function lastEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function rememberEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // A browser without storage only has to be told the address again.
  }
}
