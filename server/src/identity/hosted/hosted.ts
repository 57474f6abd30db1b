import type { Dependencies } from "#/platform/dependencies.ts";
import type { Http } from "#/platform/http/http.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import { hostedRoutes } from "./hosted.routes.ts";
import { HostedPeopleService } from "./hosted-people.service.ts";
import { HostedProvider } from "./hosted-provider.ts";
import { HostedSessionsService } from "./hosted-sessions.service.ts";

/** What stands in the place of the embedded provider where a hosted one is set; null where none is. */
export function createHosted(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  { hostedUrl: url, publicToken, baseUrl }: IdentitySettings,
) {
  if (url === null) return null;
  const provider = new HostedProvider({ url, publicToken, baseUrl, clock });
  const people = new HostedPeopleService({ db, clock, url });
  return {
    sessions: new HostedSessionsService({ db, clock, provider, people }),
    routes: (http: Http, services: Parameters<typeof hostedRoutes>[2]) =>
      hostedRoutes(http, { url, publicToken }, services),
  };
}
