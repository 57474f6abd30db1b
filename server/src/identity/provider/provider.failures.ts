import { FATAL_ERROR_TYPES } from "@app/contract/identity/limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isUnavailable, isUnstorableText } from "#/platform/database/database.ts";
import { diskFull, isDiskFull } from "#/platform/disk-full.ts";
import { AppError } from "#/platform/errors.ts";
import { refusedByFastify } from "#/platform/http/problems.ts";
import { describeError } from "#/platform/log.ts";
import type { Log } from "#/platform/log.ts";
import { CaptchaRequired } from "./captcha/captcha.service.ts";
import { clearEndedSession } from "./provider-scope.ts";
import type { ProviderScope } from "./provider-scope.ts";

interface Failure {
  status: number;
  type: string;
  message: string;
  details?: Record<string, string>;
  body?: { keyword: string; dataPath: string; schemaPath: string; message: string }[];
  retryAfter?: number | undefined;
}

const FATAL: ReadonlySet<string> = new Set(FATAL_ERROR_TYPES);

/** Answers a failed call flat, as the contract has it; one that ends the session takes the cookies along. */
export function sendFailure(
  scope: ProviderScope,
  log: Log,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof CaptchaRequired)
    return reply.code(400).type("text/plain; charset=utf-8").send(error.message);
  const failure = toFailure(error);
  if (failure.status === 500) log.error({ requestId: request.id, ...describeError(error) }, "a call failed");
  if (failure.retryAfter !== undefined) void reply.header("retry-after", String(failure.retryAfter));
  if (FATAL.has(failure.type)) clearEndedSession(scope, request, reply);
  return reply
    .code(failure.status)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send({
      status_code: failure.status,
      request_id: `request-id-live-${request.id}`,
      error_type: failure.type,
      error_message: failure.message,
      error_url: `${scope.settings.baseUrl}/help`,
      ...(failure.details && { error_details: failure.details }),
      ...(failure.body && { body: failure.body }),
    });
}

function toFailure(error: unknown): Failure {
  if (error instanceof AppError) return known(error);
  if (hasZodFastifySchemaValidationErrors(error)) return mismatch(error.validation);
  if (isDiskFull(error)) return known(diskFull());
  if (isUnavailable(error)) {
    const message = "The database did not answer. Nothing was changed; try again in a moment.";
    return { status: 503, type: "service_unavailable", message, retryAfter: 1 };
  }
  if (isUnstorableText(error)) {
    const message = "A text holds a character that cannot be stored. Type it again instead of pasting it.";
    return { status: 400, type: "unstorable_text", message };
  }
  const refused = refusedByFastify(error);
  if (refused) return { status: refused.status, type: "bad_request", message: refused.detail };
  return { status: 500, type: "internal_server_error", message: "Something went wrong on the server." };
}

function known(error: AppError): Failure {
  const details = error.errors?.map(({ path, message }) => [path, message] as const);
  return {
    status: error.status,
    type: error.code.split(".").at(-1) ?? error.code,
    message: error.detail,
    retryAfter: error.retryAfter,
    ...(details && { details: Object.fromEntries(details) }),
  };
}

function mismatch(
  validation: readonly { instancePath: string; schemaPath?: string; keyword?: string; message?: string }[],
): Failure {
  const fields = [...new Set(validation.map(({ instancePath }) => instancePath.slice(1) || "the body"))];
  return {
    status: 400,
    type: "request_does_not_match_schema",
    message: `Request does not match expected schema: ${fields.join(", ")}. Load the page again and try once more; /api/docs says what each call takes.`,
    body: validation.map(({ instancePath, schemaPath, keyword, message }) => ({
      keyword: keyword ?? "type",
      dataPath: instancePath.replaceAll("/", "."),
      schemaPath: schemaPath ?? "",
      message: message ?? "is not allowed",
    })),
  };
}
