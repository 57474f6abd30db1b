/**
 * What the frame may load: this server, and Google only where it is set up.
 * @param google its origin, which also serves its script.
 */
export function framePolicy(google: string | null): string {
  const gsi = google === null ? [] : [`${new URL(google).origin}/gsi/`];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...gsi].join(" "),
    ["connect-src 'self'", ...gsi].join(" "),
    ...(gsi.length > 0 ? [`frame-src ${gsi.join(" ")}`, `style-src ${gsi.join(" ")} 'unsafe-inline'`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** @param google its origin, from where the script of the page loads Google's own; null where it is not set up. */
export function framePage(google: string | null): string {
  const origin = google === null ? "" : new URL(google).origin;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in with Google</title><script src="/v1/public/oauth/google/onetap/frame.js" data-google="${origin}"></script></html>`;
}

/**
 * The page around it asks by a message with a port: {method, args}, and hears {success, payload} or {success, error} on
 * it. oneTapStart shows Google's prompt and gives what it answers; oneTapSubmit trades that for the page to go to.
 */
export const FRAME_SCRIPT = `"use strict";
const BASE = "/v1/public/oauth/google/onetap";
const GOOGLE = document.currentScript.dataset.google;
const fail = (reason) => { throw new Error(reason); };
const read = async (answer) => {
  const body = await answer.json().catch(() => ({}));
  return answer.ok ? body : fail(body.error_type || "unexplained");
};
const cookie = (name) => {
  const pair = document.cookie.split("; ").find((each) => each.startsWith(name + "="));
  return pair ? pair.slice(name.length + 1) : "";
};
const load = (src) => new Promise((done, failed) => {
  const script = document.createElement("script");
  script.src = src;
  script.onload = done;
  script.onerror = () => failed(new Error("script_not_loaded"));
  document.head.append(script);
});
const METHODS = {
  async oneTapStart({ publicToken, scriptUrl }) {
    const begun = await read(await fetch(BASE + "/start?public_token=" + encodeURIComponent(publicToken)));
    if (!begun.google_client_id) fail("oauth_config_not_found");
    await load(scriptUrl || GOOGLE + "/gsi/client");
    const credential = await new Promise((done, failed) => {
      google.accounts.id.initialize({
        client_id: begun.google_client_id,
        nonce: begun.nonce,
        callback: (answer) => done(answer.credential),
      });
      google.accounts.id.prompt((moment) => {
        const closed = moment.isSkippedMoment && moment.isSkippedMoment();
        const dismissed = moment.isDismissedMoment && moment.isDismissedMoment();
        const hidden = moment.isNotDisplayed && moment.isNotDisplayed();
        if (hidden) failed(new Error(moment.getNotDisplayedReason()));
        else if (closed) failed(new Error("skipped"));
        else if (dismissed && moment.getDismissedReason() !== "credential_returned") failed(new Error("dismissed"));
      });
    });
    return { credential, oauthCallbackId: begun.oauth_callback_id };
  },
  async oneTapSubmit({ credential, oauthCallbackId, loginRedirectURL, signupRedirectURL, codeChallenge }) {
    const answer = await read(await fetch("/v1/oauth/callback/" + encodeURIComponent(oauthCallbackId), {
      method: "POST",
      headers: { "content-type": "application/json", "x-stytch-oauth-type": "google-one-tap" },
      body: JSON.stringify({
        id_token: credential,
        stytch_csrf_token: cookie("stytch_csrf_private_token"),
        login_redirect_url: loginRedirectURL,
        signup_redirect_url: signupRedirectURL,
        code_challenge: codeChallenge,
      }),
    }));
    return { redirect_url: answer.redirect_url };
  },
};
addEventListener("message", (event) => {
  const port = event.ports[0];
  const method = event.origin === location.origin && event.data && METHODS[event.data.method];
  if (!port || !method || !Object.hasOwn(METHODS, event.data.method)) return;
  method(event.data.args || {}).then(
    (payload) => port.postMessage({ success: true, payload }),
    (error) => port.postMessage({ success: false, error: error.message }),
  );
});
`;
