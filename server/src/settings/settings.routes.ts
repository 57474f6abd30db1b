import { settingsPaths } from "@app/contract/settings/paths";
import { About, BrandProfile, BrandProfileChange } from "@app/contract/settings/schemas";
import type { Http } from "#/platform/http/http.ts";
import { PostingDays, PostingDaysChange } from "@app/contract/settings/posting-days";
import type { PostingDaysService } from "./posting-days.service.ts";
import type { BrandProfilesService } from "./brand-profiles.service.ts";

interface SettingsServices {
  brandProfiles: BrandProfilesService;
  postingDays: PostingDaysService;
}

export function settingsRoutes(
  http: Http,
  { brandProfiles, postingDays }: SettingsServices,
  about: About,
): void {
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
    settingsPaths.postingDays,
    {
      schema: {
        summary: "Quiet days and school holidays of the workspace",
        response: { 200: PostingDays },
      },
    },
    ({ caller }) => postingDays.get(caller),
  );

  http.put(
    settingsPaths.postingDays,
    {
      schema: {
        summary: "Save quiet days and school holidays, both lists whole",
        body: PostingDaysChange,
        response: { 200: PostingDays },
      },
    },
    ({ caller, body }) => postingDays.save(caller, body),
  );

  http.get(
    settingsPaths.about,
    { schema: { summary: "The version of this server and whom to ask", response: { 200: About } } },
    () => Promise.resolve(about),
  );
}
