import { PASSWORD_MIN } from "@app/contract/identity/limits";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import {
  known,
  list,
  number,
  object,
  oneOf,
  otherwise,
  text,
  truth,
} from "#/features/identity/client/shapes.ts";
import type { Read } from "#/features/identity/client/shapes.ts";

const readProject = object({
  /** Name of one's own that a hosted provider is reached by, too; empty without. */
  cname_domain: otherwise(text, ""),
  email_pattern: known("specification", "any"),
  oauth_providers: otherwise(list(object({ id: text, name: text })), []),
  google_one_tap: otherwise(truth, false),
  /** Empty where the server does not say it. */
  sign_in_methods: otherwise(list(text), []),
  slug_pattern: otherwise(text, ".*"),
  create_organization_enabled: otherwise(truth, false),
  sign_up: known("invited", "closed", "open"),
  password_policy: otherwise(object({ minimum_length: number }), { minimum_length: PASSWORD_MIN }),
  passcode_channels: otherwise(list(oneOf("email", "sms", "whatsapp")), []),
});
export type Project = Read<typeof readProject>;

/** What the server says of itself to whoever signs in. */
export function project(client: IdentityClient): Promise<Project> {
  const call = { failure: "Failed to read project.", path: `/projects/bootstrap/${client.publicToken}` };
  return client.ask("GET", call, readProject);
}
