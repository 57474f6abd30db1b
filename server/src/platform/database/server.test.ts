import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadConfig } from "#/platform/config/config.ts";
import { loadSecrets } from "#/platform/config/secrets.ts";
import { openServer } from "./server.ts";

test("an outside server that is too old is refused with its version and what to do", async () => {
  const port = await startFakeServer("14");

  const opening = openOutside(`postgres://ana:secret@127.0.0.1:${port}/herald`);

  await expect(opening).rejects.toThrow(
    "The database at DATABASE_URL is PostgreSQL 14. Herald needs PostgreSQL 15 or newer",
  );
});

test("an outside server of version 15 is taken", async () => {
  const url = `postgres://ana:secret@127.0.0.1:${await startFakeServer("15")}/herald`;

  const server = await openOutside(url);

  expect(server.owner).toEqual({ connectionString: url });
});

test("an outside server that does not answer is told with what to check and the reason", async () => {
  const opening = openOutside("postgres://ana:secret@127.0.0.1:1/herald");

  await expect(opening).rejects.toMatchObject({
    message:
      "The database at DATABASE_URL cannot be reached. Check the address, the password and that it runs.",
    cause: expect.objectContaining({ message: expect.stringContaining("ECONNREFUSED") }),
  });
});

function openOutside(url: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "herald-server-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const config = { ...loadConfig({ DATABASE_URL: url }), dataDir };
  return openServer(config, loadSecrets(config));
}

/**
 * Speaks as much of PostgreSQL's protocol as one question needs: every answer is one row with the version, or with the
 * number of the process that serves.
 */
async function startFakeServer(version: string): Promise<number> {
  let connections = 0;
  const server = createServer((socket) => {
    const process = String(++connections);
    socket.once("data", () => {
      socket.write(Buffer.concat([message("R", int32(0)), READY]));
      socket.on("data", (chunk) => {
        if (chunk[0] !== "Q".charCodeAt(0)) return;
        socket.write(chunk.includes("pg_backend_pid") ? oneRow("pid", process) : oneRow("major", version));
      });
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}

const INT4 = 23;
const READY = message("Z", Buffer.from("I"));

function oneRow(name: string, value: string): Buffer {
  const column = [Buffer.from(`${name}\0`), int32(0), int16(0), int32(INT4), int16(4), int32(-1), int16(0)];
  return Buffer.concat([
    message("T", int16(1), ...column),
    message("D", int16(1), int32(value.length), Buffer.from(value)),
    message("C", Buffer.from("SELECT 1\0")),
    READY,
  ]);
}

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}
