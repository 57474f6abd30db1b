import {
  Authenticated,
  Done,
  MagicLinkAuthenticateBody,
  MagicLinkSendBody,
} from "@app/contract/identity/provider";
import type { Http } from "#/platform/http/http.ts";
import type { MagicLinksService, SendKind } from "./magic-links.service.ts";
import { wireId } from "#/identity/users/users.rules.ts";
import { answer, answerSignedIn, deviceOf } from "#/identity/provider/provider-scope.ts";
import type { ProviderScope } from "#/identity/provider/provider-scope.ts";

const SENDS: { url: string; kind: SendKind; summary: string }[] = [
  {
    url: "/magic_links/email/login_or_create",
    kind: "login_or_create",
    summary: "Mails a sign-in link; where sign-up is open, also to new addresses",
  },
  { url: "/magic_links/email/send/primary", kind: "primary", summary: "Mails a sign-in link" },
  {
    url: "/magic_links/email/send/secondary",
    kind: "secondary",
    summary: "Mails a link that proves an address of whoever is signed in",
  },
];

export function magicLinkRoutes(api: Http, scope: ProviderScope, magicLinks: MagicLinksService): void {
  for (const { url, kind, summary } of SENDS) {
    api.post(
      url,
      {
        config: { isLimited: "mails" },
        schema: { summary, body: MagicLinkSendBody, response: { 200: Done } },
      },
      async (request) => {
        await magicLinks.send(kind, request.body, deviceOf(request));
        return answer(request, {});
      },
    );
  }

  // Only this call uses a link up: opening its page does not, since mail scanners open pages.
  api.post(
    "/magic_links/authenticate",
    {
      config: { isLimited: "always" },
      schema: {
        summary: "Signs in by a mailed link",
        body: MagicLinkAuthenticateBody,
        response: { 200: Authenticated },
      },
    },
    async (request, reply) => {
      const signedIn = await magicLinks.authenticate(request.body, deviceOf(request));
      const { data } = answerSignedIn(scope, request, reply, signedIn);
      const { emailId, workspaceSlug: workspace_slug } = signedIn;
      return { data: { ...data, method_id: wireId("email", emailId), method_type: "email", workspace_slug } };
    },
  );
}
