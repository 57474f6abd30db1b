/** Where a link or a provider outside leads back to, to go on to a page of the app. */
export function landingUrl(to: string | undefined): string {
  const url = new URL("/authenticate", window.location.origin);
  if (to !== undefined) url.searchParams.set("to", to);
  return url.href;
}
