import * as z from "zod/mini";

/** A failed call of the provider: flat, without an envelope. */
export const ProviderFailure = z.object({
  status_code: z.number(),
  request_id: z.optional(z.string()),
  error_type: z.string(),
  error_message: z.string(),
  error_url: z.string(),
  error_details: z.optional(z.record(z.string(), z.string())),
  body: z.optional(z.array(z.object({ dataPath: z.string(), message: z.string() }))),
});
export type ProviderFailure = z.infer<typeof ProviderFailure>;

/** Error types that mean "this session is no longer valid", whichever call answers them (specification section 4). */
export const FATAL_ERROR_TYPES = [
  "unauthorized_credentials",
  "user_unauthenticated",
  "invalid_secret_authentication",
  "session_not_found",
] as const;
