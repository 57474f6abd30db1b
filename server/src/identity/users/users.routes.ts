import { OwnUser, UpdatedUser, UsersUpdateBody } from "@app/contract/identity/provider";
import type { Http } from "#/platform/http/http.ts";
import type { UsersService } from "./users.service.ts";
import { answer, deviceOf } from "#/identity/provider/provider-scope.ts";

export function userRoutes(api: Http, users: UsersService): void {
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
      const { user_id, emails, phone_numbers, crypto_wallets } = user;
      return answer(request, { user_id, __user: user, emails, phone_numbers, crypto_wallets });
    },
  );
}
