import { expect } from "@playwright/test";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { heraldAt } from "./herald.ts";

/** A Herald of a test's own, since what it is set up with shows to every other. */
export async function heraldWith(settings: Record<string, string>) {
  const port = String(30_000 + Math.floor(Math.random() * 10_000));
  const folder = mkdtempSync(join(process.env["TEST_FOLDER"] ?? tmpdir(), "herald-own-"));
  const child = spawn(process.execPath, [join(import.meta.dirname, "../scripts/start24.mjs")], {
    env: { ...process.env, PORT: port, DATA_DIR: folder, LOG_LEVEL: "silent", SAMPLE: "no", ...settings },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  const base = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
  return {
    base,
    get publicToken() {
      return readFileSync(join(folder, "secrets/public-token"), "utf8");
    },
    async administratorLink(): Promise<string> {
      const { url }: { url: string } = JSON.parse(await heraldAt({ folder, port }, "admin-link", "--json"));
      return url;
    },
    /** The text of the newest mail to an address. */
    async mailTo(email: string): Promise<string> {
      const lines = (await heraldAt({ folder, port }, "outbox", "--json")).trim().split("\n");
      const mails = lines.map((line): { to: string; text: string } => JSON.parse(line));
      return mails.findLast(({ to }) => to === email)?.text ?? "";
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await delay(100);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
