import type { CreatorItem, FigureField } from "@app/contract/discovery/creators";
import { discoveryPaths } from "@app/contract/discovery/paths";
import { imagePaths } from "@app/contract/images";
import { addressOf, inDemo } from "@app/contract/paths";
import { formatCount, formatMoney, formatPercent } from "#/lib/format.ts";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { furtherOf } from "#/lib/creator-figures.ts";

interface DemoCreatorsProps {
  creators: readonly CreatorItem[];
  unparsed: readonly string[];
}

export function DemoCreators({ creators, unparsed }: DemoCreatorsProps) {
  return (
    <>
      {unparsed.length > 0 && (
        <div className="px-4 pt-3">
          <Note>Not understood: {unparsed.join(", ")}</Note>
        </div>
      )}
      {creators.length === 0 ? (
        <EmptyState title="No creator fits" text="Leave out a word, or try one of the sentences above." />
      ) : (
        <Table label="Creators of the sample" stacks>
          <thead>
            <tr>
              <Head>Creator</Head>
              <Head numeric>Followers</Head>
              <Head numeric>Engagement rate</Head>
              <Head numeric>Median views</Head>
              <Head numeric>Price</Head>
            </tr>
          </thead>
          <tbody>
            {creators.map((creator) => (
              <CreatorRow key={creator.id} creator={creator} />
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}

function CreatorRow({ creator }: { creator: CreatorItem }) {
  const { id, name, handle, platform, avatarImageId } = creator;
  const figures: readonly [FigureField, string, string][] = [
    ["followers", "Followers", formatCount(creator.followers)],
    ["engagementRate", "Engagement rate", formatPercent(creator.engagementRate)],
    ["medianViews", "Median views", formatCount(creator.medianViews)],
    ["price", "Price", formatMoney(creator.price)],
  ];
  return (
    <Row>
      <Cell>
        <CreatorCell
          name={name}
          handle={handle}
          platform={platform}
          image={avatarImageId && addressOf(inDemo(imagePaths.one), { id: avatarImageId })}
          further={furtherOf(creator)}
        />
      </Cell>
      {figures.map(([field, label, value]) => (
        <Cell key={field} numeric name={label}>
          <Figure
            value={value}
            label={label}
            source={addressOf(inDemo(discoveryPaths.figure), { id, field })}
          />
        </Cell>
      ))}
    </Row>
  );
}
