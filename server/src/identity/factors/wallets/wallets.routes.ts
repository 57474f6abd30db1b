import { Authenticated } from "@app/contract/identity/provider";
import { WalletAuthenticateBody, WalletChallenge, WalletStartBody } from "@app/contract/identity/wallets";
import type { Http } from "#/platform/http/http.ts";
import { answer, answerSignedIn, deviceOf, namedDeviceOf } from "#/identity/provider/provider-scope.ts";
import type { ProviderScope } from "#/identity/provider/provider-scope.ts";
import type { WalletsService } from "./wallets.service.ts";

const STARTS = [
  { kind: "primary", summary: "What a wallet signs to sign in" },
  { kind: "secondary", summary: "What a wallet signs to be added to who is signed in" },
] as const;

export function walletRoutes(api: Http, scope: ProviderScope, wallets: WalletsService): void {
  for (const { kind, summary } of STARTS) {
    api.post(
      `/crypto_wallets/authenticate/start/${kind}`,
      {
        config: { isLimited: "always" },
        schema: { summary, body: WalletStartBody, response: { 200: WalletChallenge } },
      },
      async (request, reply) => {
        const device = namedDeviceOf(scope, request, reply);
        const challenge = await wallets.start(kind, request.body, device);
        return answer(request, { challenge });
      },
    );
  }

  api.post(
    "/crypto_wallets/authenticate",
    {
      config: { isLimited: "always" },
      schema: {
        summary: "Signs in by a wallet, or adds it to who is signed in",
        body: WalletAuthenticateBody,
        response: { 200: Authenticated },
      },
    },
    async (request, reply) =>
      answerSignedIn(scope, request, reply, await wallets.authenticate(request.body, deviceOf(request))),
  );
}
