import type { CreatorProfile } from "@app/contract/discovery/creators";
import { filterText } from "#/features/discovery/filters/filter-words.ts";
import { Detail } from "./Detail.tsx";

/** What the team keeps of a creator, with its own fields; what is not known is left out. */
export function TeamDetails({ creator }: { creator: CreatorProfile }) {
  const { status, owner, agency, lastDeal, lastContact, code, fields } = creator;
  const known = Object.entries({
    Status: status === null ? null : filterText("status", status),
    Owner: owner,
    Agency: agency,
    "Last contact": lastContact,
    "Last deal": lastDeal,
    Code: code,
    ...fields,
  }).filter(([, text]) => text !== null);
  return known.map(([name, text]) => (
    <Detail key={name} name={name}>
      {text}
    </Detail>
  ));
}
