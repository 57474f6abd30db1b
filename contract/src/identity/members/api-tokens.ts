import * as z from "zod/mini";
import { listOf, ListQuery } from "../../paging.ts";
import { TOKEN_DAYS } from "../limits.ts";
import { named } from "./named.ts";
import { Role } from "../roles.ts";

const TokenName = named("Give the token a name");
const TOKEN_SCOPES = ["read", "write"] as const;
export const TokenScope = z.enum(TOKEN_SCOPES, "Choose read or write");
export type TokenScope = z.infer<typeof TokenScope>;

export const ApiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(TokenScope),
  /** As whom it acts: at most as its scopes and the role of its maker allow; null when that is nothing. */
  role: z.nullable(Role),
  /** Who made it; null for the command line, whose tokens belong to the workspace. */
  madeBy: z.nullable(z.object({ userId: z.uuid(), name: z.string() })),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Null until it was used; within a minute of the last use. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type ApiToken = z.infer<typeof ApiToken>;
/** Newest first; revoked ones are left out, and so are those that ended with the membership of their maker. */
export const ApiTokenList = listOf(ApiToken);
export type ApiTokenList = z.infer<typeof ApiTokenList>;
const days = [z.minimum(1), z.maximum(3650)] as const;
/** `endsWithinDays` leaves only those that still work and stop working within so many days. */
export const ApiTokenQuery = z.extend(ListQuery, {
  endsWithinDays: z.optional(z.coerce.number("Enter whole days").check(z.int("Enter whole days"), ...days)),
});
export type ApiTokenQuery = z.infer<typeof ApiTokenQuery>;
export const ApiTokenInput = z.object({
  name: TokenName,
  scopes: z._default(
    z.array(TokenScope).check(z.minLength(1, "Choose what the token may do"), z.maxLength(2)),
    ["read", "write"],
  ),
  /** How long it works. */
  days: z._default(z.int("Enter whole days").check(...days), TOKEN_DAYS),
});
export type ApiTokenInput = z.infer<typeof ApiTokenInput>;
/** The only answer that holds the token. */
export const NewApiToken = z.extend(ApiToken, { token: z.string() });
export type NewApiToken = z.infer<typeof NewApiToken>;
