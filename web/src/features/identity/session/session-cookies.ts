/** How the session's tokens are kept: by the server out of reach of scripts, or by us. */
export type CookieMode = "httponly" | "script";

const SESSION = "stytch_session";
const SESSION_JWT = "stytch_session_jwt";
const INTERMEDIATE = "stytch_intermediate_session_token";
const MARKER = "herald_signed_in";
/** Specification section 9. */
const INTERMEDIATE_MS = 10 * 60_000;

export interface Tokens {
  session: string;
  jwt: string;
  /** Kept while a second factor is asked for; empty otherwise. */
  intermediate?: string;
  expiresAt: Date;
}

/** The cookies that scripts may see. In the httponly mode that is only the marker, which holds no secret. */
export class SessionCookies {
  readonly #document: Pick<Document, "cookie">;
  readonly #mode: CookieMode;
  readonly #isSecure: boolean;

  constructor(document: Pick<Document, "cookie">, mode: CookieMode, isSecure: boolean) {
    this.#document = document;
    this.#mode = mode;
    this.#isSecure = isSecure;
  }

  /** Whether a session may exist, so that a refresh is worth asking for. */
  mayHaveSession(): boolean {
    return this.#read(this.#mode === "httponly" ? MARKER : SESSION) !== null;
  }

  token(): string | null {
    return this.#mode === "script" ? this.#read(SESSION) : null;
  }

  /** With a session its cookies, with only an intermediate token that one for 10 minutes, with neither none. */
  write(tokens: Tokens): void {
    if (this.#mode === "httponly") return;
    if (tokens.session !== "") {
      this.#write(SESSION, tokens.session, tokens.expiresAt);
      this.#write(SESSION_JWT, tokens.jwt, tokens.expiresAt);
      this.#remove(INTERMEDIATE);
      return;
    }
    this.#remove(SESSION);
    this.#remove(SESSION_JWT);
    if (!tokens.intermediate) this.#remove(INTERMEDIATE);
    else this.#write(INTERMEDIATE, tokens.intermediate, new Date(Date.now() + INTERMEDIATE_MS));
  }

  clear(): void {
    for (const name of [SESSION, SESSION_JWT, INTERMEDIATE, MARKER]) this.#remove(name);
  }

  #read(name: string): string | null {
    for (const pair of this.#document.cookie.split("; ")) {
      const at = pair.indexOf("=");
      if (pair.slice(0, at) === name) return pair.slice(at + 1) || null;
    }
    return null;
  }

  #write(name: string, value: string, expires: Date): void {
    const secure = this.#isSecure ? "; Secure" : "";
    this.#document.cookie = `${name}=${value}; Path=/; Expires=${expires.toUTCString()}; SameSite=Lax${secure}`;
  }

  #remove(name: string): void {
    if (this.#read(name) !== null) this.#write(name, "", new Date(0));
  }
}
