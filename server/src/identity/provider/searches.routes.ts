import {
  MemberSearch,
  MemberSearchBody,
  OrganizationSearch,
  OrganizationSearchBody,
  UserSearch,
  UserSearchBody,
} from "@app/contract/identity/provider";
import type { Http } from "#/platform/http/http.ts";
import type { SearchesService } from "./searches.service.ts";
import { answer, deviceOf } from "./provider-scope.ts";
import type { ProviderScope } from "./provider-scope.ts";

export function searchRoutes(api: Http, scope: ProviderScope, searches: SearchesService): void {
  const isOpen = scope.settings.userSearch === "open";
  const config = { isLimited: isOpen ? "always" : "strangers" } as const;

  api.post(
    "/users/search",
    {
      config,
      schema: {
        summary: "How an address signs in",
        body: UserSearchBody,
        response: { 200: UserSearch },
      },
    },
    async (request) => answer(request, await searches.user(request.body.email, deviceOf(request))),
  );

  api.post(
    "/b2b/organizations/search",
    {
      config,
      schema: {
        summary: "The workspace of a short name",
        body: OrganizationSearchBody,
        response: { 200: OrganizationSearch },
      },
    },
    async (request) =>
      answer(request, { organization: await searches.organization(request.body.organization_slug) }),
  );

  api.post(
    "/b2b/organizations/members/search",
    {
      config,
      schema: {
        summary: "A member of one's own workspace by address",
        body: MemberSearchBody,
        response: { 200: MemberSearch },
      },
    },
    async (request) => {
      const { email_address: email, organization_id: organizationId } = request.body;
      return answer(request, {
        member: await searches.member({ email, organizationId }, deviceOf(request)),
      });
    },
  );
}
