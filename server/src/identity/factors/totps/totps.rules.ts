import { encodeQR } from "qr";
import { Secret, TOTP } from "otpauth";

const ISSUER = "Herald";
const PERIOD_S = 30;
const SECRET_BYTES = 20;
/** Codes of the step before and after count too, since clocks differ. */
const WINDOW = 1;

/** A new secret, 160 bits. */
export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

/** How an authenticator app takes a secret: typed, and as a picture to photograph. */
export function enrolment(secret: Buffer, label: string): { secret: string; qrCode: string } {
  const totp = totpOf(secret, label);
  // Black on white also where the page is dark: apps read nothing else.
  const svg = encodeQR(totp.toString(), "svg", { ecc: "medium", border: 4 }).replace(
    /(<svg[^>]*>)/u,
    '$1<rect width="100%" height="100%" fill="#fff"/>',
  );
  const qrCode = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  return { secret: totp.secret.base32, qrCode };
}

/** The half minute that a code is for; null for a wrong code. */
export function stepOf(secret: Buffer, typed: string, now: Date): number | null {
  const token = typed.replaceAll(/[\s-]/gu, "");
  if (!/^\d{6}$/u.test(token)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret, "").validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

function totpOf(secret: Buffer, label: string): TOTP {
  const bytes = new Uint8Array(secret);
  return new TOTP({
    issuer: ISSUER,
    label: label || ISSUER,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_S,
    secret: new Secret({ buffer: bytes.buffer }),
  });
}
