import { Browser } from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

type Answer = Awaited<ReturnType<Browser["call"]>>;

/** A browser whose scripts keep the token of the session, and send it in the header. */
export class ScriptBrowser extends Browser {
  readonly #publicToken: string;
  #token = "";

  constructor(app: IdentityApp) {
    super(app);
    this.#publicToken = app.publicToken;
  }

  override async call(...[method, path, body, headers = {}]: Parameters<Browser["call"]>): Promise<Answer> {
    const authorization = `Basic ${btoa(`${this.#publicToken}:${this.#token || this.#publicToken}`)}`;
    const answer = await super.call(method, path, body, { authorization, ...headers });
    const given = answer.json.data?.["session_token"];
    if (typeof given !== "string" || given === "") return answer;
    this.#token = given;
    this.cookies.set("stytch_session", given);
    return answer;
  }
}
