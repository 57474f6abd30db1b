import type { CollectionCreator, TriageState, Vote } from "@app/contract/collections/schemas";
import { Link } from "@tanstack/react-router";
import { creatorFigure } from "#/lib/creator-figures.ts";
import { formatCount, formatMoney, formatPercent } from "#/lib/format.ts";
import { imageUrl } from "#/lib/workspace.ts";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import type { TableColumn } from "#/ui/table/columns.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import type { KnownColumns } from "./collections.rules.ts";
import { CreatorNote, RemoveCreator, Triage } from "./CreatorControls.tsx";
import { CreatorTags } from "./CreatorTags.tsx";
import { Votes } from "./Votes.tsx";

export interface CollectionTableContext {
  collectionId: string;
  mayChange: boolean;
  seesPrices: boolean;
  known: KnownColumns;
  /** The creator whose note is being written. */
  noteOn: string | null;
  onNote: (creatorId: string | null) => void;
  /** Shows only the creators with this tag. */
  onTag: (tag: string) => void;
  onDecide: (creator: CollectionCreator, state: TriageState) => void;
  onVote: (creator: CollectionCreator, vote: Vote | null) => void;
}

type Column = TableColumn<CollectionCreator>;

/** Columns of which nobody has a value are left out. */
export function collectionColumns(context: CollectionTableContext): Column[] {
  const { mayChange, seesPrices, known, collectionId } = context;
  const columns: (Column | false)[] = [
    {
      id: "name",
      label: "Creator",
      fixed: "start",
      sort: "answer",
      cell: (creator) => <Name creator={creator} />,
    },
    known.followers && FOLLOWERS,
    known.engagement && ENGAGEMENT,
    known.price && seesPrices && PRICE,
    {
      id: "state",
      label: "Triage",
      sort: "answer",
      orders: ["Shortlisted first", "Passed over first"],
      cell: (creator) => (
        <Triage
          creator={creator}
          mayChange={mayChange}
          onChoose={(state) => context.onDecide(creator, state)}
        />
      ),
    },
    (mayChange || known.votes) && {
      id: "votes",
      label: "Votes",
      sort: "answer",
      first: "descending",
      orders: ["Most against first", "Most for first"],
      cell: (creator) => (
        <Votes creator={creator} mayVote={mayChange} onVote={(vote) => context.onVote(creator, vote)} />
      ),
    },
    {
      id: "note",
      label: "Note and tags",
      sort: "answer",
      cellClass: "min-w-52 whitespace-normal",
      cell: (creator) => (
        <span className="flex flex-wrap gap-x-3 gap-y-1">
          <CreatorNote {...context} creator={creator} />
          <CreatorTags {...context} creator={creator} />
        </span>
      ),
    },
    mayChange && {
      id: "remove",
      label: "Remove",
      fixed: "end",
      isBare: true,
      cell: (creator) => <RemoveCreator collectionId={collectionId} creator={creator} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

const FOLLOWERS: Column = {
  id: "followers",
  label: "Followers",
  numeric: true,
  sort: "answer",
  cell: ({ creatorId, followers }) => (
    <Figure value={formatCount(followers)} source={creatorFigure(creatorId, "followers")} label="Followers" />
  ),
};

const ENGAGEMENT: Column = {
  id: "engagement",
  label: "Engagement",
  numeric: true,
  sort: "answer",
  cell: ({ creatorId, engagementRate }) => (
    <Figure
      value={formatPercent(engagementRate)}
      source={creatorFigure(creatorId, "engagementRate")}
      label="Engagement rate"
    />
  ),
};

const PRICE: Column = {
  id: "price",
  label: "Price",
  numeric: true,
  sort: "answer",
  cell: ({ creatorId, price }) => (
    <Figure
      value={price?.per ? `${formatMoney(price)} per ${price.per}` : formatMoney(price)}
      source={creatorFigure(creatorId, "price")}
      label="Price"
    />
  ),
};

function Name({ creator }: { creator: CollectionCreator }) {
  const { creatorId, name, handle, platform, further, imageId } = creator;
  return (
    <CreatorCell
      name={name}
      handle={handle}
      platform={platform}
      image={imageId ? imageUrl(imageId) : null}
      further={further}
      link={linkTo(creatorId)}
    />
  );
}

function linkTo(creatorId: string) {
  return (text: string) => (
    <Link to="/influencers/$creatorId" params={{ creatorId }} className="hover:underline">
      {text}
    </Link>
  );
}
