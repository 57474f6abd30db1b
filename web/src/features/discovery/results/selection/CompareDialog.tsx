import type { CreatorItem } from "@app/contract/discovery/creators";
import { UNKNOWN } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { imageUrl } from "#/lib/workspace.ts";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { linkToCreator } from "#/features/discovery/results/creator-link.tsx";
import { CreatorFigure } from "#/features/discovery/results/CreatorFigure.tsx";
import { comparedFigures, comparedTexts } from "./compare.rules.ts";

interface CompareDialogProps {
  creators: readonly CreatorItem[];
  onClose: () => void;
}

/** Up to five creators side by side; a bar beside each figure is its part of the largest one. */
export function CompareDialog({ creators, onClose }: CompareDialogProps) {
  const seesPrices = useSeesPrices();
  const timeZone = useTimeZone();
  return (
    <Dialog open onClose={onClose} title={`Compare ${creators.length} creators`} wide="screen">
      <Table label="Creators side by side">
        <thead>
          <tr>
            <Head>
              <span className="sr-only">What is compared</span>
            </Head>
            {creators.map((creator) => (
              <Head key={creator.id} className="py-2 font-normal text-fg">
                <CreatorCell
                  name={creator.name}
                  handle={creator.handle}
                  platform={creator.platform}
                  image={creator.avatarImageId && imageUrl(creator.avatarImageId)}
                  link={linkToCreator(creator.id)}
                />
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedFigures(creators, { seesPrices }).map(({ label, cells }) => (
            <Row key={label}>
              <Cell className="text-fg-2">{label}</Cell>
              {creators.map((creator, place) => {
                const cell = cells[place];
                return (
                  <Cell key={creator.id} className="py-2">
                    {cell && <CreatorFigure of={creator} figure={cell.figure} />}
                    {cell && cell.share !== null && (
                      <span aria-hidden className="mt-1 block h-1.5 max-w-32 rounded-full bg-surface-2">
                        <span
                          className="block h-full rounded-full bg-chart-1"
                          style={{ width: `${cell.share * 100}%` }}
                        />
                      </span>
                    )}
                  </Cell>
                );
              })}
            </Row>
          ))}
          {comparedTexts(creators, timeZone).map(({ label, texts }) => (
            <Row key={label}>
              <Cell className="text-fg-2">{label}</Cell>
              {creators.map((creator, place) => (
                <Cell key={creator.id} className="max-w-62 whitespace-normal">
                  {texts[place] ?? <span className="text-fg-2">{UNKNOWN}</span>}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}
