import type { Problem, ProblemField } from "@app/contract/problem";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { STATUS_CODES } from "node:http";
import { isUnavailable, isUnstorableText } from "#/platform/database/database.ts";
import { AppError } from "#/platform/errors.ts";
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
  detail: "Something went wrong on the server. Try again; if it stays, the server's log tells more.",
  code: "server.internal",
};

export function toProblem(error: AppError): Problem {
  return {
    type: "about:blank",
    title: STATUS_CODES[error.status] ?? "Error",
    status: error.status,
    detail: error.detail,
    code: error.code,
    ...(error.errors && { errors: error.errors }),
  };
}

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error.validation);
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

// Fastify's own refusals, such as malformed JSON or a body too large, keep their status.
function refusedByFastify(error: unknown): AppError | null {
  if (!(error instanceof Error) || !("statusCode" in error) || typeof error.statusCode !== "number")
    return null;
  if (error.statusCode < 400 || error.statusCode >= 500) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "REFUSED";
  return new AppError({
    code: `request.${code.toLowerCase().replace(/^fst_err_(ctp_)?/, "")}`,
    status: error.statusCode,
    detail: error.message,
  });
}
