// The peer of identity.bench.ts: sessions and passwords of better-auth on the same PostgreSQL, as it comes.
import { betterAuth } from "better-auth";
import { getMigrations } from "better-auth/db/migration";
import { toNodeHandler } from "better-auth/node";
import { createServer } from "node:http";
import { Pool } from "pg";

const [host = "", password = ""] = process.argv.slice(2);
const database = "better_auth";

const owner = new Pool({ host, password, user: "herald", database: "herald", max: 1 });
await owner.query(`create database ${database}`);
await owner.end();

const auth = betterAuth({
  database: new Pool({ host, password, user: "herald", database, max: 10 }),
  secret: "only for this bench, on this machine",
  baseURL: "http://127.0.0.1",
  emailAndPassword: { enabled: true },
  telemetry: { enabled: false },
});
const { runMigrations } = await getMigrations(auth.options);
await runMigrations();
const http = createServer((request, response) => void toNodeHandler(auth)(request, response));
http.listen(0, "127.0.0.1", () => {
  const address = http.address();
  process.send?.(typeof address === "object" && address ? address.port : 0);
});
