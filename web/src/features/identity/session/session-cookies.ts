import { requireTypes } from "#/features/identity/client/checks.ts";

/** How the session's tokens are kept: by the server out of reach of scripts, or by us. */
export type CookieMode = "httponly" | "script";

const MARKER = "herald_signed_in";
/** Specification section 9. */
const INTERMEDIATE_MS = 10 * 60_000;

/** Names and place of the cookies that scripts write, as the hosted provider's own client takes them. */
export interface CookieOptions {
  opaqueTokenCookieName?: string;
  jwtCookieName?: string;
  istCookieName?: string;
  path?: string;
  domain?: string;
}

export interface Tokens {
  session: string;
  jwt: string;
  /** Kept while a second factor is asked for; empty otherwise. */
  intermediate: string;
  expiresAt: Date;
}

/** The cookies that scripts may see. In the httponly mode that is only the marker, which holds no secret. */
export class SessionCookies {
  readonly #document: Pick<Document, "cookie">;
  readonly #mode: CookieMode;
  readonly #session: string;
  readonly #jwt: string;
  readonly #intermediate: string;
  readonly #place: string;
  readonly #rules: string;

  /** @throws UsageError for an option that is no text. */
  constructor(
    document: Pick<Document, "cookie">,
    mode: CookieMode,
    isSecure: boolean,
    options: CookieOptions = {},
  ) {
    for (const [name, value] of Object.entries(options))
      requireTypes("identity client", { [name]: ["optional string", value] });
    const { opaqueTokenCookieName, jwtCookieName, istCookieName, path, domain } = options;
    this.#document = document;
    this.#mode = mode;
    this.#session = opaqueTokenCookieName ?? "stytch_session";
    this.#jwt = jwtCookieName ?? "stytch_session_jwt";
    this.#intermediate = istCookieName ?? "stytch_intermediate_session_token";
    this.#place = `; Path=${path ?? "/"}${domain === undefined ? "" : `; Domain=${domain}`}`;
    this.#rules = `; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  }

  /** Whether a session may exist, so that a refresh is worth asking for. */
  mayHaveSession(): boolean {
    return this.#read(this.#mode === "httponly" ? MARKER : this.#session) !== null;
  }

  token(): string | null {
    return this.#mode === "script" ? this.#read(this.#session) : null;
  }

  intermediateToken(): string | null {
    return this.#mode === "script" ? this.#read(this.#intermediate) : null;
  }

  /** With a session its cookies, with only an intermediate token that one for 10 minutes, with neither none. */
  write(tokens: Tokens): void {
    if (this.#mode === "httponly") return;
    if (tokens.session !== "") {
      this.#write(this.#session, tokens.session, tokens.expiresAt);
      this.#write(this.#jwt, tokens.jwt, tokens.expiresAt);
      this.#remove(this.#intermediate);
      return;
    }
    this.#remove(this.#session);
    this.#remove(this.#jwt);
    if (tokens.intermediate === "") this.#remove(this.#intermediate);
    else this.#write(this.#intermediate, tokens.intermediate, new Date(Date.now() + INTERMEDIATE_MS));
  }

  clear(): void {
    for (const name of [this.#session, this.#jwt, this.#intermediate, MARKER]) this.#remove(name);
  }

  #read(name: string): string | null {
    for (const pair of this.#document.cookie.split("; ")) {
      const at = pair.indexOf("=");
      if (pair.slice(0, at) === name) return pair.slice(at + 1) || null;
    }
    return null;
  }

  #write(name: string, value: string, expires: Date): void {
    this.#document.cookie = `${name}=${value}${this.#place}; Expires=${expires.toUTCString()}${this.#rules}`;
  }

  #remove(name: string): void {
    if (this.#read(name) !== null) this.#write(name, "", new Date(0));
  }
}
