import { identityPaths } from "@app/contract/identity/paths";
import {
  OutboxMessage,
  OutboxPage,
  OutboxQuery,
  Reachability,
  SignUpChange,
  SignUpSetting,
} from "@app/contract/identity/schemas";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import type { OutboxService } from "#/identity/mail/outbox.service.ts";
import { reachability } from "./reachability.rules.ts";
import type { SignUpService } from "./sign-up.service.ts";

/** What belongs to the server and not to a workspace. */
export function serverRoutes(
  http: Http,
  services: { outbox: OutboxService; signUp: SignUpService; settings: IdentitySettings },
): void {
  // Who may make an account, the hosted provider decides.
  const isHosted = () => Promise.resolve(services.settings.hostedUrl !== null);

  http.get(
    identityPaths.outbox,
    {
      config: { access: "administrator of the server" },
      schema: {
        summary: "Messages that Herald would have sent, newest first, without links and codes",
        querystring: OutboxQuery,
        response: { 200: OutboxPage },
      },
    },
    (request) => services.outbox.list(request.caller, request.query),
  );

  http.get(
    identityPaths.outboxMessage,
    {
      config: { access: "administrator of the server", fresh: true },
      schema: {
        summary: "One message with its link or code, where nothing sends it",
        params: z.object({ id: pathId("message") }),
        response: { 200: OutboxMessage },
      },
    },
    (request) => services.outbox.read(request.caller, request.params.id),
  );

  http.get(
    identityPaths.signUp,
    {
      config: { isOff: isHosted },
      schema: { summary: "Who may make an account", response: { 200: SignUpSetting } },
    },
    (request) => services.signUp.read(request.caller),
  );

  http.put(
    identityPaths.signUp,
    {
      config: { access: "administrator of the server", fresh: true, isOff: isHosted },
      schema: {
        summary: "Changes who may make an account",
        body: SignUpChange,
        response: { 200: SignUpSetting },
      },
    },
    (request) => services.signUp.change(request.caller, request.body),
  );

  http.get(
    identityPaths.reachability,
    { schema: { summary: "Whether links open on other computers", response: { 200: Reachability } } },
    () => reachability(services.settings),
  );
}
