import { VERSION_MISSING } from "@app/contract/versions";
import type { FastifyRequest } from "fastify";
import { AppError } from "#/platform/errors.ts";

/** The written list of PUT and PATCH routes that edit nothing a person has read, each with the reason. */
export const NO_EDITS: ReadonlyMap<string, string> = new Map([
  ["PUT /sdk/v1/users/me", "The provider's own contract, which knows no versions."],
  ["PATCH /api/v1/uploads/:id", "tus adds bytes, and refuses those that do not begin where the upload ends."],
]);

/** Every other PUT and PATCH is an edit and says of which version, whatever its own schema asks for. */
export function requireVersion(request: FastifyRequest, _reply: unknown, done: () => void): void {
  const { method, routeOptions, body } = request;
  const isEdit = method === "PUT" || method === "PATCH";
  const hasVersion = typeof body === "object" && body !== null && "version" in body;
  if (isEdit && !hasVersion && !NO_EDITS.has(`${method} ${routeOptions.url}`)) throw versionMissing();
  done();
}

const versionMissing = () =>
  new AppError({
    code: VERSION_MISSING,
    status: 428,
    detail:
      "Send `version` with the change: the one of the answer in which you read what you change. It keeps you from overwriting what others did since.",
  });
