import {
  Authenticated,
  Done,
  ExistingPasswordResetBody,
  NewPasswordBody,
  PasswordBody,
  ResetBody,
  ResetCheckBody,
  ResetLink,
  ResetStartBody,
  SessionResetBody,
  Strength,
  StrengthBody,
} from "@app/contract/identity/provider";
import type { Http } from "#/platform/http/http.ts";
import type { PasswordSignUpsService } from "./password-sign-ups.service.ts";
import type { PasswordsService } from "./passwords.service.ts";
import { answer, answerSignedIn, deviceOf, namedDeviceOf } from "#/identity/provider/provider-scope.ts";
import type { ProviderScope } from "#/identity/provider/provider-scope.ts";
import { wireId } from "#/identity/users/users.rules.ts";

export function passwordRoutes(
  api: Http,
  scope: ProviderScope,
  { passwords, passwordSignUps }: { passwords: PasswordsService; passwordSignUps: PasswordSignUpsService },
): void {
  const config = { isLimited: "always" } as const;

  api.post(
    "/passwords",
    {
      config,
      schema: {
        summary: "Makes an account with a password",
        body: NewPasswordBody,
        response: { 200: Authenticated },
      },
    },
    async (request, reply) => {
      const device = namedDeviceOf(scope, request, reply);
      const signedIn = await passwordSignUps.create(request.body, device);
      const { data } = answerSignedIn(scope, request, reply, signedIn);
      return { data: { ...data, email_id: wireId("email", signedIn.emailId) } };
    },
  );

  api.post(
    "/passwords/authenticate",
    {
      config,
      schema: {
        summary: "Signs in by password",
        body: PasswordBody,
        response: { 200: Authenticated },
      },
    },
    async (request, reply) =>
      answerSignedIn(scope, request, reply, await passwords.authenticate(request.body, deviceOf(request))),
  );

  api.post(
    "/passwords/strength_check",
    {
      config: { isLimited: "costly" },
      schema: {
        summary: "Judges a password before it is set",
        body: StrengthBody,
        response: { 200: Strength },
      },
    },
    async (request) => answer(request, await passwords.check(request.body, deviceOf(request))),
  );

  mailedResetRoutes(api, scope, passwords);
  resetRoutes(api, scope, passwords);
}

function mailedResetRoutes(api: Http, scope: ProviderScope, passwords: PasswordsService): void {
  const config = { isLimited: "always" } as const;

  api.post(
    "/passwords/email/reset/start",
    {
      config: { isLimited: "mails" },
      schema: {
        summary: "Mails a link to choose a new password",
        body: ResetStartBody,
        response: { 200: Done },
      },
    },
    async (request) => {
      await passwords.startReset(request.body, deviceOf(request));
      return answer(request, {});
    },
  );

  api.post(
    "/passwords/email/reset/check",
    {
      config: { isLimited: "strangers" },
      schema: {
        summary: "Whether a mailed link to choose a new password still works, in this browser",
        body: ResetCheckBody,
        response: { 200: ResetLink },
      },
    },
    async (request) => {
      const { link, isFirstProof } = await passwords.lookAtReset(request.body, deviceOf(request));
      return answer(request, { expires_at: link.expiresAt.toISOString(), is_first_proof: isFirstProof });
    },
  );

  api.post(
    "/passwords/email/reset",
    {
      config,
      schema: {
        summary: "Sets a new password by a mailed link",
        body: ResetBody,
        response: { 200: Authenticated },
      },
    },
    async (request, reply) =>
      answerSignedIn(scope, request, reply, await passwords.reset(request.body, deviceOf(request))),
  );
}

function resetRoutes(api: Http, scope: ProviderScope, passwords: PasswordsService): void {
  api.post(
    "/passwords/existing_password/reset",
    {
      config: { isLimited: "always" },
      schema: {
        summary: "Changes a password by the one before",
        body: ExistingPasswordResetBody,
        response: { 200: Authenticated },
      },
    },
    async (request, reply) =>
      answerSignedIn(scope, request, reply, await passwords.resetByExisting(request.body, deviceOf(request))),
  );

  api.post(
    "/passwords/session/reset",
    {
      config: { isLimited: "costly" },
      schema: {
        summary: "Sets the password of whoever is signed in",
        body: SessionResetBody,
        response: { 200: Authenticated },
      },
    },
    async (request, reply) =>
      answerSignedIn(scope, request, reply, await passwords.resetBySession(request.body, deviceOf(request))),
  );
}
