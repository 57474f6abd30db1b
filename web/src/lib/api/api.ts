import { nameOf } from "@app/contract/paths";
import { SAMPLE_FIXED } from "@app/contract/sample";
import { EDITED_MEANWHILE, EditConflict } from "@app/contract/versions";
import * as z from "zod/mini";
import useSWR, { useSWRConfig } from "swr";
import { FROM_ELSEWHERE, unexplained } from "./answered-elsewhere.ts";
import { ApiError } from "./api-error.ts";
import type { FailedRequest } from "./api-error.ts";
import { announceFailure, mended } from "./failures.ts";
import { offersCopy } from "#/lib/sample-copy.ts";
import { timed } from "#/lib/slow-work.ts";
import { toast } from "#/lib/toasts.ts";
import { currentWorkspace } from "#/lib/workspace.ts";

type Method = "POST" | "PUT" | "PATCH" | "DELETE";

interface SendOptions {
  /** The caller shows the error itself, beside the field; no notification. */
  quiet?: boolean;
  /** A question with a long body: it changes nothing, so it needs no key against doing it twice. */
  isQuestion?: boolean;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

interface ReadOptions {
  /** The answer to the question before stays until the next comes. */
  keepPreviousData?: boolean;
  /** The screen says itself what went wrong; no notification. */
  quiet?: boolean;
}

/** A text `detail` is shown whatever stands beside it. Specification §8. */
const ProblemBody = z.object({
  detail: z.string(),
  title: z.catch(z.optional(z.string()), undefined),
  code: z.catch(z.optional(z.string()), undefined),
  errors: z.catch(z.array(z.object({ path: z.string(), message: z.string() })), []),
});

const OFFLINE = "Unable to contact the servers. Are you online?";

/** The one fetcher: GET on the key, 200 to 299 is success, no time-out, the parsed body comes back. */
export function fetcher(url: string): Promise<unknown> {
  return request("GET", url, undefined, {});
}

/** The same for a file, which is no text. */
export function fileFetcher(url: string): Promise<Blob> {
  return request("GET", url, undefined, { headers: { accept: "*/*" } }, (response) => response.blob());
}

/** Reads `url` through SWR; a null `url` waits. Only the first failure is shown, and none over what is on screen. */
export function useRead<T extends z.ZodMiniType>(url: string | null, schema: T, options?: ReadOptions) {
  return useAnswer<z.infer<T>>(url, async (key) => schema.parse(await fetcher(key)), options);
}

/** Asks a question that is too long for an address; else as `useRead`. The answer before stays until the next comes. */
export function useQuestion<T extends z.ZodMiniType>(url: string | null, question: object, schema: T) {
  return useAnswer<z.infer<T>>(
    url === null ? null : nameOf(url, JSON.stringify(question)),
    () => send("POST", url ?? "", question, schema, { quiet: true, isQuestion: true }),
    { keepPreviousData: true },
  );
}

/** Names what was asked in the cache; of failures only the first is shown, and none over what is on screen. */
export function useAnswer<T>(
  name: string | null,
  ask: (key: string) => Promise<T>,
  options: ReadOptions = {},
) {
  const { cache } = useSWRConfig();
  return useSWR<T, Error>(
    name,
    async (key: string) => {
      try {
        return await ask(key);
      } catch (error) {
        const known = cache.get(key);
        const isFirst = known?.data === undefined && known?.error === undefined;
        if (isFirst && !options.quiet) notify(error);
        throw error;
      }
    },
    options,
  );
}

/** Sends JSON, or a form, and parses the answer. @throws ApiError, already shown unless `quiet`. */
export function send<T extends z.ZodMiniType>(
  method: Method,
  url: string,
  body: unknown,
  schema: T,
  options?: SendOptions,
): Promise<z.infer<T>>;
export function send(
  method: Method,
  url: string,
  body?: unknown,
  schema?: undefined,
  options?: SendOptions,
): Promise<void>;
export async function send(
  method: Method,
  url: string,
  body?: unknown,
  schema?: z.ZodMiniType,
  options: SendOptions = {},
): Promise<unknown> {
  try {
    const answer = await request(method, url, body, options);
    return schema?.parse(answer);
  } catch (error) {
    if (!options.quiet) notify(error);
    throw error;
  }
}

/** What every request of ours carries, for those that do not go through `send` (uploads, streams). */
export function apiHeaders(): Record<string, string> {
  const workspace = currentWorkspace();
  return workspace === null ? {} : { "Herald-Workspace": workspace };
}

function request(method: string, url: string, body: unknown, options: SendOptions): Promise<unknown>;
function request<T>(
  method: string,
  url: string,
  body: unknown,
  options: SendOptions,
  read: (response: Response) => Promise<T>,
): Promise<T>;
async function request(
  method: string,
  url: string,
  body: unknown,
  options: SendOptions,
  read: (response: Response) => Promise<unknown> = readBody,
): Promise<unknown> {
  const headers: Record<string, string> = { accept: "application/json", ...apiHeaders(), ...options.headers };
  if (method === "POST" && !options.isQuestion) headers["Idempotency-Key"] ??= randomKey();
  const asJson = body !== undefined && !(body instanceof FormData) && !(body instanceof Blob);
  if (asJson) headers["content-type"] = "application/json";
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (asJson) init.body = JSON.stringify(body);
  else if (body instanceof FormData || body instanceof Blob) init.body = body;
  if (options.signal) init.signal = options.signal;

  const first = await exchange(url, init, read);
  if (!(first instanceof ApiError)) return first.answer;
  const second = (await mended(first)) ? await exchange(url, init, read) : first;
  if (!(second instanceof ApiError)) return second.answer;
  if (method !== "GET") offersCopy(second.code);
  announceFailure(second);
  throw second;
}

async function exchange(
  url: string,
  init: RequestInit,
  read: (response: Response) => Promise<unknown>,
): Promise<{ answer: unknown } | ApiError> {
  const response = await reach(url, init);
  if (response.ok && isPage(response)) return new ApiError(answeredElsewhere(response), null);
  if (response.ok) return { answer: await read(response) };
  return new ApiError(problemOf(response, await readBody(response)), response.headers.get("x-request-id"));
}

/** Of our answers none is a page. */
function isPage({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}

function answeredElsewhere({ status, statusText: title }: Response): FailedRequest {
  return { status, code: null, title, detail: FROM_ELSEWHERE, errors: [] };
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await timed(fetch(url, init));
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw fail({ status: 0, code: null, title: "Offline", detail: OFFLINE, errors: [] }, null);
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function problemOf(response: Response, body: unknown): FailedRequest {
  const parsed = ProblemBody.safeParse(body);
  const { status } = response;
  if (!parsed.success) {
    return { status, code: null, title: response.statusText, detail: unexplained(status), errors: [] };
  }
  const { title, code, detail, errors } = parsed.data;
  const conflict = code === EDITED_MEANWHILE ? EditConflict.safeParse(body).data : undefined;
  return { status, code: code ?? null, title: title ?? response.statusText, detail, errors, conflict };
}

function fail(problem: FailedRequest, requestId: string | null): ApiError {
  const error = new ApiError(problem, requestId);
  announceFailure(error);
  return error;
}

/** Shows why a request failed, for whoever sent it quietly. */
export function notify(error: unknown): void {
  // A missing session is no news to show: the app leads to the sign-in screen. A write into the sample opens an offer.
  if (!(error instanceof ApiError) || error.isSignedOut || error.problem.code === SAMPLE_FIXED) return;
  toast(error.problem.detail, { severity: "error" });
}

function randomKey(): string {
  // crypto.randomUUID is missing on plain http addresses other than localhost.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
