import { checkPaths } from "@app/contract/content-checks/paths";
import { AsyncLocalStorage } from "node:async_hooks";
import { mkdirSync } from "node:fs";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Claims } from "#/platform/claims/claims.ts";
import { diskFull, isDiskFull } from "#/platform/disk-full.ts";
import { AppError, toProblem } from "#/platform/errors.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { Http } from "#/platform/http/http.ts";
import { SyncedFileStore } from "./synced-file-store.ts";
import { TusServer } from "./tus-server.ts";
import { UploadLocks } from "./upload-locks.ts";
import { refusedByProtocol, wrongUpload } from "./uploads.errors.ts";
import type { UploadsService } from "./uploads.service.ts";

const PATH = checkPaths.uploads;

/** Who sends a request of the tus protocol, and which upload it is about. */
interface Sender {
  caller: Caller;
  uploadId: string;
}

/**
 * Resumable uploads (tus 1.0.0). A create carries `filename` and `sha256` in its metadata.
 * There is no GET: what was uploaded comes back only through the check it belongs to.
 */
export function uploadRoutes(http: Http, uploads: UploadsService, claims: Claims): void {
  mkdirSync(uploads.directory, { recursive: true, mode: 0o700 });
  const senders = new AsyncLocalStorage<Sender>();
  const tus = createTus(uploads, claims, senders);
  const handle = (request: FastifyRequest, reply: FastifyReply, uploadId: string) => {
    reply.hijack();
    void senders.run({ caller: request.caller, uploadId }, () => tus.handle(request.raw, reply.raw));
  };
  void http.register((scope, _options, done) => {
    // tus reads the raw request; Fastify must neither parse nor answer it.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, parsed) => parsed(null));
    const config = {
      access: "reviewer",
      slowBody: true,
      withoutVersion: "tus adds bytes, and refuses those that do not begin where the upload ends.",
    } as const;
    const shared = { exposeHeadRoute: false, config };
    scope.route({
      ...shared,
      method: "POST",
      url: PATH,
      schema: { summary: "Announce a resumable upload (tus)" },
      handler: async (request, reply) => {
        handle(request, reply, await uploads.announce(request.caller, announcementOf(request)));
      },
    });
    scope.route<{ Params: { id: string } }>({
      ...shared,
      method: ["HEAD", "PATCH", "DELETE"],
      url: `${PATH}/:id`,
      schema: { summary: "Continue, ask about or cancel a resumable upload (tus)" },
      handler: async (request, reply) => {
        const { id } = request.params;
        if (request.method === "DELETE") return cancel(uploads, request, reply, uuid(id));
        const upload = await uploads.resume(request.caller, uuid(id));
        if (upload.ready) return answerWhole(request, reply, upload.bytes);
        handle(request, reply, id);
        return reply;
      },
    });
    done();
  });
}

function createTus(uploads: UploadsService, claims: Claims, senders: AsyncLocalStorage<Sender>): TusServer {
  const sender = () => {
    const found = senders.getStore();
    if (!found) throw new Error("An upload without a sender");
    return found;
  };
  return new TusServer({
    path: PATH,
    datastore: new SyncedFileStore({ directory: uploads.directory }),
    locker: () => new UploadLocks(claims, sender().caller.workspaceId),
    relativeLocation: true,
    namingFunction: () => sender().uploadId,
    async onUploadFinish() {
      await uploads.settle(sender().caller, sender().uploadId);
      return {};
    },
    onResponseError: (_request, error) => {
      const known = asRefusal(error);
      return known && { status_code: known.status, body: JSON.stringify(toProblem(known)) };
    },
  });
}

function asRefusal(error: Error | { status_code: number; body: string }): AppError | undefined {
  if ("status_code" in error) return refusedByProtocol(statusOf(error.status_code), error.body);
  if (isDiskFull(error)) return diskFull();
  return error instanceof AppError ? error : undefined;
}

/** An extension of the protocol that is not offered was asked for wrongly: nothing is broken here. */
function statusOf(status: number): number {
  return status === 501 ? 400 : status;
}

async function cancel(
  uploads: UploadsService,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<FastifyReply> {
  await uploads.cancel(request.caller, id);
  return reply.code(204).header("tus-resumable", "1.0.0").send();
}

/** An upload that is already whole: a sender that lost the last answer learns so and goes on. */
function answerWhole(request: FastifyRequest, reply: FastifyReply, bytes: number): FastifyReply {
  if (request.method !== "HEAD") throw refusedByProtocol(409, "all of it is here");
  return reply
    .code(200)
    .headers({ "tus-resumable": "1.0.0", "upload-offset": bytes, "upload-length": bytes })
    .send();
}

function announcementOf(request: FastifyRequest) {
  const metadata = metadataOf(String(request.headers["upload-metadata"] ?? ""));
  const length = request.headers["upload-length"];
  if (length === undefined) throw wrongUpload("length", "Give the length of the file in Upload-Length.");
  return {
    fileName: metadata.get("filename") ?? "",
    sha256: (metadata.get("sha256") ?? "").toLowerCase(),
    bytes: Number(length),
  };
}

/** `name base64,name base64` as in the tus protocol. */
function metadataOf(header: string): Map<string, string> {
  return new Map(
    header.split(",").map((pair) => {
      const [name, value] = pair.trim().split(" ");
      return [name ?? "", Buffer.from(value ?? "", "base64").toString("utf8")];
    }),
  );
}

function uuid(id: string): string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : "00000000-0000-0000-0000-000000000000";
}
