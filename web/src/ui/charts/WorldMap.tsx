import { nameOf } from "@app/contract/place-names";
import { viewOf } from "./map-view.ts";
import type { Box } from "./map-view.ts";
import world from "./world.json" with { type: "json" };

interface WorldMapProps {
  name: string;
  /** Pixels. */
  width: number;
  /** By ISO 3166-1, the largest first; values are at least 0. */
  values: readonly { country: string; value: number }[];
  format: (value: number) => string;
}

interface Outline {
  path: string;
  box: Box;
}

const WIDEST = 720;
/** So many countries carry their figure; more would lie upon each other. */
const LABELLED = 4;
const LETTER = 12;
/** The palest mark that is still seen beside a country without one. */
const PALEST = 0.3;

// Made by tools/make-world.mjs, whose boxes are of four numbers each.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const OUTLINES = new Map(Object.entries(world.countries) as unknown as [string, Outline][]);

/** Countries filled by what is known of them, as close as shows all of them. The figures stand in the table, too. */
export function WorldMap({ name, width, values, format }: WorldMapProps) {
  const drawn = values.flatMap(({ country, value }) => {
    const outline = OUTLINES.get(country);
    return outline ? [{ country, value, outline }] : [];
  });
  const undrawn = values.filter(({ country }) => !OUTLINES.has(country));
  const view = viewOf(
    drawn.map(({ outline }) => outline.box),
    world,
  );
  const shown = Math.min(width, WIDEST);
  const unit = view.width / shown;
  const most = drawn[0]?.value ?? 0;
  const marked = new Map(drawn.map((one) => [one.country, one]));
  return (
    <>
      <svg
        role="img"
        aria-label={name}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        width={shown}
        height={(shown * view.height) / view.width}
        className="mx-auto block h-auto max-w-full rounded-lg bg-surface-2"
      >
        {[...OUTLINES].map(([country, { path }]) => {
          const value = marked.get(country)?.value;
          return (
            <path
              key={country}
              d={path}
              className={value === undefined ? "fill-line stroke-surface" : "fill-chart-1 stroke-surface"}
              fillOpacity={value === undefined || most === 0 ? 1 : PALEST + (1 - PALEST) * (value / most)}
              strokeWidth={unit}
            >
              {value !== undefined && <title>{`${nameOf("region", country)}: ${format(value)}`}</title>}
            </path>
          );
        })}
        {drawn.slice(0, LABELLED).map(({ country, value, outline: { box } }) => (
          <text
            key={country}
            x={(box[0] + box[2]) / 2}
            y={(box[1] + box[3]) / 2}
            textAnchor="middle"
            dominantBaseline="central"
            style={{ fontSize: LETTER * unit }}
            strokeWidth={3 * unit}
            className="fill-fg stroke-surface font-medium [paint-order:stroke]"
          >
            {`${country} ${format(value)}`}
          </text>
        ))}
      </svg>
      {undrawn.length > 0 && (
        <p className="mt-2 text-sm text-fg-2">
          {`Too small to be drawn: ${undrawn.map(({ country, value }) => `${nameOf("region", country)} ${format(value)}`).join(", ")}.`}
        </p>
      )}
    </>
  );
}
