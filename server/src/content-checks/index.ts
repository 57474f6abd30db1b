import { join } from "node:path";
import { mediaEngine } from "#/content-checks/media/media-engine.ts";
import { Claims } from "#/platform/claims/claims.ts";
import { UPLOADS } from "#/platform/files/files-folder.ts";
import type { Http } from "#/platform/http/http.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import { defineCheckJobs } from "./checks/checks.jobs.ts";
import { checkRoutes } from "./checks/checks.routes.ts";
import { ChecksService } from "./checks/checks.service.ts";
import { defineCleanupJobs } from "./uploads/cleanup.jobs.ts";
import { mediaRoutes } from "./uploads/media.routes.ts";
import { uploadRoutes } from "./uploads/uploads.routes.ts";
import { UploadsService } from "./uploads/uploads.service.ts";

export { findHashtags } from "#/content-checks/analysis/caption/caption-hashtags.ts";
export { findMentions } from "#/content-checks/analysis/caption/caption-mentions.ts";
export { disclosureRule } from "#/content-checks/analysis/caption/disclosure-rules.ts";
export { textReport } from "#/content-checks/analysis/judge.ts";
export { chosenEngine } from "#/content-checks/media/engine-choice.ts";
export { isolationLevel } from "#/platform/isolation/isolation.ts";
export { mediaEngine } from "#/content-checks/media/media-engine.ts";
export type { Overturned } from "./checks/overturned.store.ts";
export type { FirstChecks } from "./checks/first-checks.store.ts";
export type { ChecksService, LocalOrder } from "./checks/checks.service.ts";
export { checkFile } from "./checks/file-check.ts";
export { clipPath, SAMPLE_CLIPS } from "./checks/sample-clips.ts";

/** Content checks: uploads, the reading of videos, the ten fields, and what reviewers decide. */
export function createContentChecks({ config, db, jobs, files, images, clock }: Dependencies) {
  const directory = join(config.filesDir, UPLOADS);
  const uploads = new UploadsService({ db, jobs, files, clock, directory });
  const checks = new ChecksService({ db, jobs, files, images, clock }, uploads);
  defineCheckJobs({ db, jobs, files, images, clock, engine: mediaEngine(config.mediaEngine) });
  defineCleanupJobs(jobs, [uploads, checks]);
  const claims = new Claims(db);
  const routes = (http: Http) => {
    uploadRoutes(http, uploads, claims);
    checkRoutes(http, checks);
    mediaRoutes(http, checks, files);
  };
  return { checks, routes };
}
