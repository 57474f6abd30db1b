import type { CollectionCreator } from "@app/contract/collections/schemas";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { KeyboardEvent } from "react";
import { creatorFigure } from "#/lib/creator-figures.ts";
import { formatCount, formatMoney, formatPercent } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { editCreator } from "./collections.queries.ts";
import { nextState, triageKey } from "./collections.rules.ts";
import { CreatorTags } from "./CreatorTags.tsx";
import { CreatorNote, RemoveCreator, Triage } from "./CreatorControls.tsx";

interface CollectionCreatorTableProps {
  collectionId: string;
  creators: readonly CollectionCreator[];
  mayChange: boolean;
  /** Shows only the creators with this tag. */
  onTag: (tag: string) => void;
}

/** A table from md on, cards below. S, P and N act on the row that has the focus. */
export function CollectionCreatorTable(props: CollectionCreatorTableProps) {
  const { collectionId, creators, mayChange, onTag } = props;
  const [noteOn, setNoteOn] = useState<string | null>(null);
  const seesPrices = useSeesPrices();
  const shared = { collectionId, mayChange, seesPrices, noteOn, onNote: setNoteOn, onTag };
  return (
    <>
      <div className="max-md:hidden">
        <Table label="Creators in this collection">
          <thead>
            <tr>
              <Head>Creator</Head>
              <Head numeric>Followers</Head>
              <Head numeric className="max-lg:hidden">
                Engagement
              </Head>
              {seesPrices && <Head numeric>Price</Head>}
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
              <CreatorRow key={creator.creatorId} creator={creator} {...shared} />
            ))}
          </tbody>
        </Table>
      </div>
      <ul className="md:hidden">
        {creators.map((creator) => (
          <CreatorCardItem key={creator.creatorId} creator={creator} {...shared} />
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
}

function CreatorRow(props: CreatorProps) {
  const { collectionId, creator, mayChange, seesPrices, onNote } = props;

  function press(event: KeyboardEvent<HTMLTableRowElement>): void {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const action = mayChange && isPlain ? triageKey(event.key) : null;
    if (action === null) return;
    event.preventDefault();
    if (action === "note") onNote(creator.creatorId);
    else void decide(collectionId, creator, action);
  }

  return (
    <Row onKeyDown={press}>
      <Cell>
        <CreatorCell
          name={creator.name}
          handle={creator.handle}
          platform={creator.platform}
          further={creator.further}
          link={linkTo(creator)}
        />
      </Cell>
      <Cell numeric>
        <Figure
          value={formatCount(creator.followers)}
          source={creatorFigure(creator.creatorId, "followers")}
          label="Followers"
        />
      </Cell>
      <Cell numeric className="max-lg:hidden">
        <Figure
          value={formatPercent(creator.engagementRate)}
          source={creatorFigure(creator.creatorId, "engagementRate")}
          label="Engagement rate"
        />
      </Cell>
      {seesPrices && (
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
  const { collectionId, creator, mayChange, seesPrices } = props;
  return (
    <li className="flex flex-col gap-3 border-line p-4 not-first:border-t">
      <div className="flex items-start justify-between gap-2">
        <CreatorCell
          name={creator.name}
          handle={creator.handle}
          platform={creator.platform}
          further={creator.further}
          link={linkTo(creator)}
        />
        {mayChange && <RemoveCreator collectionId={collectionId} creator={creator} />}
      </div>
      <dl className="grid grid-cols-3 gap-2 text-sm">
        <div>
          <dt className="text-xs text-fg-2">Followers</dt>
          <dd>
            <Figure
              value={formatCount(creator.followers)}
              source={creatorFigure(creator.creatorId, "followers")}
            />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-fg-2">Engagement</dt>
          <dd>
            <Figure
              value={formatPercent(creator.engagementRate)}
              source={creatorFigure(creator.creatorId, "engagementRate")}
            />
          </dd>
        </div>
        {seesPrices && (
          <div>
            <dt className="text-xs text-fg-2">Price</dt>
            <dd>
              <Figure value={priceText(creator)} source={creatorFigure(creator.creatorId, "price")} />
            </dd>
          </div>
        )}
      </dl>
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
