import { OwnUser, UpdatedUser, UsersUpdateBody } from "@app/contract/identity/provider";
import type { ProviderUser } from "@app/contract/identity/provider";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { FACTOR_KINDS } from "./own-factors.service.ts";
import type { FactorKind, OwnFactorsService } from "./own-factors.service.ts";
import type { UsersService } from "./users.service.ts";
import { answer, deviceOf } from "#/identity/provider/provider-scope.ts";

const FactorParams = z.object({ id: z.string() });

export function userRoutes(api: Http, users: UsersService, ownFactors: OwnFactorsService): void {
  for (const kind of Object.keys(FACTOR_KINDS).filter(isFactorKind)) {
    api.delete(
      `/users/${kind}/:id`,
      {
        schema: {
          summary: "Takes a way to sign in away from the own account",
          params: FactorParams,
          response: { 200: UpdatedUser },
        },
      },
      async (request) => {
        const user = await ownFactors.remove(kind, request.params.id, deviceOf(request));
        return answer(request, updated(user));
      },
    );
  }

  api.get(
    "/users/me",
    { schema: { summary: "Who is signed in", response: { 200: OwnUser } } },
    async (request) => answer(request, await users.read(deviceOf(request))),
  );

  api.put(
    "/users/me",
    {
      config: { withoutVersion: "The provider's own contract, which knows no versions." },
      schema: {
        summary: "Changes name and own data",
        body: UsersUpdateBody,
        response: { 200: UpdatedUser },
      },
    },
    async (request) => {
      const user = await users.change(deviceOf(request), request.body);
      return answer(request, updated(user));
    },
  );
}

/** What every change of a user answers. */
export function updated(user: ProviderUser) {
  const { user_id, emails, phone_numbers, crypto_wallets } = user;
  return { user_id, __user: user, emails, phone_numbers, crypto_wallets };
}

function isFactorKind(text: string): text is FactorKind {
  return text in FACTOR_KINDS;
}
