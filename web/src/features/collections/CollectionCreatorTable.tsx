import type { CollectionCreator, CollectionOrder, CollectionSort } from "@app/contract/collections/schemas";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { KeyboardEvent } from "react";
import { creatorFigure } from "#/lib/creator-figures.ts";
import { formatCount, formatMoney, formatPercent } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { Checkbox } from "#/ui/fields/Checkbox.tsx";
import { Cell, Head, Row, SortHead, Table } from "#/ui/table/Table.tsx";
import { editCreator } from "./collections.queries.ts";
import { directionOf, knownColumns, nextOrder, nextState, triageKey } from "./collections.rules.ts";
import type { KnownColumns } from "./collections.rules.ts";
import { CreatorTags } from "./CreatorTags.tsx";
import { CreatorNote, RemoveCreator, Triage } from "./CreatorControls.tsx";

interface CollectionCreatorTableProps {
  collectionId: string;
  creators: readonly CollectionCreator[];
  mayChange: boolean;
  /** Shows only the creators with this tag. */
  onTag: (tag: string) => void;
  sort: CollectionOrder | "added";
  onSort: (sort: CollectionOrder | "added") => void;
  /** Ids of those selected. */
  selected: ReadonlySet<string>;
  onSelect: (creatorIds: readonly string[], isSelected: boolean) => void;
}

/** A table from md on, cards below. S, P and N act on the row that has the focus. */
export function CollectionCreatorTable(props: CollectionCreatorTableProps) {
  const { collectionId, creators, mayChange, onTag, selected, onSelect } = props;
  const [noteOn, setNoteOn] = useState<string | null>(null);
  const seesPrices = useSeesPrices();
  const shared = {
    collectionId,
    mayChange,
    seesPrices,
    noteOn,
    onNote: setNoteOn,
    onTag,
    selected,
    onSelect,
  };
  const ids = creators.map(({ creatorId }) => creatorId);
  const known = knownColumns(creators);
  const head = (by: CollectionSort, label: string, className?: string) => (
    <SortHead
      numeric={by !== "name"}
      {...(className !== undefined && { className })}
      direction={directionOf(props.sort, by)}
      onSort={() => props.onSort(nextOrder(props.sort, by))}
    >
      {label}
    </SortHead>
  );
  return (
    <>
      <div className="max-md:hidden">
        <Table label="Creators in this collection">
          <thead>
            <tr>
              {mayChange && (
                <Head className="w-8">
                  <Checkbox
                    label="Select all on this page"
                    hideLabel
                    checked={ids.every((id) => selected.has(id))}
                    onChange={(isSelected) => onSelect(ids, isSelected)}
                  />
                </Head>
              )}
              {head("name", "Creator")}
              {known.followers && head("followers", "Followers")}
              {known.engagement && head("engagement", "Engagement", "max-lg:hidden")}
              {seesPrices && known.price && head("price", "Price")}
              <Head>Triage</Head>
              <Head>Note and tags</Head>
              {mayChange && (
                <Head>
                  <span className="sr-only">Remove</span>
                </Head>
              )}
            </tr>
          </thead>
          <tbody>
            {creators.map((creator) => (
              <CreatorRow key={creator.creatorId} creator={creator} known={known} {...shared} />
            ))}
          </tbody>
        </Table>
      </div>
      <ul className="md:hidden">
        {creators.map((creator) => (
          <CreatorCardItem key={creator.creatorId} creator={creator} known={known} {...shared} />
        ))}
      </ul>
    </>
  );
}

interface CreatorProps {
  collectionId: string;
  creator: CollectionCreator;
  mayChange: boolean;
  seesPrices: boolean;
  /** The creator whose note is being written. */
  noteOn: string | null;
  onNote: (creatorId: string | null) => void;
  onTag: (tag: string) => void;
  known: KnownColumns;
  selected: ReadonlySet<string>;
  onSelect: (creatorIds: readonly string[], isSelected: boolean) => void;
}

function CreatorRow(props: CreatorProps) {
  const { collectionId, creator, mayChange, seesPrices, onNote, known } = props;
  const isSelected = props.selected.has(creator.creatorId);

  function press(event: KeyboardEvent<HTMLTableRowElement>): void {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const action = mayChange && isPlain ? triageKey(event.key) : null;
    if (action === null) return;
    event.preventDefault();
    if (action === "select") props.onSelect([creator.creatorId], !isSelected);
    else if (action === "note") onNote(creator.creatorId);
    else void decide(collectionId, creator, action);
  }

  return (
    <Row onKeyDown={press} selected={isSelected}>
      {mayChange && (
        <Cell>
          <SelectOne {...props} />
        </Cell>
      )}
      <Cell>
        <CreatorCell
          name={creator.name}
          handle={creator.handle}
          platform={creator.platform}
          further={creator.further}
          link={linkTo(creator)}
        />
      </Cell>
      {known.followers && (
        <Cell numeric>
          <Figure
            value={formatCount(creator.followers)}
            source={creatorFigure(creator.creatorId, "followers")}
            label="Followers"
          />
        </Cell>
      )}
      {known.engagement && (
        <Cell numeric className="max-lg:hidden">
          <Figure
            value={formatPercent(creator.engagementRate)}
            source={creatorFigure(creator.creatorId, "engagementRate")}
            label="Engagement rate"
          />
        </Cell>
      )}
      {seesPrices && known.price && (
        <Cell numeric>
          <Figure
            value={priceText(creator)}
            source={creatorFigure(creator.creatorId, "price")}
            label="Price"
          />
        </Cell>
      )}
      <Cell>
        <Triage
          creator={creator}
          mayChange={mayChange}
          onChoose={(state) => void decide(collectionId, creator, state)}
        />
      </Cell>
      <Cell className="min-w-52 whitespace-normal">
        <span className="flex flex-wrap gap-x-3 gap-y-1">
          <CreatorNote {...props} />
          <CreatorTags {...props} />
        </span>
      </Cell>
      {mayChange && (
        <Cell>
          <RemoveCreator collectionId={collectionId} creator={creator} />
        </Cell>
      )}
    </Row>
  );
}

function CreatorCardItem(props: CreatorProps) {
  const { collectionId, creator, mayChange } = props;
  return (
    <li className="flex flex-col gap-3 border-line p-4 not-first:border-t">
      <div className="flex items-start gap-2">
        {mayChange && <SelectOne {...props} />}
        <span className="min-w-0 flex-1">
          <CreatorCell
            name={creator.name}
            handle={creator.handle}
            platform={creator.platform}
            further={creator.further}
            link={linkTo(creator)}
          />
        </span>
        {mayChange && <RemoveCreator collectionId={collectionId} creator={creator} />}
      </div>
      <CardFigures {...props} />
      <Triage
        creator={creator}
        mayChange={mayChange}
        onChoose={(state) => void decide(collectionId, creator, state)}
      />
      <CreatorNote {...props} />
      <CreatorTags {...props} />
    </li>
  );
}

/** What is known of anybody on the page. */
function CardFigures({ creator, known, seesPrices }: CreatorProps) {
  const { creatorId, followers, engagementRate } = creator;
  const figures = [
    known.followers && { name: "followers" as const, label: "Followers", value: formatCount(followers) },
    known.engagement && {
      name: "engagementRate" as const,
      label: "Engagement",
      value: formatPercent(engagementRate),
    },
    known.price && seesPrices && { name: "price" as const, label: "Price", value: priceText(creator) },
  ].filter((figure) => figure !== false);
  if (figures.length === 0) return null;
  return (
    <dl className="grid grid-cols-3 gap-2 text-sm">
      {figures.map(({ name, label, value }) => (
        <div key={name}>
          <dt className="text-xs text-fg-2">{label}</dt>
          <dd>
            <Figure value={value} label={label} source={creatorFigure(creatorId, name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SelectOne({ creator, selected, onSelect }: CreatorProps) {
  return (
    <Checkbox
      label={`Select ${creator.name ?? `@${creator.handle}`}`}
      hideLabel
      checked={selected.has(creator.creatorId)}
      onChange={(isSelected) => onSelect([creator.creatorId], isSelected)}
    />
  );
}

function linkTo({ creatorId }: CollectionCreator) {
  return (text: string) => (
    <Link to="/influencers/$creatorId" params={{ creatorId }} className="hover:underline">
      {text}
    </Link>
  );
}

function priceText({ price }: CollectionCreator): string {
  return price?.per ? `${formatMoney(price)} per ${price.per}` : formatMoney(price);
}

async function decide(
  collectionId: string,
  creator: CollectionCreator,
  chosen: CollectionCreator["state"],
): Promise<void> {
  try {
    await editCreator(collectionId, creator, { state: nextState(creator.state, chosen) });
  } catch {
    // The request has shown its own notification.
  }
}
