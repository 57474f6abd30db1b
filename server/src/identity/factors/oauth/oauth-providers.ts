import type { Clock } from "#/platform/clock.ts";
import type { OAuthProvider } from "#/platform/config/oauth-provider.ts";
import type { SignInSettingsService } from "#/identity/sign-in/sign-in-settings.service.ts";
import { GithubUpstream } from "./github.upstream.ts";
import { oauthConfigNotFound } from "./oauth.errors.ts";
import { OidcUpstream } from "./oidc.upstream.ts";
import type { Upstream } from "./upstream.ts";

interface Known {
  provider: OAuthProvider;
  upstream: Upstream;
}

/** The providers that are set up, each asked in its own way. */
export class OAuthProviders {
  readonly #known: ReadonlyMap<string, Known>;
  readonly #signIn: Pick<SignInSettingsService, "isOffered">;

  constructor(
    providers: readonly OAuthProvider[],
    clock: Clock,
    signIn: Pick<SignInSettingsService, "isOffered">,
  ) {
    this.#signIn = signIn;
    this.#known = new Map(
      providers.map((provider) => [
        provider.id,
        {
          provider,
          upstream:
            provider.type === "github" ? new GithubUpstream(provider) : new OidcUpstream(provider, clock),
        },
      ]),
    );
  }

  /** @throws `identity.oauth_config_not_found`, also while signing in there is switched off. */
  async require(id: string): Promise<Known> {
    const known = this.#known.get(id);
    if (!known || !(await this.#signIn.isOffered("oauth"))) throw oauthConfigNotFound();
    return known;
  }
}

/** What buttons show of the providers that are set up. */
export function shownProviders(providers: readonly OAuthProvider[]): { id: string; name: string }[] {
  return providers.map(({ id, name }) => ({
    id,
    name: name ?? `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`,
  }));
}
