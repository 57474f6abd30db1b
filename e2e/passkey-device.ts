import type { Page } from "@playwright/test";

/** A device that holds passkeys and whose owner always agrees, as far as the browser can see. */
export async function addDevice(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable", { enableUI: false });
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
