import { identityPaths } from "@app/contract/identity/paths";
import { SignInChange, SignInSetting } from "@app/contract/identity/sign-in/settings";
import type { Http } from "#/platform/http/http.ts";
import type { SignInSettingsService } from "./sign-in-settings.service.ts";

const SERVER = { config: { access: "administrator of the server" } } as const;
const CHANGES_SERVER = { config: { ...SERVER.config, fresh: true } } as const;

/** How people sign in belongs to the server and not to a workspace. */
export function signInRoutes(http: Http, signIn: SignInSettingsService): void {
  http.get(
    identityPaths.signIn,
    {
      ...SERVER,
      schema: { summary: "How people sign in to this server", response: { 200: SignInSetting } },
    },
    ({ caller }) => signIn.read(caller),
  );

  http.patch(
    identityPaths.signIn,
    {
      ...CHANGES_SERVER,
      schema: {
        summary: "Changes how people sign in to this server",
        body: SignInChange,
        response: { 200: SignInSetting },
      },
    },
    ({ caller, body }) => signIn.change(caller, body),
  );
}
