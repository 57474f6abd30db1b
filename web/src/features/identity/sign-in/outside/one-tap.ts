import type { IdentityClient } from "#/features/identity/client/client.ts";
import { PairStore } from "#/features/identity/client/pkce.ts";
import { object, text, truth } from "#/features/identity/client/shapes.ts";
import { landingUrl } from "#/features/identity/client/calls/landing-url.ts";

const readReply = object({ success: truth });
const readStarted = object({ payload: object({ credential: text, oauthCallbackId: text }) });
const readSubmitted = object({ payload: object({ redirect_url: text }) });
const readFailed = object({ error: text });

/** The window of Google's frame on this page. */
export type Frame = Pick<Window, "postMessage">;

/** Google's frame: it asks Google, and trades the answer for the page that ends the sign-in. */
export const oneTap = (client: IdentityClient) => ({
  /** @returns the page to go to. @throws Error with the reason, such as oauth_config_not_found. */
  async authenticate(frame: Frame, to?: string): Promise<string> {
    const { payload } = readStarted(await ask(frame, "oneTapStart", { publicToken: client.publicToken }));
    const { code_challenge } = await new PairStore(client).renew("oauth");
    const landing = landingUrl(to);
    const submitted = await ask(frame, "oneTapSubmit", {
      ...payload,
      loginRedirectURL: landing,
      signupRedirectURL: landing,
      codeChallenge: code_challenge,
    });
    return readSubmitted(submitted).payload.redirect_url;
  },
});

/** One question to the frame, answered on a port of its own. */
function ask(frame: Frame, method: string, args: object): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise<unknown>((done, failed) => {
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (readReply(data).success) done(data);
      else failed(new Error(readFailed(data).error));
    });
  });
  port1.start();
  frame.postMessage({ method, args }, window.location.origin, [port2]);
  return reply.finally(() => port1.close());
}
