import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { IncomingMessage, ServerResponse } from "node:http";
import { newPair } from "#/identity/identity.fixtures.ts";
import { BASE } from "#/identity/provider/redirects.fixtures.ts";
import { listen } from "./oauth.fixtures.ts";

const CLIENT = { clientId: "com.fern.herald", clientSecret: "a-signed-secret" };
const CALLBACK = `${BASE}/v1/oauth/callback/apple/form`;

export type AppleDouble = Awaited<ReturnType<typeof startApple>>;

/**
 * As Apple answers: by a form, with a name beside the token and the first time only, an address that it relays, and
 * truth as a text. It has no profile and no userinfo.
 */
export async function startApple(claims: Record<string, unknown>) {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" };
  let asked = new URLSearchParams();
  let visits = 0;
  const issuer = await listen((request, response) => void answer(request, response));
  const entry = { id: "apple", name: "Apple", issuer, ...CLIENT, responseMode: "form_post" };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const json = (body: object, status = 200) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.url === "/keys") return json({ keys: [jwk] });
    if (request.url !== "/token") return json(discovery(issuer));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const isRight =
      form.get("client_secret") === CLIENT.clientSecret &&
      form.get("redirect_uri") === CALLBACK &&
      newPair(form.get("code_verifier") ?? "").challenge === asked.get("code_challenge");
    if (!isRight) return json({ error: "invalid_grant" }, 400);
    const id_token = await new SignJWT({ nonce: asked.get("nonce"), ...claims })
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .setIssuer(issuer)
      .setAudience(CLIENT.clientId)
      .setIssuedAt()
      .setExpirationTime("5 minutes")
      .sign(privateKey);
    json({ access_token: "a", token_type: "bearer", expires_in: 3600, id_token });
  }

  /** What its page sends once somebody has agreed. @throws Error with what Apple shows instead. */
  function agree(address: string): URLSearchParams {
    asked = new URL(address).searchParams;
    const scopes = (asked.get("scope") ?? "").split(" ");
    if (!scopes.every((scope) => ["openid", "email", "name"].includes(scope)))
      throw new Error("invalid_scope");
    if (asked.get("response_mode") !== "form_post") throw new Error("response_mode must be form_post");
    if (asked.get("redirect_uri") !== CALLBACK) throw new Error("invalid redirect_uri");
    visits += 1;
    const user = { name: { firstName: "Ada", lastName: "Lund" }, email: claims["email"] };
    return new URLSearchParams({
      code: "c0de",
      state: asked.get("state") ?? "",
      ...(visits === 1 && { user: JSON.stringify(user) }),
    });
  }

  return { entry, agree };
}

function discovery(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ["code"],
    response_modes_supported: ["query", "fragment", "form_post"],
    subject_types_supported: ["pairwise"],
    id_token_signing_alg_values_supported: ["RS256"],
    scopes_supported: ["openid", "email", "name"],
    token_endpoint_auth_methods_supported: ["client_secret_post"],
  };
}
