import type { Problem, ProblemField } from "@app/contract/problem";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { Socket } from "node:net";
import { isUnavailable, isUnstorableText } from "#/platform/database/database.ts";
import { diskFull, isDiskFull } from "#/platform/disk-full.ts";
import { AppError, toProblem } from "#/platform/errors.ts";
import { describeError } from "#/platform/log.ts";
import type { Log } from "#/platform/log.ts";

const UNAVAILABLE = new AppError({
  code: "server.unavailable",
  status: 503,
  detail: "The database did not answer. Nothing was changed; try again in a moment.",
  retryAfter: 1,
});

const UNSTORABLE_TEXT = new AppError({
  code: "request.unstorable_text",
  status: 400,
  detail: "A text holds a character that cannot be stored. Type it again instead of pasting it.",
});

/** Answers any failure with the one body that all failures have, and logs those nobody expected. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log) {
  const known = asAppError(error);
  if (!known) log.error({ requestId: request.id, ...describeError(error) }, "a request failed unexpectedly");
  const problem = known ? toProblem(known) : INTERNAL;
  if (known?.retryAfter !== undefined) void reply.header("retry-after", String(known.retryAfter));
  return reply.code(problem.status).type("application/problem+json").serializer(JSON.stringify).send(problem);
}

const INTERNAL: Problem = {
  type: "about:blank",
  title: "Internal Server Error",
  status: 500,
  detail: "Something went wrong on the server. Try again; if it stays, the server’s log tells more.",
  code: "server.internal",
};

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const isAddress = error.validationContext === "params";
    return isAddress ? unknownAddress(error.validation) : invalidRequest(error.validation);
  }
  if (isDiskFull(error)) return diskFull();
  if (isUnavailable(error)) return UNAVAILABLE;
  if (isUnstorableText(error)) return UNSTORABLE_TEXT;
  return refusedByFastify(error);
}

function invalidRequest(
  validation: readonly { instancePath: string; message?: string | undefined }[],
): AppError {
  const errors: ProblemField[] = validation.map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//, "").replaceAll("/", "."),
    message: message ?? "This value is not allowed",
  }));
  const [first] = errors;
  const detail = first ? [first.path, first.message].filter(Boolean).join(": ") : "The request is not valid";
  return new AppError({ code: "request.invalid", status: 400, detail, errors });
}

// What is no id cannot be the id of anything: `pathId` says what there is none of.
function unknownAddress(validation: readonly { message?: string | undefined }[]): AppError {
  const detail = validation[0]?.message ?? "There is nothing at this address.";
  return new AppError({ code: "request.not_found", status: 404, detail });
}

/** What Fastify refuses by itself: its code without the prefix, and what the sender should do. */
const REFUSALS: Readonly<Record<string, string>> = {
  body_too_large: "This is larger than this address takes. Send less at once.",
  empty_json_body: "The body is empty. Send a JSON object, or leave the content type out.",
  invalid_json_body: "The body is not JSON. Check its quotes, commas and brackets.",
  invalid_media_type: "Send the body as JSON, with the content type application/json.",
  invalid_content_length: "The body is not as long as it was said to be. Send it again.",
};

/** Fastify's own refusals, such as malformed JSON or a body too large, keep their status; null for other errors. */
export function refusedByFastify(error: unknown): AppError | null {
  if (!(error instanceof Error) || !("statusCode" in error) || typeof error.statusCode !== "number")
    return null;
  if (error.statusCode < 400 || error.statusCode >= 500) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "REFUSED";
  const reason = code.toLowerCase().replace(/^fst_err_(ctp_)?/, "");
  return new AppError({
    code: `request.${reason}`,
    status: error.statusCode,
    detail: REFUSALS[reason] ?? "This request cannot be read. /api/docs says what each address takes.",
  });
}

/** What Node's parser refuses before there is a request: answered on the bare socket, which then closes. */
export function refuseUnread(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const [status, detail] = UNREAD[error.code ?? ""] ?? [400, "This is not a request that can be read."];
  const problem = toProblem(new AppError({ code: "request.unreadable", status, detail }));
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${status} ${problem.title}\r\ncontent-type: application/problem+json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

const UNREAD: Readonly<Record<string, [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The headers are too long. Clear the cookies of this site and try again."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive. Send it again."],
};
