import type { Campaign } from "@app/contract/campaigns/schemas";
import { platformLabel } from "@app/contract/platforms";
import type { PostFigureName } from "@app/contract/results/post-figures";
import { moneySource, postFigureSource } from "@app/contract/results/sources";
import { formatCount, formatMoney, UNKNOWN } from "#/lib/format.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { Cell, Row } from "#/ui/table/Table.tsx";
import { formatDay } from "#/lib/day-text.ts";
import { ContentActions } from "./ContentActions.tsx";
import { ContentState } from "./ContentState.tsx";
import { mainMoney } from "./content.rules.ts";
import type { ContentLine } from "./content.rules.ts";

interface ContentRowProps {
  campaign: Campaign;
  line: ContentLine;
  takenAt: string;
  mayChange: boolean;
  seesPrices: boolean;
}

const FIGURES: readonly { name: PostFigureName; label: string }[] = [
  { name: "views", label: "Views" },
  { name: "likes", label: "Likes" },
  { name: "comments", label: "Comments" },
  { name: "shares", label: "Shares" },
  { name: "saves", label: "Saves" },
];

export function ContentRow({ campaign, line, takenAt, mayChange, seesPrices }: ContentRowProps) {
  const { piece, name, label } = line;
  const { post, creator, dueOn, liveOn } = piece;
  const account = creator && creator.platform === piece.platform ? `@${creator.handle}` : "";
  return (
    <Row>
      <Cell className="max-md:whitespace-normal">
        <span className="block font-medium">{name}</span>
        <span className="block text-xs text-fg-2">
          {label}, {platformLabel(piece.platform)} {account}
          {post === null && dueOn !== null && `, draft due ${formatDay(dueOn)}`}
          {post === null && liveOn && `, live ${formatDay(liveOn)}`}
        </span>
      </Cell>
      <Cell name="State" className="py-1.5">
        <ContentState line={line} />
      </Cell>
      {FIGURES.map((figure) => (
        <Cell key={figure.name} numeric name={figure.label}>
          {post && (
            <Figure
              value={formatCount(post[figure.name])}
              source={postFigureSource(figure.name, post)}
              label={`${figure.label} of ${label} of ${name}`}
            />
          )}
        </Cell>
      ))}
      {seesPrices && (
        <Cell numeric name="Per 1,000 views">
          {post && <CreatorCpm campaign={campaign} line={line} takenAt={takenAt} />}
        </Cell>
      )}
      {mayChange && (
        <Cell numeric>
          <ContentActions campaign={campaign} line={line} />
        </Cell>
      )}
    </Row>
  );
}

/** A fee is for all that a creator owes, so the cost of 1,000 views is one for all posts of the creator. */
function CreatorCpm({ campaign, line, takenAt }: Pick<ContentRowProps, "campaign" | "line" | "takenAt">) {
  const { figures, name } = line;
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
