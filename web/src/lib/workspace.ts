const SLUG = /^[a-z0-9-]+$/;

/** The workspace that the address names, for every request; null leaves it to the session: the last one used. */
export function currentWorkspace(): string | null {
  const asked = new URLSearchParams(window.location.search).get("workspace");
  return asked !== null && SLUG.test(asked) ? asked : null;
}
