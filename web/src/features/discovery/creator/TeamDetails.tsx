import type { CreatorProfile } from "@app/contract/discovery/creators";
import { formatMoney } from "#/lib/format.ts";
import { filterText } from "#/features/discovery/filters/filter-words.ts";
import { Detail } from "./Detail.tsx";

/** What the team keeps of a creator, with its own fields; what is not known is left out. */
export function TeamDetails({ creator }: { creator: CreatorProfile }) {
  const { status, owner, client, agency, lastDeal, lastContact, lastFee, feePaid, code, fields } = creator;
  const known = Object.entries({
    Status: status === null ? null : filterText("status", status),
    Owner: owner,
    Client: client?.name ?? null,
    Agency: agency,
    "Last contact": lastContact,
    "Last deal": lastDeal,
    "Last fee": lastFee && formatMoney(lastFee),
    "Fee paid": feePaid && formatMoney(feePaid),
    Code: code,
    ...fields,
  }).filter(([, text]) => text !== null);
  return known.map(([name, text]) => (
    <Detail key={name} name={name}>
      {text}
    </Detail>
  ));
}
