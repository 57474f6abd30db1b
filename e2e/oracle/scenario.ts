import { Secret, TOTP } from "otpauth";
import type { Stage } from "./stage.ts";
import { ethereumWallet, solanaWallet } from "./wallets.ts";

const PASSWORD = "lantern orchid gravel 71";
const STEP_MS = 30_000;
const NO_ORGANIZATION = "organization-live-3f0b7c1e-6a52-4c7d-9f0e-2b1d5c8a4e90";

/** Every way in, and what goes wrong on each; the page has a device that holds passkeys. */
export async function play(stage: Stage): Promise<void> {
  for (const part of [
    sessionsAndPasswords,
    resets,
    links,
    codes,
    apps,
    passkeys,
    wallets,
    searches,
    outside,
  ]) {
    await stage.leave();
    await part(stage);
  }
}

async function sessionsAndPasswords(stage: Stage): Promise<void> {
  const email = stage.email("pat");
  await stage.ask("a weak password is judged", "strength", "abc", email);
  await stage.ask("a session is renewed by nobody", "refresh");
  await stage.ask("a weak password is refused", "createPassword", email, "abc");
  await stage.ask("an account is made by password", "createPassword", email, PASSWORD);
  await stage.ask("a session is renewed", "refresh");
  await stage.ask("the own user is read", "readUser");
  await stage.ask("the own user is changed", "updateUser", { theme: "dark" });
  await stage.open("a page is opened while somebody is signed in");
  await stage.ask("a session is ended", "revoke");
  await stage.ask("a wrong password is refused", "authenticatePassword", email, `${PASSWORD}2`);
  await stage.ask("a password signs in", "authenticatePassword", email, PASSWORD);
  await stage.ask("a wrong password beside a session is refused", "authenticatePassword", email, "wrong");
  await stage.ask("the session is ended", "revoke");
  await stage.forgeSession();
  await stage.ask("an unknown session is refused", "refresh");
}

async function resets(stage: Stage): Promise<void> {
  const email = stage.email("rita");
  await stage.ask("an account is made by password", "createPassword", email, PASSWORD);
  await stage.ask("a password is changed by the session", "resetBySession", `${PASSWORD} two`);
  await stage.ask(
    "a password is changed by the one before",
    "resetByExisting",
    email,
    `${PASSWORD} two`,
    `${PASSWORD} three`,
  );
  await stage.ask("the session is ended", "revoke");
  await stage.ask("a link to reset is asked for", "startReset", email);
  const token = await stage.mailedToken(email);
  await stage.ask("a weak password does not reset", "resetByEmail", token, "abc");
  await stage.ask("a mailed link resets the password", "resetByEmail", token, `${PASSWORD} four`);
  await stage.ask("a used link does not reset again", "resetByEmail", token, `${PASSWORD} five`);
}

async function links(stage: Stage): Promise<void> {
  const email = stage.email("lena");
  await stage.ask("a link for somebody new is mailed", "loginOrCreateByLink", email);
  const first = await stage.mailedToken(email);
  await stage.ask("a mailed link signs in", "authenticateLink", first);
  await stage.ask("a used link is refused", "authenticateLink", first);
  await stage.ask("a link is mailed while somebody is signed in", "sendLink", stage.email("lena.second"));
  const second = await stage.mailedToken(stage.email("lena.second"));
  await stage.ask("a link adds an address", "authenticateLink", second);
  const user = await stage.ask("the own user is read", "readUser");
  await stage.ask("an address is taken away", "remove", "emails", user?.emails[1]?.email_id ?? "");
  await stage.ask("the session is ended", "revoke");
  await stage.ask("a link is mailed to somebody known", "sendLink", email);
  await stage.ask("a link signs in somebody known", "authenticateLink", await stage.mailedToken(email));
}

async function codes(stage: Stage): Promise<void> {
  const email = stage.email("cora");
  const phone = stage.phone;
  const byMail = await stage.ask("a code for somebody new is mailed", "loginOrCreateByCode", "email", email);
  const code = await stage.mailedCode(email);
  const wrong = code === "000000" ? "000001" : "000000";
  await stage.ask("a wrong code is refused", "authenticateCode", wrong, byMail ?? "");
  await stage.ask("a mailed code signs in", "authenticateCode", code, byMail ?? "");
  const byText = await stage.ask("a code is texted while somebody is signed in", "sendCode", "sms", phone);
  await stage.ask(
    "a texted code adds a number",
    "authenticateCode",
    await stage.textedCode(phone),
    byText ?? "",
  );
  await stage.ask("the session is ended", "revoke");
  const again = await stage.ask("a code is texted to somebody known", "loginOrCreateByCode", "sms", phone);
  await stage.ask("a texted code signs in", "authenticateCode", await stage.textedCode(phone), again ?? "");
  const user = await stage.ask("the own user is read", "readUser");
  await stage.ask(
    "a number is taken away",
    "remove",
    "phone_numbers",
    user?.phone_numbers[0]?.phone_id ?? "",
  );
  await stage.ask("the session is ended", "revoke");
  const sent = await stage.ask("a code is mailed to somebody known", "sendCode", "email", email);
  await stage.ask(
    "a code signs in somebody known",
    "authenticateCode",
    await stage.mailedCode(email),
    sent ?? "",
  );
  await stage.ask("the session is ended", "revoke");
  const toApp = await stage.ask("a code is sent by WhatsApp", "loginOrCreateByCode", "whatsapp", phone);
  await stage.ask(
    "a code by WhatsApp signs in",
    "authenticateCode",
    await stage.textedCode(phone),
    toApp ?? "",
  );
}

async function apps(stage: Stage): Promise<void> {
  const email = stage.email("tilda");
  await stage.ask("an account is made by password", "createPassword", email, PASSWORD);
  const sent = await stage.ask("a code is mailed to the own address", "sendCode", "email", email);
  await stage.ask("the code proves it", "authenticateCode", await stage.mailedCode(email), sent ?? "");
  const app = await stage.ask("an app is added", "createApp");
  const totp = new TOTP({ secret: Secret.fromBase32(app?.secret ?? "") });
  const code = (steps: number) => totp.generate({ timestamp: Date.now() + steps * STEP_MS });
  const first = code(0);
  await stage.ask("a code of the app proves it", "authenticateApp", first);
  await stage.ask("the same code does not again", "authenticateApp", first);
  const fresh = await stage.ask("recovery codes are made anew", "newRecoveryCodes");
  await stage.ask("a recovery code from before is refused", "recover", app?.recovery_codes[0] ?? "");
  await stage.ask("a recovery code stands in for the app", "recover", fresh?.[0] ?? "");
  await stage.ask("the session is ended", "revoke");
  await stage.ask("a password alone is half a sign-in with an app", "authenticatePassword", email, PASSWORD);
  await stage.ask("the code of the app is the other half", "authenticateApp", code(1));
  await stage.leave();
  await stage.ask("an account is made by password", "createPassword", stage.email("tom"), PASSWORD);
  const other = await stage.ask("an app is added", "createApp");
  const second = new TOTP({ secret: Secret.fromBase32(other?.secret ?? "") });
  await stage.ask("a code of the app proves it", "authenticateApp", second.generate());
  const user = await stage.ask("the own user is read", "readUser");
  await stage.ask("an app is taken away", "remove", "totps", user?.totps[0]?.totp_id ?? "");
}

async function passkeys(stage: Stage): Promise<void> {
  await stage.ask("an account is made by password", "createPassword", stage.email("paula"), PASSWORD);
  await stage.ask("a passkey is added", "registerPasskey");
  const user = await stage.ask("the own user is read", "readUser");
  const id = user?.webauthn_registrations[0]?.webauthn_registration_id ?? "";
  await stage.ask("a passkey is named", "renamePasskey", id, "Laptop");
  await stage.ask("a passkey proves who is signed in", "authenticatePasskey");
  await stage.ask("the session is ended", "revoke");
  await stage.ask("a passkey signs in", "authenticatePasskey");
  await stage.ask("the only proved way in is not taken away", "remove", "webauthn_registrations", id);
}

async function wallets(stage: Stage): Promise<void> {
  const wallet = solanaWallet();
  const ethereum = ethereumWallet();
  const siwe = await stage.ask("a wallet of Ethereum is asked", "startWallet", ethereum.address, "ethereum");
  const signed = ethereum.sign(siwe ?? "");
  await stage.ask(
    "a wallet of Ethereum signs in",
    "authenticateWallet",
    ethereum.address,
    "ethereum",
    signed,
  );
  await stage.ask(
    "its used challenge is refused",
    "authenticateWallet",
    ethereum.address,
    "ethereum",
    signed,
  );
  await stage.ask("the session is ended", "revoke");
  const challenge = await stage.ask("a wallet is asked", "startWallet", wallet.address, "solana");
  const signature = wallet.sign(challenge ?? "");
  await stage.ask("a wallet signs in", "authenticateWallet", wallet.address, "solana", signature);
  await stage.ask("a used challenge is refused", "authenticateWallet", wallet.address, "solana", signature);
  const again = await stage.ask("a wallet is asked again", "startWallet", wallet.address, "solana");
  const proof = wallet.sign(again ?? "");
  await stage.ask("a wallet proves who is signed in", "authenticateWallet", wallet.address, "solana", proof);
  const user = await stage.ask("the own user is read", "readUser");
  const id = user?.crypto_wallets[0]?.crypto_wallet_id ?? "";
  await stage.ask("the only way in is not taken away", "remove", "crypto_wallets", id);
}

async function searches(stage: Stage): Promise<void> {
  const email = stage.email("sam");
  await stage.ask("somebody new is searched for", "searchUser", email);
  await stage.ask("an account is made by password", "createPassword", email, PASSWORD);
  await stage.ask("somebody known is searched for", "searchUser", email);
  await stage.ask(
    "a member is searched for where there is no organization",
    "searchMember",
    email,
    NO_ORGANIZATION,
  );
}

async function outside(stage: Stage): Promise<void> {
  const token = await stage.leaveFor("somebody leaves for a provider outside, and comes back");
  await stage.begin("the page is opened with a token");
  await stage.ask("a provider outside signs in", "authenticateOAuth", token);
  await stage.ask("a used token is refused", "authenticateOAuth", token);
  const user = await stage.ask("the own user is read", "readUser");
  const id = user?.providers[0]?.oauth_user_registration_id ?? "";
  await stage.ask("an account outside is taken away", "remove", "oauth", id);
}
