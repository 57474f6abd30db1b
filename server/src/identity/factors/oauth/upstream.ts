/** Who somebody is for a provider. */
export interface OutsideIdentity {
  /** Of the provider, never of ours: an address may change hands there, a subject does not. */
  subject: string;
  /** Only one that the provider says was proved. */
  email: string | null;
  name: string;
  picture: string;
  locale: string;
  /** When they last proved there who they are, in seconds since 1970; absent where the provider does not say. */
  provedAt?: number | undefined;
}

/** What a sign-in at a provider begins with. */
export interface Departure {
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
  scopes: readonly string[];
  /** Passed on as they are. */
  parameters: Readonly<Record<string, string>>;
}

/** What comes back: the whole address that was called. */
export interface Arrival {
  url: URL;
  state: string;
  nonce: string;
  verifier: string;
}

/** A provider outside where people sign in. */
export interface Upstream {
  /** The page to send somebody to. @throws `identity.oauth_provider_unreachable`. */
  begin(departure: Departure): Promise<URL>;
  /** @throws `identity.oauth_denied`, `identity.oauth_provider_unreachable`. */
  finish(arrival: Arrival): Promise<OutsideIdentity>;
}
