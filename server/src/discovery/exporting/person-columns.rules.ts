import { namesMoney, WITHHELD } from "#/platform/http/price-texts.ts";
import { mayBePrice } from "#/discovery/creators/own-fields.rules.ts";
import type { OwnField } from "#/discovery/discovery.tables.ts";
import { ownHeader } from "#/discovery/imports/reading/columns/own-columns.ts";
import type { CreatorRow } from "#/discovery/creators/creators.rows.store.ts";
import { feeText, listText, ownText } from "./sheet-cells.rules.ts";
import type { SheetColumn, SheetCreator } from "./sheet-columns.ts";

interface PersonColumn {
  header: string;
  isBasic?: boolean;
  cell: (person: CreatorRow) => string | null;
}

export function nameColumns(): SheetColumn[] {
  return [{ header: "Name", isBasic: true, cell: ({ person }, turn) => (turn === 0 ? person.name : null) }];
}

/** What is known of a creator on whatever platform: only the first row says it. */
export function personColumns(creators: readonly SheetCreator[], seesPrices: boolean): SheetColumn[] {
  const columns: PersonColumn[] = [
    { header: "Country", isBasic: true, cell: ({ country }) => country },
    { header: "City", cell: ({ city }) => city },
    { header: "Language", cell: ({ language }) => language },
    { header: "Gender", cell: ({ gender }) => gender },
    { header: "E-mail", isBasic: true, cell: ({ email }) => email },
    { header: "Phone", cell: ({ phone }) => phone },
    { header: "Address", cell: ({ address }) => address },
    { header: "Status", cell: ({ status }) => status?.replaceAll("_", " ") ?? null },
    { header: "Owner", cell: ({ owner }) => owner },
    { header: "Client", cell: ({ client }) => client },
    { header: "Agency", cell: ({ agency }) => agency },
    { header: "Code", cell: ({ code }) => code },
    { header: "Last contact", cell: (person) => person.last_contact_on },
    { header: "Last deal", cell: (person) => person.last_deal_on },
    ...(seesPrices ? FEES : []),
    { header: "Creator notes", cell: ({ notes }) => withheld(notes, seesPrices) },
    { header: "Creator tags", cell: ({ tags }) => listText(tags) },
    ...ownColumns(creators, seesPrices),
  ];
  return columns.map(({ header, isBasic = false, cell }) => ({
    header,
    isBasic,
    cell: ({ person }, turn) => (turn === 0 ? cell(person) : null),
  }));
}

const FEES: readonly PersonColumn[] = [
  { header: "Last fee", cell: (person) => feeText(person.last_fee) },
  { header: "Fee paid", cell: (person) => feeText(person.fee_paid) },
];

/** Fields of the workspace's own, each with its kind in the header, for a few cells may not show it. */
function ownColumns(creators: readonly SheetCreator[], seesPrices: boolean): PersonColumn[] {
  const kinds = new Map<string, OwnField["kind"]>();
  for (const { person } of creators) {
    for (const [name, { kind }] of Object.entries(person.fields)) {
      if ((kinds.get(name) ?? "text") === "text") kinds.set(name, kind);
    }
  }
  return [...kinds]
    .filter(([, kind]) => seesPrices || kind !== "money")
    .map(([name, kind]) => ({
      header: ownHeader({ name, kind }),
      cell: ({ fields }) => {
        const field = fields[name];
        if (!field) return null;
        return mayBePrice(field) && !seesPrices ? WITHHELD : ownText(field);
      },
    }));
}

function withheld(text: string | null, seesPrices: boolean): string | null {
  return text !== null && !seesPrices && namesMoney(text) ? WITHHELD : text;
}
