import * as z from "zod/mini";
import { Done } from "./provider.ts";

/**
 * Beyond the hosted contract: arithmetic that a browser does before it tries again. The proof is the challenge, a dot and
 * a number such that the SHA-256 of the whole begins with so many zero bits.
 */
export const CaptchaChallenge = z.object({
  data: z.extend(Done.shape.data, { challenge: z.string(), zero_bits: z.number() }),
});
