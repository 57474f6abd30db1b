import { join } from "node:path";
import { nodeAvEngine } from "#/content-checks/media/media-engine.ts";
import type { Http } from "#/platform/http/http.ts";
import type { Parts } from "#/platform/parts.ts";
import { defineCheckJobs } from "./checks.jobs.ts";
import { checkRoutes } from "./checks.routes.ts";
import { ChecksService } from "./checks.service.ts";
import { mediaRoutes } from "./media.routes.ts";
import { uploadRoutes } from "./uploads.routes.ts";
import { UploadsService } from "./uploads.service.ts";

export { textReport } from "#/content-checks/analysis/judge.ts";
export { isolationLevel } from "#/content-checks/media/isolation.ts";
export type { FirstChecks } from "./first-checks.store.ts";
export type { ChecksService, LocalOrder } from "./checks.service.ts";
export { checkFile } from "./file-check.ts";
export { clipPath, SAMPLE_CLIPS } from "./sample-clips.ts";

/** Content checks: uploads, the reading of videos, the ten fields, and what reviewers decide. */
export function createContentChecks({ config, db, jobs, files, images, clock }: Parts) {
  const uploads = new UploadsService(db, files, clock, join(config.dataDir, "uploads"));
  const checks = new ChecksService({ db, jobs, files, images, clock }, uploads);
  defineCheckJobs({ db, jobs, files, images, clock, engine: nodeAvEngine });
  const routes = (http: Http) => {
    uploadRoutes(http, uploads);
    checkRoutes(http, checks);
    mediaRoutes(http, checks, files);
  };
  return { checks, routes };
}
