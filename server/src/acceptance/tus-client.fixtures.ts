import { createHash } from "node:crypto";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import type { Http } from "#/platform/http/http.ts";
import type { Person } from "./test-app.fixtures.ts";

export interface TusAnswer {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
}

/** Where the server listens; it begins to when it does not yet. */
export async function portOf({ http }: { http: Http }): Promise<number> {
  if (!http.server.listening) await http.listen({ host: "127.0.0.1", port: 0 });
  return Number(new URL(http.listeningOrigin).port);
}

/** Speaks tus over a real connection, as one person; `port` is where the server listens. */
export function tusClient(port: number, person: Person) {
  const send = (method: string, path: string, headers: Record<string, string>, body?: Uint8Array) =>
    sendRaw(
      { port, method, path, headers: { ...person.headers, "tus-resumable": "1.0.0", ...headers } },
      body,
    );
  return {
    send,
    announce: (bytes: Uint8Array, change: { name?: string; sha256?: string; length?: number } = {}) =>
      send("POST", "/api/v1/uploads", {
        "upload-length": String(change.length ?? bytes.length),
        "upload-metadata": metadata({
          filename: change.name ?? "clip.mp4",
          sha256: change.sha256 ?? createHash("sha256").update(bytes).digest("hex"),
        }),
      }),
    offset: (path: string) => send("HEAD", path, {}),
    write: (path: string, offset: number, bytes: Uint8Array) =>
      send(
        "PATCH",
        path,
        { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
        bytes,
      ),
    /** Breaks the connection off when `after` of the bytes have been sent. */
    breakOff: (path: string, offset: number, bytes: Uint8Array, after: number) =>
      breakOff(port, { ...person.headers }, path, { offset, bytes, after }),
  };
}

/** Uploads whole files and answers their upload ids. */
export async function uploadWhole(
  port: number,
  person: Person,
  bytes: Uint8Array,
  name = "clip.mp4",
): Promise<string> {
  const client = tusClient(port, person);
  const path = placeOf(await client.announce(bytes, { name }));
  const answer = await client.write(path, 0, bytes);
  if (answer.status !== 204) throw new Error(`The upload was answered ${answer.status}: ${answer.body}`);
  return path.split("/").at(-1) ?? "";
}

/** The path that a create was answered with. */
export function placeOf(answer: TusAnswer): string {
  return new URL(answer.headers.location ?? "", "http://localhost/api/v1/uploads/").pathname;
}

function metadata(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
    .join(",");
}

interface RawRequest {
  port: number;
  method: string;
  path: string;
  headers: Record<string, string>;
}

function sendRaw({ port, method, path, headers }: RawRequest, body?: Uint8Array): Promise<TusAnswer> {
  const length = method === "HEAD" ? {} : { "content-length": String(body?.length ?? 0) };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, method, path, headers: { ...headers, ...length } });
    outgoing.on("error", reject);
    outgoing.on("response", (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    });
    outgoing.end(body);
  });
}

function breakOff(
  port: number,
  headers: Record<string, string>,
  path: string,
  { offset, bytes, after }: { offset: number; bytes: Uint8Array; after: number },
): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request({
      host: "127.0.0.1",
      port,
      method: "PATCH",
      path,
      headers: {
        ...headers,
        "tus-resumable": "1.0.0",
        "upload-offset": String(offset),
        "content-type": "application/offset+octet-stream",
        "content-length": String(bytes.length),
      },
    });
    outgoing.on("error", () => resolve());
    outgoing.on("close", () => resolve());
    outgoing.write(bytes.subarray(0, after), () => setTimeout(() => outgoing.destroy(), 50));
  });
}
