import type { Campaign } from "@app/contract/campaigns/schemas";
import { platformLabel } from "@app/contract/platforms";
import { POST_FIGURE_LABELS } from "@app/contract/results/post-figures";
import type { PostFigureName } from "@app/contract/results/post-figures";
import { moneySource, postFigureSource } from "@app/contract/results/sources";
import { formatDay } from "#/lib/day-text.ts";
import { formatCount, formatMoney, UNKNOWN } from "#/lib/format.ts";
import type { TableColumn } from "#/ui/table/columns.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { ContentActions } from "./ContentActions.tsx";
import { ContentState } from "./ContentState.tsx";
import { mainMoney } from "./content.rules.ts";
import type { ContentLine } from "./content.rules.ts";

interface ContentTableContext {
  campaign: Campaign;
  takenAt: string;
  mayChange: boolean;
  seesPrices: boolean;
}

type Column = TableColumn<ContentLine>;

const FIGURES: readonly PostFigureName[] = ["views", "impressions", "likes", "comments", "shares", "saves"];

export const CONTENT_SORTABLE = ["piece", "state", ...FIGURES, "cpm"];

/** Pieces with what came of them; a figure that no post of the campaign has is left out. */
export function contentColumns(lines: readonly ContentLine[], context: ContentTableContext): Column[] {
  const { campaign, seesPrices, mayChange } = context;
  const known = FIGURES.filter((name) =>
    lines.some(({ piece: { post } }) => (post?.[name] ?? null) !== null),
  );
  const columns: (Column | false)[] = [
    PIECE,
    STATE,
    ...known.map(figureColumn),
    seesPrices &&
      lines.some(({ piece: { post } }) => post !== null) && {
        id: "cpm",
        label: "Per 1,000 views",
        numeric: true,
        sort: ({ figures }) => (figures && mainMoney(figures, campaign)?.cpm) ?? null,
        cell: (line) => line.piece.post && <CreatorCpm {...context} line={line} />,
      },
    mayChange && {
      id: "actions",
      label: "Actions",
      fixed: "end",
      isBare: true,
      numeric: true,
      cell: (line) => <ContentActions campaign={campaign} line={line} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

const PIECE: Column = {
  id: "piece",
  label: "Piece",
  fixed: "start",
  sort: ({ name, label }) => `${name} ${label}`,
  cellClass: "max-md:whitespace-normal",
  cell: ({ name, label, piece: { post, creator, platform, dueOn, liveOn } }) => (
    <>
      <span className="block font-medium">{name}</span>
      <span className="block text-xs text-fg-2">
        {label}, {platformLabel(platform)} {creator && creator.platform === platform && `@${creator.handle}`}
        {post === null && dueOn !== null && `, draft due ${formatDay(dueOn)}`}
        {post === null && liveOn && `, live ${formatDay(liveOn)}`}
      </span>
    </>
  ),
};

const STATE: Column = {
  id: "state",
  label: "State",
  orders: ["Earliest first", "Latest first"],
  sort: ({ piece: { post, dueOn, liveOn } }) => post?.postedAt ?? liveOn ?? dueOn ?? null,
  cellClass: "py-1.5",
  cell: (line) => <ContentState line={line} />,
};

function figureColumn(name: PostFigureName): Column {
  const label = POST_FIGURE_LABELS[name];
  return {
    id: name,
    label,
    numeric: true,
    sort: ({ piece: { post } }) => post?.[name] ?? null,
    cell: ({ piece: { post }, name: creator, label: piece }) =>
      post && (
        <Figure
          value={formatCount(post[name])}
          source={postFigureSource(name, post)}
          label={`${label} of ${piece} of ${creator}`}
        />
      ),
  };
}

/** A fee is for all that a creator owes, so the cost of 1,000 views is one for all posts of the creator. */
function CreatorCpm({
  campaign,
  line: { figures, name },
  takenAt,
}: Pick<ContentTableContext, "campaign" | "takenAt"> & { line: ContentLine }) {
  const money = figures && mainMoney(figures, campaign);
  if (!figures) return <span className="text-fg-2">{UNKNOWN}</span>;
  const cpm = money?.cpm ?? null;
  const value = cpm === null || !money ? null : { amount: Math.round(cpm), currency: money.currency };
  return (
    <Figure
      value={formatMoney(value)}
      label={`Cost per 1,000 views of ${name}`}
      source={{
        ...moneySource("cpm", money, { figures, takenAt }),
        note: "Over all posts of the creator for the campaign: the cost is for all of them.",
      }}
    />
  );
}
