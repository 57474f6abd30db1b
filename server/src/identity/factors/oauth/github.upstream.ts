import * as client from "openid-client";
import * as z from "zod/mini";
import type { OAuthProvider } from "#/platform/config/oauth-provider.ts";
import type { Arrival, Departure, OutsideIdentity, Upstream } from "./upstream.ts";
import { authorizationUrl, grant, outside, settled, textOf } from "./upstream.rules.ts";

const GITHUB = "https://github.com";
const GITHUB_API = "https://api.github.com";
const SCOPES = ["read:user", "user:email"];

const Person = z.object({
  id: z.number(),
  name: z.nullish(z.string()),
  login: z.string(),
  avatar_url: z.nullish(z.string()),
});
const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** GitHub, or a GitHub of one's own by its `issuer`: OAuth without an id token, so it is asked who somebody is. */
export class GithubUpstream implements Upstream {
  readonly #configuration: client.Configuration;
  readonly #api: string;

  constructor({ issuer, clientId, clientSecret }: OAuthProvider) {
    const base = (issuer ?? GITHUB).replace(/\/$/, "");
    this.#api = base === GITHUB ? GITHUB_API : `${base}/api/v3`;
    const server = {
      issuer: base,
      authorization_endpoint: `${base}/login/oauth/authorize`,
      token_endpoint: `${base}/login/oauth/access_token`,
    };
    this.#configuration = settled(new client.Configuration(server, clientId, clientSecret));
    if (base.startsWith("http:")) client.allowInsecureRequests(this.#configuration);
  }

  begin(departure: Departure): Promise<URL> {
    return Promise.resolve(authorizationUrl(this.#configuration, SCOPES, departure));
  }

  async finish(arrival: Arrival): Promise<OutsideIdentity> {
    const { access_token: token } = await grant(this.#configuration, arrival, {});
    const [person, emails] = await Promise.all([
      this.#read(token, "/user", Person),
      this.#read(token, "/user/emails", Emails),
    ]);
    const email = emails.find(({ primary, verified }) => primary && verified)?.email;
    return {
      subject: String(person.id),
      email: textOf(email).toLowerCase() || null,
      name: textOf(person.name ?? person.login),
      picture: textOf(person.avatar_url),
      locale: "",
    };
  }

  #read<T extends z.ZodMiniType>(token: string, path: string, shape: T): Promise<z.infer<T>> {
    return outside(async () => {
      const url = new URL(this.#api + path);
      const answer = await client.fetchProtectedResource(this.#configuration, token, url, "GET");
      return shape.parse(await answer.json());
    });
  }
}
