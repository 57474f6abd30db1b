import type { Dependencies } from "#/platform/dependencies.ts";
import type { Http } from "#/platform/http/http.ts";
import { ErasureService } from "./erasure.service.ts";
import type { ErasedElsewhere } from "./erasure.service.ts";
import { ObjectionsService } from "./objections.service.ts";
import { privacyRoutes } from "./privacy.routes.ts";

/** What creators may ask for: to be kept out, to get what is stored of them, to be erased. */
export function createPrivacy(
  { db, clock, images, secrets }: Dependencies,
  { elsewhere }: { elsewhere: ErasedElsewhere },
) {
  const objections = new ObjectionsService({ db, clock, key: secrets.pepper });
  const erasure = new ErasureService({ db, clock, images, objections, elsewhere });
  return { objections, routes: (http: Http) => privacyRoutes(http, objections, erasure) };
}
