import type { EmailPattern } from "@app/contract/identity/email";
import type { OAuthProvider } from "#/platform/config/oauth-provider.ts";
import type { SignUpPolicy } from "@app/contract/identity/schemas";
import type { SignInValues } from "@app/contract/identity/sign-in/settings";
import type { TextChannel } from "@app/contract/identity/texts";
import type { TextEndpoint } from "./texts/text-service.rules.ts";

/** What identity needs of the configuration and of the secrets of the data directory. */
export interface IdentitySettings {
  /** An origin, without a slash at the end. */
  baseUrl: string;
  /** Where mails lead whom none of their links lets in. */
  signInPage: string;
  /** Null binds both loopback families. */
  host: string | null;
  sessionCookies: "httponly" | "script";
  signUp: SignUpPolicy;
  emailPattern: EmailPattern;
  /** `strict`: only colleagues of a person learn that their address has an account. */
  userSearch: "strict" | "open";
  /** As far as nobody has set them on screen, or the environment has. */
  signIn: SignInValues;
  /** How many kinds of characters a password that is set must have. */
  passwordKindsMin: number;
  oauthProviders: readonly OAuthProvider[];
  /** Names of the settings that the environment fixes. */
  fixed: ReadonlySet<string>;
  /** The mail server of the environment. */
  smtpUrl: string | null;
  /** Services of the environment that send messages to phones. */
  texts: Readonly<Record<TextChannel, TextEndpoint | null>>;
  /** What phone numbers begin with that get SMS; empty for all. */
  smsPrefixes: readonly string[];
  publicToken: string;
  /** Origin of a hosted provider in the place of the embedded one; null without. */
  hostedUrl: string | null;
  /** Ids of the providers behind it. */
  hostedOAuth: readonly string[];
  /** Mixed into password hashes, limiter keys and the seal of signing keys. */
  pepper: string;
}
