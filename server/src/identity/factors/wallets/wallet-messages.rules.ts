import type { SiweParams } from "@app/contract/identity/wallets";
import { isOneLine } from "@app/contract/identity/names";
import { invalidInput } from "#/platform/errors.ts";

const MINUTE_MS = 60_000;
/** A wallet is asked and answers within this. Chosen by us. */
export const WALLET_MS = 5 * MINUTE_MS;
const CHAIN = /^[1-9]\d{0,14}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;
const REQUEST_ID = /^[\w.~-]*$/;
const STATEMENT = "Sign in to Herald.";

export interface WalletMessage {
  address: string;
  nonce: string;
  now: Date;
  /** Pages of this server. */
  origins: ReadonlySet<string>;
  baseUrl: string;
}

/**
 * What an Ethereum wallet is asked to sign (EIP-4361): for this server, once, for a few minutes.
 * @throws `request.invalid` for what is not of this server, not of now, or no such message.
 */
export function ethereumMessage(message: WalletMessage, wishes: SiweParams = {}): string {
  const { now } = message;
  const issuedAt = timeOf("issued_at", wishes.issued_at) ?? now;
  if (Math.abs(issuedAt.getTime() - now.getTime()) > WALLET_MS)
    throw refused("issued_at", "The clock of this device is wrong by minutes");
  const notBefore = timeOf("not_before", wishes.not_before);
  if (notBefore && notBefore > now) throw refused("not_before", "A sign-in begins now");
  const chain = wishes.chain_id ?? "1";
  if (!CHAIN.test(chain)) throw refused("chain_id", "A chain is a whole number");
  const id = wishes.message_request_id;
  if (id !== undefined && !REQUEST_ID.test(id))
    throw refused("message_request_id", "Letters and digits only");
  const resources = (wishes.resources ?? []).map((resource) => ownUri("resources", resource, message));
  return text(message, "Ethereum", {
    uri: ownUri("uri", wishes.uri ?? message.baseUrl, message),
    statement: statementOf(wishes.statement),
    chain,
    issuedAt,
    rest: [
      ...(notBefore ? [`Not Before: ${notBefore.toISOString()}`] : []),
      ...(id === undefined ? [] : [`Request ID: ${id}`]),
      ...(resources.length > 0 ? ["Resources:", ...resources.map((resource) => `- ${resource}`)] : []),
    ],
  });
}

/** The same for a Solana wallet. */
export function solanaMessage(message: WalletMessage): string {
  return text(message, "Solana", {
    uri: message.baseUrl,
    statement: STATEMENT,
    chain: "mainnet",
    issuedAt: message.now,
    rest: [],
  });
}

function text(
  { address, nonce, now }: WalletMessage,
  chainName: string,
  said: { uri: string; statement: string; chain: string; issuedAt: Date; rest: string[] },
): string {
  return [
    `${new URL(said.uri).host} wants you to sign in with your ${chainName} account:`,
    address,
    "",
    said.statement,
    "",
    `URI: ${said.uri}`,
    "Version: 1",
    `Chain ID: ${said.chain}`,
    `Nonce: ${nonce}`,
    `Issued At: ${said.issuedAt.toISOString()}`,
    `Expiration Time: ${new Date(now.getTime() + WALLET_MS).toISOString()}`,
    ...said.rest,
  ].join("\n");
}

function ownUri(field: string, wanted: string, { origins }: WalletMessage): string {
  const url = URL.parse(wanted);
  if (url && origins.has(url.origin) && url.username === "" && isOneLine(wanted)) return wanted;
  throw refused(field, "Only pages of this server");
}

function statementOf(wanted: string | undefined): string {
  if (wanted === undefined) return STATEMENT;
  if (wanted.trim() !== "" && isOneLine(wanted)) return wanted;
  throw refused("statement", "One line");
}

function timeOf(field: string, wanted: string | undefined): Date | null {
  if (wanted === undefined) return null;
  const time = new Date(wanted);
  if (TIME.test(wanted) && !Number.isNaN(time.getTime())) return time;
  throw refused(field, "A time such as 2026-11-02T09:00:00Z");
}

function refused(field: string, message: string) {
  return invalidInput(`siwe_params.${field}`, message);
}
