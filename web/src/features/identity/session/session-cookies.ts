import { requireTypes } from "#/features/identity/client/checks.ts";

/** How the session's tokens are kept: by the server out of reach of scripts, or by us. */
export type CookieMode = "httponly" | "script";

/** The cookie that tells scripts that there is a session. */
export const MARKER = "herald_signed_in";
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

const USUAL: Required<CookieOptions> = {
  opaqueTokenCookieName: "stytch_session",
  jwtCookieName: "stytch_session_jwt",
  istCookieName: "stytch_intermediate_session_token",
  path: "/",
  domain: "",
};

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
    const asked = { ...USUAL, ...options };
    requireTypes("identity client", asked);
    // Where the server keeps the tokens it names the cookies, and the marker beside them.
    const { path, domain, ...names } = mode === "script" ? asked : USUAL;
    this.#document = document;
    this.#mode = mode;
    this.#session = names.opaqueTokenCookieName;
    this.#jwt = names.jwtCookieName;
    this.#intermediate = names.istCookieName;
    this.#place = `; Path=${path}${domain && `; Domain=${domain}`}`;
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
  write({ session, jwt, intermediate, expiresAt }: Tokens): void {
    if (this.#mode === "httponly") return;
    this.#write(this.#session, session, expiresAt);
    this.#write(this.#jwt, session && jwt, expiresAt);
    this.#write(this.#intermediate, session ? "" : intermediate, Date.now() + INTERMEDIATE_MS);
  }

  /** Of the session alone: another tab may have begun a half sign-in. */
  clear(): void {
    for (const name of [this.#session, this.#jwt, MARKER]) this.#write(name, "");
  }

  clearHalf(): void {
    this.#write(this.#intermediate, "");
  }

  #read(name: string): string | null {
    for (const pair of this.#document.cookie.split("; ")) {
      const at = pair.indexOf("=");
      if (pair.slice(0, at) === name) return pair.slice(at + 1) || null;
    }
    return null;
  }

  // An empty one is removed, where it is.
  #write(name: string, value: string, until: Date | number = 0): void {
    if (!value && this.#read(name) === null) return;
    const expires = new Date(value ? until : 0).toUTCString();
    this.#document.cookie = `${name}=${value}${this.#place}; Expires=${expires}${this.#rules}`;
  }
}
