/** What is kept of each kind of factor, beside its subject and its secret. */
export interface FactorDetails {
  /** Its subject is the number in E.164. */
  phone_number: Record<string, never>;
  /** Its subject is the person: each has one. */
  totp: {
    /** The step of the last code, which works once; null before the first. */
    lastStep: number | null;
    /** Until when the first code must have come; absent once it has. */
    endsAt?: string;
    /** Until when a proof of the mailbox takes it away, since it was called lost. */
    lostUntil?: string;
  };
  /** Its subject is the provider and who signs in there. */
  oauth: {
    provider: string;
    providerSubject: string;
    /** The proved address there, for people to tell accounts apart: it opens nothing. Absent in rows of before. */
    email?: string | null;
    picture: string;
    locale: string;
  };
  /** Its subject is the id of the credential. */
  webauthn_registration: {
    name: string;
    domain: string;
    userAgent: string;
    authenticatorType: string;
    /** COSE key, base64url. */
    publicKey: string;
    counter: number;
    transports: string[];
  };
  /** Its subject is the type and the address. */
  crypto_wallet: { type: "ethereum" | "solana"; address: string };
  /** Its subject is the person. SHA-256 of those that nobody has used, in hex. */
  recovery_codes: { hashes: string[] };
}

/** A factor of a person without its secret. */
export type UserFactor = {
  [Kind in keyof FactorDetails]: {
    id: string;
    kind: Kind;
    subject: string;
    details: FactorDetails[Kind];
    verified: boolean;
  };
}[keyof FactorDetails];

/** The factors by which alone somebody comes in. The others are asked for after one of these, or after an address. */
const PRIMARY: readonly UserFactor["kind"][] = [
  "phone_number",
  "oauth",
  "webauthn_registration",
  "crypto_wallet",
];

/** Whether somebody comes in by this factor alone. */
export function isWayIn({ kind, verified }: UserFactor): boolean {
  return verified && PRIMARY.includes(kind);
}

/** The factors of one kind, with what is kept of it. */
export function factorsOf<Kind extends UserFactor["kind"]>(
  factors: readonly UserFactor[],
  kind: Kind,
): Extract<UserFactor, { kind: Kind }>[] {
  return factors.filter((factor): factor is Extract<UserFactor, { kind: Kind }> => factor.kind === kind);
}
