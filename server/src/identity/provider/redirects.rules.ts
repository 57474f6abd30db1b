import { localPath } from "@app/contract/identity/local-path";
import { AppError } from "#/platform/errors.ts";

const LANDING = "/authenticate";

type Way = "magic_link" | "oauth";

/**
 * The address that a mailed link or a provider leads back to: the landing page of this server, with a local path to go
 * on to when asked for. Only that page is on the allow-list, and `to` is the only parameter it may carry.
 * @throws `identity.no_match_for_provided_…_url` for any other address.
 */
export function landingUrl(baseUrl: string, wanted: string | undefined, way: Way = "magic_link"): URL {
  const landing = new URL(LANDING, baseUrl);
  if (wanted === undefined) return landing;
  const url = URL.parse(wanted);
  if (!url || wanted !== url.href || wanted.split("?")[0] !== landing.href) throw notOnTheList(way);
  const parameters = [...url.searchParams];
  const [first] = parameters;
  if (!first) return landing;
  const to = first[0] === "to" && parameters.length === 1 ? localPath(first[1]) : null;
  if (to === null) throw notOnTheList(way);
  landing.searchParams.set("to", to);
  return landing;
}

/** The link of a mail, an invitation or an administrator: `{landing}?stytch_token_type=…&token=…`. */
export function linkTo(landing: URL, type: string, token: string): string {
  const url = new URL(landing);
  url.searchParams.set("stytch_token_type", type);
  url.searchParams.set("token", token);
  return url.href;
}

const notOnTheList = (way: Way) =>
  new AppError({
    code: `identity.no_match_for_provided_${way}_url`,
    status: 400,
    detail: "Links open only the /authenticate page of this server.",
  });
