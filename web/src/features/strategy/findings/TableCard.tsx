import { findingFigureSource } from "@app/contract/strategy/findings/figures";
import type { CardCell, CardTable } from "@app/contract/strategy/answers/card-table";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Figure } from "#/ui/text/Figure.tsx";

interface TableCardProps extends CardTable {
  /** The finding that the places of the figures are of. */
  output: unknown;
}

/** Rows of an answer; every figure opens where it comes from. */
export function TableCard({ title, columns, rows, note, output }: TableCardProps) {
  return (
    <Panel title={title}>
      {rows.length > 0 && (
        <Table label={title} dense stacks>
          <thead>
            <tr>
              {columns.map(({ name, isNumeric = false }) => (
                <Head key={name} numeric={isNumeric}>
                  {name}
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <Row key={key}>
                {cells.map((cell, index) => {
                  const { name = "", isNumeric = false } = columns[index] ?? {};
                  return (
                    <Cell
                      key={name}
                      name={name}
                      numeric={isNumeric}
                      className={isNumeric ? "" : "py-2 whitespace-normal!"}
                    >
                      <CellValue cell={cell} label={`${name}, ${cells[0]?.text ?? ""}`} output={output} />
                    </Cell>
                  );
                })}
              </Row>
            ))}
          </tbody>
        </Table>
      )}
      {note !== undefined && <p className="border-t border-line px-4 py-2.5 text-sm text-fg-2">{note}</p>}
    </Panel>
  );
}

function CellValue({ cell, label, output }: { cell: CardCell; label: string; output: unknown }) {
  const { text, link, path } = cell;
  if (link !== undefined) {
    return (
      <a href={link} className="hover:underline">
        {text}
      </a>
    );
  }
  const source = path === undefined ? null : findingFigureSource(path, output);
  return source ? <Figure value={text} source={source} label={label} /> : text;
}
