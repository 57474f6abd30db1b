import { CaptchaChallenge } from "@app/contract/identity/captcha";
import type { Http } from "#/platform/http/http.ts";
import { answer } from "#/identity/provider/provider-scope.ts";
import type { CaptchaService } from "./captcha.service.ts";
import { ZERO_BITS } from "./proofs.rules.ts";

/** Beyond the hosted contract: what a browser proves that it has worked on. */
export function captchaRoutes(api: Http, captcha: CaptchaService): void {
  api.post(
    "/captcha/challenges",
    { schema: { summary: "Arithmetic to do before a try", response: { 200: CaptchaChallenge } } },
    (request) => answer(request, { challenge: captcha.challenge(), zero_bits: ZERO_BITS }),
  );
}
