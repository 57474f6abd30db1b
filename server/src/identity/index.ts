export { createIdentity } from "./identity.ts";
export type { Identity } from "./identity.ts";
export { isSecondCopy } from "./sample-copies.service.ts";
export { requireSamePepper } from "./pepper.ts";
