import { DetailedError, Upload } from "tus-js-client";
import * as z from "zod/mini";
import { checkPaths } from "@app/contract/content-checks/paths";
import { apiHeaders } from "#/lib/api/api.ts";
import { offersCopy } from "#/lib/sample-copy.ts";
import { LEFT } from "./video-files.ts";
import type { UploadProgress } from "./video-files.ts";

const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000];
const WorkerMessage = z.union([z.object({ share: z.number() }), z.object({ hex: z.string() })]);
const ProblemDetail = z.object({ detail: z.string(), code: z.catch(z.nullable(z.string()), null) });

/**
 * Hashes a file in a worker, then sends it in a way that goes on after a break, also after the page was closed.
 * Answers the id of the upload. @throws Error with a sentence for the person; the signal's reason when called off.
 */
export async function uploadVideo(
  file: File,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<string> {
  const sha256 = await hashFile(file, (share) => onProgress({ phase: "hashing", share }), signal);
  onProgress({ phase: "sending", share: 0 });
  return send(file, sha256, (share) => onProgress({ phase: "sending", share }), signal);
}

function hashFile(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL("./hash.worker.ts", import.meta.url), { type: "module" });
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(reasonOf(signal)), { once: true });
    worker.addEventListener("error", () => reject(new Error("The file could not be read. Choose it again.")));
    worker.addEventListener("message", (event) => {
      const message = WorkerMessage.parse(event.data);
      if ("hex" in message) resolve(message.hex);
      else onProgress(message.share);
    });
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

async function send(
  file: File,
  sha256: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted();
  return new Promise<string>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: checkPaths.uploads,
      headers: apiHeaders(),
      metadata: { filename: file.name, sha256 },
      retryDelays: RETRY_DELAYS_MS,
      removeFingerprintOnSuccess: true,
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      onSuccess: () => resolve(upload.url?.split("/").at(-1) ?? ""),
      onError: (error) => reject(new Error(sentenceOf(error), { cause: error })),
    });
    signal.addEventListener(
      "abort",
      () => {
        // What was sent stays for a day, so that a person who only left can go on.
        void upload.abort(signal.reason !== LEFT);
        reject(reasonOf(signal));
      },
      { once: true },
    );
    void start(upload, sha256);
  });
}

/** Goes on with an earlier try of the same bytes, where this browser remembers one. */
async function start(upload: Upload, sha256: string): Promise<void> {
  const earlier = await upload.findPreviousUploads();
  const same = earlier.find((one) => one.metadata["sha256"] === sha256);
  if (same) upload.resumeFromPreviousUpload(same);
  upload.start();
}

function sentenceOf(error: Error): string {
  const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
  const problem = ProblemDetail.safeParse(parseJson(body ?? ""));
  offersCopy(problem.data?.code ?? null);
  return problem.success ? problem.data.detail : "The upload stopped. Choose the file again to continue.";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error("The upload was cancelled.");
}
