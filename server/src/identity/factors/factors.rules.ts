import type { AuthenticationFactor } from "@app/contract/identity/provider";
import { wireId } from "#/identity/users/users.rules.ts";

export function passwordFactor(now: Date): AuthenticationFactor {
  return { type: "password", delivery_method: "knowledge", last_authenticated_at: now.toISOString() };
}

export function emailFactor(emailId: string, email: string, now: Date): AuthenticationFactor {
  return {
    type: "magic_link",
    delivery_method: "email",
    last_authenticated_at: now.toISOString(),
    email_factor: { email_id: wireId("email", emailId), email_address: email },
  };
}
