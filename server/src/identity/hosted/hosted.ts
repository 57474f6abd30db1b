import type { Dependencies } from "#/platform/dependencies.ts";
import type { Http } from "#/platform/http/http.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { hostedRoutes } from "./hosted.routes.ts";
import { HostedPeopleService } from "./hosted-people.service.ts";
import { HostedProvider } from "./hosted-provider.ts";
import { HostedSessionsService } from "./hosted-sessions.service.ts";

/** How they write themselves, where it is not their id with a capital. */
const NAMES: Readonly<Record<string, string>> = {
  github: "GitHub",
  gitlab: "GitLab",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
};

/** What stands in the place of the embedded provider where a hosted one is set; null where none is. */
export function createHosted(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  mails: MailsService,
  { hostedUrl: url, hostedOAuth, publicToken, baseUrl }: IdentitySettings,
) {
  if (url === null) return null;
  const provider = new HostedProvider({ url, publicToken, baseUrl, clock });
  const project = { url, publicToken, oauthProviders: hostedOAuth.map(shownProvider) };
  const people = new HostedPeopleService({ db, clock, mails, url });
  const sessions = new HostedSessionsService({ db, clock, provider, people });
  return {
    sessions,
    routes: (http: Http, services: Parameters<typeof hostedRoutes>[3]) =>
      hostedRoutes(http, project, sessions, services),
  };
}

function shownProvider(id: string): { id: string; name: string } {
  return { id, name: NAMES[id] ?? `${id.slice(0, 1).toUpperCase()}${id.slice(1)}` };
}
