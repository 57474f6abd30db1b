import { VERSION_MISSING } from "@app/contract/versions";
import type { FastifyRequest } from "fastify";
import { AppError } from "#/platform/errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Why a PUT or PATCH route edits nothing that a person has read. */
    withoutVersion?: string;
  }
}

/** Every other PUT and PATCH is an edit and says of which version, whatever its own schema asks for. */
export function requireVersion(request: FastifyRequest, _reply: unknown, done: () => void): void {
  const { method, routeOptions, body, is404 } = request;
  const isEdit =
    !is404 && (method === "PUT" || method === "PATCH") && routeOptions.config.withoutVersion === undefined;
  const hasVersion = typeof body === "object" && body !== null && "version" in body;
  if (isEdit && !hasVersion) throw versionMissing();
  done();
}

const versionMissing = () =>
  new AppError({
    code: VERSION_MISSING,
    status: 428,
    detail:
      "Send `version` with the change: the one of the answer in which you read what you change. It keeps you from overwriting what others did since.",
  });
