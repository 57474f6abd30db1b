import { existsSync } from "node:fs";
import { join } from "node:path";
import { executeLocally, localRoutes } from "#/cli/index.ts";
import { createDomains } from "#/domains.ts";
import type { Domains } from "#/domains.ts";
import type { HashCost } from "#/identity/index.ts";
import type { Clock } from "#/platform/clock.ts";
import type { Config } from "#/platform/config/config.ts";
import type { Secrets } from "#/platform/config/secrets.ts";
import { openDatabase } from "#/platform/database/database.ts";
import type { Connection } from "#/platform/database/database.ts";
import { DirectoryFiles } from "#/platform/files/files.ts";
import { mirrorDemoRoutes } from "#/platform/http/demo.ts";
import { documentFonts } from "./platform/http/documents/document-fonts.ts";
import { describeRoutes, documentationRoutes } from "#/platform/http/documentation.routes.ts";
import { healthRoutes } from "#/platform/http/health.routes.ts";
import { createHttp, listRoutes } from "#/platform/http/http.ts";
import type { Http } from "#/platform/http/http.ts";
import { rememberCreates } from "./platform/http/idempotency/idempotency.ts";
import { sharedDocumentRoutes } from "./platform/http/documents/shared-documents.ts";
import { serveWebApp } from "#/platform/http/web-app.ts";
import { imageRoutes } from "#/platform/images/images.routes.ts";
import { Images } from "#/platform/images/images.ts";
import { Jobs } from "#/platform/jobs/jobs.ts";
import type { Log } from "#/platform/log.ts";
import type { Dependencies } from "#/platform/dependencies.ts";

export interface AppOptions {
  config: Config;
  secrets: Secrets;
  /** As the application's role, which owns no table. The schema is already up to date. */
  connection: Connection;
  clock: Clock;
  log: Log;
  /** Less than what a password costs in life, for tests: thousands of them sign in. */
  hashCost?: HashCost;
}

const WEB = join(import.meta.dirname, "../../web/dist");

export type App = Awaited<ReturnType<typeof createApp>>;

/** Builds every part once and mounts every domain: the map of the server, read first. */
export async function createApp(options: AppOptions) {
  const dependencies = createDependencies(options);
  const { secrets, db, jobs, images, files } = dependencies;
  const domains = createDomains(dependencies, options.hashCost);
  const { http, routes } = openHttp(dependencies, domains);
  await http.register((scope, _options, done) => {
    const api: Http = scope.withTypeProvider();
    mountDomains(api, dependencies, domains);
    localRoutes(api, secrets.localCommand, (command) => executeLocally(domains, command));
    done();
  });
  await jobs.start();

  const stop = async () => {
    await http.close();
    await jobs.stop();
    domains.strategy.stop();
    await domains.discovery.stop();
    domains.identity.stop();
    await db.destroy();
  };
  const app = { http, routes, db, jobs, images, files, ...domains, stop };
  return app;
}

function createDependencies({ config, secrets, connection, clock, log }: AppOptions): Dependencies {
  const db = openDatabase(connection);
  const files = new DirectoryFiles(config.filesDir);
  const images = new Images(db, files, clock, join(config.dataDir, "cache", "images"));
  const jobs = new Jobs(connection, log, { works: config.role !== "web" });
  return { config, secrets, db, jobs, files, images, clock, log };
}

function openHttp({ config, db, clock, log }: Dependencies, { identity, sample }: Domains) {
  const { baseUrl, trustedProxy } = config;
  const http = createHttp({ baseUrl, trustedProxy, authenticator: identity.authenticator, log });
  const routes = listRoutes(http);
  describeRoutes(http);
  mirrorDemoRoutes(http, async () => {
    await sample.workspace.requireMade();
    return identity.sampleVisitor();
  });
  rememberCreates(http, db, clock);
  if (existsSync(WEB)) {
    serveWebApp(http, {
      folder: WEB,
      baseUrl,
      isSignedIn: (request) => identity.isSignedIn(request.headers),
      signInFrames: identity.hasOneTap,
      identityUrl: config.identityUrl,
    });
  }
  return { http, routes };
}

function mountDomains(api: Http, { db, images }: Dependencies, domains: Domains): void {
  healthRoutes(api, db);
  documentationRoutes(api);
  imageRoutes(api, images);
  domains.identity.routes(api);
  domains.settings.routes(api);
  domains.discovery.routes(api);
  domains.collections.routes(api);
  domains.contentChecks.routes(api);
  domains.campaigns.routes(api);
  domains.results.routes(api);
  domains.reports.routes(api);
  domains.home.routes(api);
  domains.strategy.routes(api);
  domains.sample.routes(api);
  domains.takeout.routes(api);
  const { collections, reports, strategy } = domains;
  const documents = { ...collections.documents, ...reports.documents, ...strategy.documents };
  sharedDocumentRoutes(api, documents, documentFonts(WEB));
}
