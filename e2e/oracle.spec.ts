import { expect, test } from "@playwright/test";
import type { Browser } from "@playwright/test";
import { LONG } from "./inspection.ts";
import { LOGIN, mailServer } from "./mail-server.ts";
import { officialSdk, ourClient } from "./oracle/bundle.ts";
import { differencesOf } from "./oracle/compare.ts";
import { ALLOWED } from "./oracle/differences.ts";
import { play } from "./oracle/scenario.ts";
import { Stage } from "./oracle/stage.ts";
import type { Scenery } from "./oracle/stage.ts";
import { heraldWith } from "./own-herald.ts";
import { addDevice } from "./passkey-device.ts";
import { CLIENT, openIdProvider } from "./provider.ts";
import { textService } from "./text-service.ts";

const ADA = { sub: "ada-1", email: "ada@fern.com", name: "Ada Lund" };

/** Plays the scenario with one client, in a browser that knows nothing. */
async function run(browser: Browser, scenery: Scenery, script: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  const body = `<!doctype html><title>Oracle</title><script>${script.replaceAll("</script", "<\\/script")}</script>`;
  await page.route(
    ({ pathname }) => ["/oracle", "/authenticate"].includes(pathname),
    (route) => route.fulfill({ contentType: "text/html", body }),
  );
  // The app itself, which a provider outside leads back to, does nothing here.
  await page.route("**/assets/**", (route) => route.abort());
  await addDevice(page);
  const stage = new Stage(page, scenery);
  await stage.open("a page is opened");
  await play(stage);
  const steps = await stage.finish();
  await context.close();
  return { steps, origins };
}

test(
  "the official SDK and our client say the same to our provider, but for what is listed with a reason",
  LONG,
  async ({ browser }) => {
    const [mails, texts, outside] = await Promise.all([mailServer(), textService(), openIdProvider(ADA)]);
    const provider = {
      id: "gitlab",
      name: "GitLab",
      issuer: outside.issuer,
      ...CLIENT,
      scopes: ["read:user"],
    };
    const herald = await heraldWith({
      SESSION_COOKIES: "script",
      SIGN_UP: "open",
      USER_SEARCH: "open",
      CAPTCHA: "never",
      // Each part of the scenario comes from an address of its own, so that no limit is met.
      TRUSTED_PROXY: "127.0.0.1,::1",
      OAUTH_PROVIDERS: JSON.stringify([provider]),
      SMTP_URL: `smtp://${LOGIN.user}:${LOGIN.password}@127.0.0.1:${mails.port}?from=herald@fern.com`,
      SMS_WEBHOOK: texts.address,
      WHATSAPP_WEBHOOK: texts.address,
    });
    const { base, publicToken } = herald;
    const scenery = { base, publicToken, mailsTo: mails.textsTo, textsTo: texts.to };
    try {
      const sdk = await run(
        browser,
        { ...scenery, who: "sdk", phone: "+4915112345001" },
        await officialSdk(),
      );
      const ours = await run(
        browser,
        { ...scenery, who: "ours", phone: "+4915112345002" },
        await ourClient(),
      );

      expect(differencesOf(sdk.steps, ours.steps)).toEqual(ALLOWED);
      // Refused alike is no proof that it works.
      const signIns = ours.steps.filter(({ name }) => name.endsWith("signs in"));
      expect(signIns.length).toBeGreaterThan(8);
      expect(signIns.filter(({ outcome }) => outcome !== "done")).toEqual([]);
      expect(
        [...sdk.origins, ...ours.origins].filter((origin) => ![base, outside.issuer].includes(origin)),
      ).toEqual([]);
    } finally {
      await herald.stop();
      texts.stop();
      outside.stop();
      await mails.stop();
    }
  },
);
