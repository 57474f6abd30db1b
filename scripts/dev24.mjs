// Herald for who works on it: Vite before the server, which starts anew on each change; the database goes on.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createServer } from "vite";
import { loadConfig } from "../server/src/platform/config/config.ts";
import { makeDataDirectory } from "../server/src/platform/data-directory.ts";
import { createDatabase } from "../server/src/platform/database/create-database.ts";
import { OWNER, startPostgres } from "../server/src/platform/database/embedded/embedded.ts";
import { lockDirectory, requireFree } from "../server/src/platform/lock/lock.ts";
import { root } from "./root.mjs";

const DATABASE = "herald";
/** What the server answers itself; everything else is the web app. */
const OF_THE_SERVER = "^/(api|sdk|v1|s|mcp|livez|readyz)(/|$)";

const config = loadConfig(process.env);
const behind = String(config.port + 1);
const database = config.databaseUrl === null ? await startDatabase(config.dataDir) : null;
const server = spawn(process.execPath, ["--watch", "--watch-preserve-output", "server/src/main.ts"], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    PORT: behind,
    BASE_URL: config.baseUrl,
    ...(database && { DATABASE_URL: database.url }),
  },
});
const vite = await createServer({
  root: join(root, "web"),
  appType: "spa",
  plugins: [signInPage()],
  server: {
    port: config.port,
    strictPort: true,
    proxy: { [OF_THE_SERVER]: { target: `http://127.0.0.1:${behind}`, changeOrigin: false } },
  },
});
await vite.listen();
console.log(`The web app is at ${config.baseUrl}; the server behind it follows on port ${behind}`);

let ending;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void (ending ??= end(0)));
process.on("disconnect", () => void (ending ??= end(0)));
server.on("exit", () => void (ending ??= end(1)));
void database?.ended.then(() => (ending ??= end(1)));

async function startDatabase(folder) {
  makeDataDirectory(folder);
  const lock = takeDirectory(folder);
  const postgres = await startPostgres(folder);
  const owner = { host: postgres.host, user: OWNER, password: postgres.password };
  await createDatabase({ ...owner, database: "postgres" }, DATABASE);
  const host = encodeURIComponent(postgres.host);
  const url = `postgres://${OWNER}:${encodeURIComponent(postgres.password)}@localhost/${DATABASE}?host=${host}`;
  const stop = () => postgres.stop().finally(() => lock.release());
  return { url, ended: postgres.ended, stop };
}

/** The server gives up its own lock at each new start, and meanwhile nobody else may open the database. */
function takeDirectory(folder) {
  try {
    requireFree(folder, "herald");
    return lockDirectory(folder, "development");
  } catch (error) {
    console.error(error.detail ?? error.message);
    return process.exit(1);
  }
}

/** As the server does, `/signin` answers with the page that is built apart from the app. */
function signInPage() {
  return {
    name: "herald:sign-in-in-development",
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = request.url.replace(/^\/signin\/?(?=\?|$)/, "/signin.html");
        next();
      });
    },
  };
}

async function end(code) {
  await vite.close();
  if (server.exitCode === null && server.signalCode === null) {
    server.kill("SIGTERM");
    await once(server, "exit");
  }
  await database?.stop();
  process.exit(code);
}
