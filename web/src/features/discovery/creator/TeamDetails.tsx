import type { CreatorProfile } from "@app/contract/discovery/creators";
import { formatMoney } from "#/lib/format.ts";
import { statusText } from "#/features/discovery/filters/word-case.ts";
import { Detail } from "./Detail.tsx";
import { ownFields } from "./own-fields.rules.ts";

/** What the team keeps of a creator, with its own fields; what is not known is left out. */
export function TeamDetails({ creator }: { creator: CreatorProfile }) {
  const { status, owner, client, agency, lastDeal, lastContact, lastFee, feePaid, code } = creator;
  const { sources } = creator;
  const known = [
    detail("Status", status === null ? null : statusText(status), sources["status"]),
    detail("Owner", owner),
    detail("Client", client?.name ?? null, sources["client"]),
    detail("Agency", agency),
    detail("Last contact", lastContact, sources["lastContact"]),
    detail("Last deal", lastDeal, sources["lastDeal"]),
    detail("Last fee", lastFee && formatMoney(lastFee), sources["lastFee"]),
    detail("Fee paid", feePaid && formatMoney(feePaid), sources["feePaid"]),
    detail("Code", code),
    ...ownFields(creator).map(({ name, text }) => detail(name, text)),
  ].filter(({ text }) => text !== null);
  return known.map(({ name, text, source }) => (
    <Detail key={name} name={name}>
      {text}
      {source !== undefined && <span className="ml-2 text-fg-2">{source}</span>}
    </Detail>
  ));
}

/** @param source the campaign that tells it, where no table and no person does. */
function detail(name: string, text: string | null, source?: string) {
  return { name, text, source };
}
