import { requireTypes } from "#/features/identity/client/checks.ts";
import type { IdentityClient, Invitation } from "#/features/identity/client/client.ts";
import { object, text } from "#/features/identity/client/shapes.ts";

const readSent = object({ method_id: text });

interface CodeOptions {
  expiration_minutes?: number;
  /** With an address. */
  invitation?: Invitation;
}

/** Codes by mail or message. Each `send` takes the secondary path while somebody is signed in, else the primary one. */
export const otps = (client: IdentityClient) => {
  function ways(channel: "email" | "sms" | "whatsapp") {
    const field = channel === "email" ? channel : "phone_number";
    const send = async (what: string, to: string, options?: CodeOptions) => {
      const call = {
        failure: "Failed to send one time passcode",
        path: `/otps/${channel}/${what}`,
        args: { [field]: to, ...options },
        guarded: true,
      };
      return (await client.ask("POST", call, readSent)).method_id;
    };
    return {
      /** @returns the id that the code is given back with. */
      send: (to: string, options?: CodeOptions) => send(`send/${client.way}`, to, options),
      loginOrCreate: (to: string, options?: CodeOptions) => send("login_or_create", to, options),
    };
  }

  return {
    email: ways("email"),
    sms: ways("sms"),
    whatsapp: ways("whatsapp"),

    async authenticate(code: string, method_id: string, invitation?: Invitation) {
      const path = "/otps/authenticate";
      requireTypes(path, { code });
      const args = { token: code, method_id, invitation };
      return client.signIn({ failure: "Failed to authenticate token.", path, args, guarded: true });
    },
  };
};
