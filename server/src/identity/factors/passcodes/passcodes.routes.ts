import {
  PasscodeAuthenticateBody,
  PasscodeEmailBody,
  PasscodePhoneBody,
  PasscodeSent,
} from "@app/contract/identity/codes";
import { Authenticated } from "@app/contract/identity/provider";
import { TextChannel } from "@app/contract/identity/texts";
import type { Http } from "#/platform/http/http.ts";
import type { SendKind } from "#/identity/factors/magic-links/magic-links.service.ts";
import { answer, answerSignedIn, deviceOf, namedDeviceOf } from "#/identity/provider/provider-scope.ts";
import type { ProviderScope } from "#/identity/provider/provider-scope.ts";
import { ownId, wireId } from "#/identity/users/users.rules.ts";
import type { PasscodeProofsService } from "./passcode-proofs.service.ts";
import type { PasscodesService } from "./passcodes.service.ts";

interface Send {
  path: string;
  kind: SendKind;
  summary: string;
}

const SENDS: Send[] = [
  {
    path: "login_or_create",
    kind: "login_or_create",
    summary: "Sends a code to sign in with; where sign-up is open, to new people too",
  },
  { path: "send/primary", kind: "primary", summary: "Sends a code to sign in with" },
  {
    path: "send/secondary",
    kind: "secondary",
    summary: "Sends a code that proves an address or a number of whoever is signed in",
  },
];

interface PasscodeServices {
  passcodes: PasscodesService;
  passcodeProofs: PasscodeProofsService;
}

export function passcodeRoutes(api: Http, scope: ProviderScope, services: PasscodeServices): void {
  for (const send of SENDS) {
    emailSend(api, scope, services, send);
    for (const channel of TextChannel.options) phoneSend(api, scope, services, { ...send, channel });
  }

  api.post(
    "/otps/authenticate",
    {
      config: { isLimited: "always" },
      schema: {
        summary: "Signs in by a code, or adds its address or number to who is signed in",
        body: PasscodeAuthenticateBody,
        response: { 200: Authenticated },
      },
    },
    async (request, reply) => {
      const { token, method_id, session_duration_minutes: minutes, invitation } = request.body;
      const id = ownId("email", method_id) ?? ownId("phone-number", method_id);
      const device = deviceOf(request);
      const code = { id, typed: token, client: device.client, minutes, invitation };
      const signedIn = await services.passcodeProofs.authenticate(code, device);
      const { data } = answerSignedIn(scope, request, reply, signedIn);
      return { data: { ...data, method_id, workspace_slug: signedIn.workspaceSlug } };
    },
  );
}

function emailSend(
  api: Http,
  scope: ProviderScope,
  { passcodes }: PasscodeServices,
  { path, kind, summary }: Send,
): void {
  api.post(
    `/otps/email/${path}`,
    {
      config: { isLimited: "mails" },
      schema: { summary, body: PasscodeEmailBody, response: { 200: PasscodeSent } },
    },
    async (request, reply) => {
      const { email: to, expiration_minutes: minutes, invitation } = request.body;
      const asked = { channel: "email", kind, to, minutes, invitation, isFilledIn: false } as const;
      const device = namedDeviceOf(scope, request, reply);
      const id = await passcodes.send({ ...asked, device, client: device.client });
      return answer(request, { method_id: wireId("email", id) });
    },
  );
}

function phoneSend(
  api: Http,
  scope: ProviderScope,
  { passcodes }: PasscodeServices,
  { path, kind, summary, channel }: Send & { channel: TextChannel },
): void {
  api.post(
    `/otps/${channel}/${path}`,
    {
      config: { isLimited: "mails" },
      schema: { summary, body: PasscodePhoneBody, response: { 200: PasscodeSent } },
    },
    async (request, reply) => {
      const { phone_number: to, expiration_minutes: minutes, enable_autofill: isFilledIn } = request.body;
      const asked = { channel, kind, to, minutes, isFilledIn: isFilledIn ?? false };
      const device = namedDeviceOf(scope, request, reply);
      const id = await passcodes.send({ ...asked, device, client: device.client });
      return answer(request, { method_id: wireId("phone-number", id) });
    },
  );
}
