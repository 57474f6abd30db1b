export { createIdentity } from "./identity.ts";
export type { Identity } from "./identity.ts";
export type { HashCost } from "./factors/passwords/passwords.rules.ts";
export { requirePerson } from "./users/people.rules.ts";
export { personName } from "./users/users.store.ts";
export { isSecondCopy } from "./workspaces/sample-copies.service.ts";
export { requireSamePepper } from "./pepper.ts";
export { findRestored, noteLastSeen, noticeRestored, restoredWords } from "./restores/last-seen.ts";
