import type { IdentityClient } from "#/features/identity/client/client.ts";
import { nullable, object, oneOf, optional, text, truth } from "#/features/identity/client/shapes.ts";

const readUserSearch = object({
  userType: oneOf("new", "passwordless", "password"),
  /** Of our own server: whether somebody has the address, as far as who asks may know. */
  has_account: optional(truth),
});
const readOrganization = object({
  organization: nullable(object({ organization_id: text, organization_name: text })),
});
const readMember = object({ member: nullable(object({ status: text, name: text })) });

export const search = (client: IdentityClient) => ({
  async user(email: string) {
    const failure = "Error searching for user";
    const call = { failure, path: "/users/search", args: { email }, guarded: true };
    return client.ask("POST", call, readUserSearch);
  },

  async organization(organization_slug: string) {
    const failure = "Error searching slug";
    const call = { failure, path: "/b2b/organizations/search", args: { organization_slug } };
    return client.ask("POST", call, readOrganization);
  },

  async member(email_address: string, organization_id: string) {
    const failure = "Error searching for member";
    const args = { email_address, organization_id };
    return client.ask("POST", { failure, path: "/b2b/organizations/members/search", args }, readMember);
  },
});
