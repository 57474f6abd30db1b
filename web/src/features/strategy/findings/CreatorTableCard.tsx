import { findingFigureSource } from "@app/contract/strategy/findings/figures";
import type { CreatorRow } from "@app/contract/strategy/findings/schemas";
import { cellText } from "@app/contract/strategy/answers/findings-of";
import type { Column } from "@app/contract/strategy/answers/findings-of";
import { SHOWN } from "@app/contract/strategy/answers/phrases";
import type { Say } from "@app/contract/strategy/answers/phrases";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Figure } from "#/ui/text/Figure.tsx";

interface CreatorTableCardProps {
  title: string;
  rows: readonly CreatorRow[];
  columns: readonly Column[];
  /** The finding that the rows are of. */
  output: unknown;
  say: Say;
}

/** The creators of an answer, with what was asked of them; every figure opens where it comes from. */
export function CreatorTableCard({ title, rows, columns, output, say }: CreatorTableCardProps) {
  return (
    <Panel title={title}>
      <Table label={say(SHOWN.creators)} dense stacks>
        <thead>
          <tr>
            <Head>{say(SHOWN.creator)}</Head>
            {columns.map(({ field, name, isFigure }) => (
              <Head key={field} numeric={isFigure}>
                {name}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={`${row.platform} ${row.handle}`}>
              <Cell name={say(SHOWN.creator)} className="py-1.5">
                <CreatorCell
                  name={row.name}
                  handle={row.handle}
                  platform={row.platform}
                  link={linkTo(row.creatorId)}
                />
              </Cell>
              {columns.map(({ field, name, isFigure }) => {
                const value = cellText(row, field, say);
                const source = isFigure ? findingFigureSource(`rows.${index}.${field}`, output) : null;
                return (
                  <Cell key={field} name={name} numeric={isFigure}>
                    {source ? (
                      <Figure value={value} source={source} label={say(SHOWN.of, name, `@${row.handle}`)} />
                    ) : (
                      value
                    )}
                  </Cell>
                );
              })}
            </Row>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

function linkTo(creatorId: string) {
  return (text: string) => (
    <a href={`/influencers/${creatorId}`} className="hover:underline">
      {text}
    </a>
  );
}
