import { requireTypes } from "#/features/identity/client/checks.ts";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { nullable, object, oneOf, text } from "#/features/identity/client/shapes.ts";

const readUserSearch = object({ userType: oneOf("new", "passwordless", "password") });
const readOrganization = object({
  organization: nullable(object({ organization_id: text, organization_name: text, organization_slug: text })),
});
const readMember = object({ member: nullable(object({ status: text, name: text })) });

export const search = (client: IdentityClient) => ({
  async user(email: string) {
    requireTypes("identity.search.user", { email: ["string", email] });
    const call = {
      failure: "Error searching for user",
      path: "/users/search",
      body: { email },
      guarded: true,
    };
    return client.ask("POST", call, readUserSearch);
  },

  async organization(slug: string) {
    requireTypes("identity.search.organization", { organization_slug: ["string", slug] });
    const call = {
      failure: "Error searching slug",
      path: "/b2b/organizations/search",
      body: { organization_slug: slug },
    };
    return client.ask("POST", call, readOrganization);
  },

  async member(email: string, organizationId: string) {
    requireTypes("identity.search.member", {
      email_address: ["string", email],
      organization_id: ["string", organizationId],
    });
    const call = {
      failure: "Error searching for member",
      path: "/b2b/organizations/members/search",
      body: { email_address: email, organization_id: organizationId },
    };
    return client.ask("POST", call, readMember);
  },
});
