import { AppError } from "#/platform/errors.ts";

/** Nobody is signed out by it: the session may well live. */
export const providerUnreachable = (url: string, cause: unknown) =>
  new AppError({
    code: "identity.provider_unreachable",
    status: 503,
    detail: `The identity provider at ${url} does not answer as it should, so nobody can be recognised. Try again in a moment.`,
    cause,
  });
