import { settingsPaths } from "@app/contract/settings/paths";
import { About, BrandProfile, BrandProfileChange } from "@app/contract/settings/schemas";
import type { Http } from "#/platform/http/http.ts";
import type { BrandProfilesService } from "./brand-profiles.service.ts";

export function settingsRoutes(http: Http, brandProfiles: BrandProfilesService, about: About): void {
  http.get(
    settingsPaths.brandProfile,
    {
      schema: {
        summary: "What the workspace says of its own brand",
        response: { 200: BrandProfile },
      },
    },
    ({ caller }) => brandProfiles.get(caller),
  );

  http.put(
    settingsPaths.brandProfile,
    {
      schema: {
        summary: "Save the brand profile, whole",
        body: BrandProfileChange,
        response: { 200: BrandProfile },
      },
    },
    ({ caller, body }) => brandProfiles.save(caller, body),
  );

  http.get(
    settingsPaths.about,
    { schema: { summary: "The version of this server and whom to ask", response: { 200: About } } },
    () => Promise.resolve(about),
  );
}
