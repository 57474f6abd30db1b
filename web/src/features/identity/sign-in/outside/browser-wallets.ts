/** A wallet that the browser has, as far as it is asked. */
export interface BrowserWallet {
  type: "ethereum" | "solana";
  /** On the button. */
  name: string;
  /** Has the wallet ask its person. @returns the address that they chose. */
  connect: () => Promise<string>;
  /** Has the wallet ask for a signature of `address` over a message. */
  sign: (address: string, message: string) => Promise<string>;
}

interface Ethereum {
  request: (asked: { method: string; params?: unknown[] }) => Promise<unknown>;
}
interface Solana {
  connect: () => Promise<{ publicKey: { toString: () => string } }>;
  signMessage: (message: Uint8Array) => Promise<{ signature: Uint8Array }>;
}

declare global {
  interface Window {
    /** EIP-1193. */
    ethereum?: Ethereum;
    solana?: Solana;
  }
}

/** The wallets of this browser; most have none. */
export function walletsHere(): BrowserWallet[] {
  const { ethereum, solana } = window;
  return [...(ethereum ? [ofEthereum(ethereum)] : []), ...(solana ? [ofSolana(solana)] : [])];
}

function ofEthereum(wallet: Ethereum): BrowserWallet {
  return {
    type: "ethereum",
    name: "an Ethereum wallet",
    async connect() {
      const accounts = await wallet.request({ method: "eth_requestAccounts" });
      return Array.isArray(accounts) ? String(accounts[0] ?? "") : "";
    },
    sign: async (address, message) =>
      String(await wallet.request({ method: "personal_sign", params: [toHex(message), address] })),
  };
}

function ofSolana(wallet: Solana): BrowserWallet {
  return {
    type: "solana",
    name: "a Solana wallet",
    connect: async () => String((await wallet.connect()).publicKey),
    async sign(_address, message) {
      const { signature } = await wallet.signMessage(new TextEncoder().encode(message));
      return btoa(String.fromCodePoint(...signature));
    },
  };
}

const DENIED = 4001;

/** What a wallet's own failure means; null for a failure of something else. */
export function walletProblem(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return error.code === DENIED
    ? "The wallet was closed without signing. Try again when you are ready."
    : "The wallet did not answer. Open it, then try again.";
}

function toHex(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, "0"));
  return `0x${bytes.join("")}`;
}
