import { requireTypes } from "#/features/identity/client/checks.ts";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { object, text } from "#/features/identity/client/shapes.ts";

const readSent = object({ method_id: text });

interface CodeOptions {
  expiration_minutes?: number;
}

/** Codes by mail or message. Each `send` takes the secondary path while somebody is signed in, else the primary one. */
export const otps = (client: IdentityClient) => {
  function ways(channel: "email" | "sms" | "whatsapp", field: "email" | "phone_number") {
    const send = async (name: string, path: string, to: string, options: CodeOptions) => {
      requireTypes(`identity.otps.${channel}.${name}`, {
        [field]: ["string", to],
        expiration_minutes: ["optional number", options.expiration_minutes],
      });
      const call = {
        failure: "Failed to send one time passcode",
        path: `/otps/${channel}/${path}`,
        body: { [field]: to, ...options },
        guarded: true,
      };
      return (await client.ask("POST", call, readSent)).method_id;
    };
    return {
      /** @returns the id that the code is given back with. */
      send: (to: string, options: CodeOptions = {}) => send("send", `send/${client.way}`, to, options),
      loginOrCreate: (to: string, options: CodeOptions = {}) =>
        send("loginOrCreate", "login_or_create", to, options),
    };
  }

  return {
    email: ways("email", "email"),
    sms: ways("sms", "phone_number"),
    whatsapp: ways("whatsapp", "phone_number"),

    async authenticate(code: string, methodId: string) {
      requireTypes("identity.otps.authenticate", { code: ["string", code], method_id: ["string", methodId] });
      return client.signIn({
        failure: "Failed to authenticate token.",
        path: "/otps/authenticate",
        body: { token: code, method_id: methodId },
        guarded: true,
      });
    },
  };
};
