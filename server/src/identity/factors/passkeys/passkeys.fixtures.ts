import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import * as z from "zod/mini";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const Options = z.object({ challenge: z.string() });

interface Change {
  origin?: string;
  domain?: string;
  /** Whether the person was asked for a finger or a code. */
  isVerified?: boolean;
  counter?: number;
  /** Of whom the device says that the passkey is; it says nothing of itself. */
  userHandle?: string;
  /** Whether it was asked within a page of somebody else. */
  crossOrigin?: boolean;
}

/** A device that holds one passkey, as far as the server can see it. */
export class SoftAuthenticator {
  readonly id = randomBytes(32).toString("base64url");
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  #counter = 0;

  /** The answer to a registration, as a browser hands it on. */
  create(options: unknown, change: Change = {}): string {
    const credential = Buffer.from(this.id, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credential.length);
    const data = Buffer.concat([
      this.#data(change, HAS_CREDENTIAL),
      Buffer.alloc(16),
      length,
      credential,
      this.#coseKey(),
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.from([0xa0]),
      cborText("authData"),
      cborBytes(data),
    ]);
    return this.#answer({
      clientDataJSON: clientData("webauthn.create", options, change).toString("base64url"),
      attestationObject: attestationObject.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** The answer to a sign-in. */
  get(options: unknown, change: Change = {}): string {
    this.#counter = change.counter ?? this.#counter + 1;
    const data = this.#data(change, 0);
    const client = clientData("webauthn.get", options, change);
    const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
    return this.#answer({
      clientDataJSON: client.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: sign("sha256", signed, this.#keys.privateKey).toString("base64url"),
      ...(change.userHandle !== undefined && { userHandle: change.userHandle }),
    });
  }

  #answer(response: object): string {
    const { id } = this;
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }

  #data({ domain = "localhost", isVerified = true }: Change, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const all = PRESENT | (isVerified ? VERIFIED : 0) | flags;
    return Buffer.concat([createHash("sha256").update(domain).digest(), Buffer.from([all]), counter]);
  }

  /** { kty: EC2, alg: ES256, crv: P-256, x, y } */
  #coseKey(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, "base64url")),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, "base64url")),
    ]);
  }
}

function clientData(
  type: string,
  options: unknown,
  { origin = "http://localhost:4870", crossOrigin = false }: Change,
): Buffer {
  const { challenge } = Options.parse(options);
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from(head), bytes]);
}
