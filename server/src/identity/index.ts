export { createIdentity } from "./identity.ts";
export type { Identity } from "./identity.ts";
