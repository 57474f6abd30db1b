import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import { BrandProfilesService } from "./brand-profiles.service.ts";
import { PostingDaysService } from "./posting-days.service.ts";
import { settingsRoutes } from "./settings.routes.ts";

const Manifest = z.object({ version: z.string() });
const MANIFEST = join(import.meta.dirname, "../../../package.json");

export type { BrandProfilesService } from "./brand-profiles.service.ts";
export type { PostingDaysService } from "./posting-days.service.ts";

/** Settings of a workspace that are not about people: its brand profile and its days; and what the server says of itself. */
export function createSettings({ db, clock, config }: Pick<Dependencies, "db" | "clock" | "config">) {
  const brandProfiles = new BrandProfilesService({ db, clock });
  const postingDays = new PostingDaysService({ db, clock });
  const { version } = Manifest.parse(JSON.parse(readFileSync(MANIFEST, "utf8")));
  const routes = (http: Http) =>
    settingsRoutes(http, { brandProfiles, postingDays }, { version, contactUrl: config.contactUrl });
  return { brandProfiles, postingDays, routes };
}
