// The router loads this when it is wanted; identity's own index is part of every page.
export { AuthenticatePage } from "#/features/identity/index.ts";
