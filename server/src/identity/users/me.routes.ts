import { identityPaths } from "@app/contract/identity/paths";
import { Me, Preferences, PreferencesChange } from "@app/contract/identity/schemas";
import type { Http } from "#/platform/http/http.ts";
import type { MeService } from "./me.service.ts";

export function meRoutes(http: Http, me: MeService): void {
  http.get(
    identityPaths.me,
    { schema: { summary: "Who is signed in, and in which workspaces", response: { 200: Me } } },
    (request) => me.read(request.caller),
  );

  http.put(
    identityPaths.preferences,
    {
      config: { access: "person" },
      schema: {
        summary: "Changes what a person has set for themselves; only what is given",
        body: PreferencesChange,
        response: { 200: Preferences },
      },
    },
    (request) => me.changePreferences(request.caller, request.body),
  );
}
