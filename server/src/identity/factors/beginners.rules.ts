import { AppError } from "#/platform/errors.ts";

/**
 * Whether a sign-in or a connection comes of a way over a provider or a wallet is decided where it begins: begun by
 * nobody it signs in, whoever is here meanwhile; begun by somebody it ends with them alone.
 * @param begunBy who was signed in at its beginning; null for nobody.
 * @throws `identity.begun_by_another`.
 */
export function requireBeginner(begunBy: string | null, here: { userId: string } | null): void {
  if (begunBy !== null && here?.userId !== begunBy) throw begunByAnother();
}

const begunByAnother = () =>
  new AppError({
    code: "identity.begun_by_another",
    status: 403,
    detail:
      "Whoever began this is not signed in here any more, so nothing was connected. To sign in, begin again while signed out; to connect, sign in with the account it is for and begin again there.",
  });
