// Makes web/src/ui/charts/world.json, once, from what is fetched by hand into a folder outside the project:
//   npm install --prefix FOLDER d3-geo@3.1.1 topojson-client@3.1.0 (ISC) world-atlas@2.0.2 (ISC; Natural Earth, public domain)
//   and Debian's iso-codes (LGPL 2.1), of which only the numbers of the countries are used
// node tools/make-world.mjs FOLDER, then oxfmt
// Drawn here and not in the browser: a map costs it neither a library nor time. Of each country by its ISO code the
// outline of an SVG path and the box around its largest part: far islands do not widen the view.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [folder = ""] = process.argv.slice(2);
const TARGET = join(import.meta.dirname, "../web/src/ui/charts/world.json");
const WIDTH = 1000;
const HEIGHT = 480;
/** Nobody lives there whom a plan could reach, and it would take a fifth of the picture. */
const LEFT_OUT = "AQ";

const load = createRequire(join(folder, "node_modules/x.js"));
const { geoNaturalEarth1, geoPath } = load("d3-geo");
const { feature } = load("topojson-client");
const atlas = load("world-atlas/countries-110m.json");
const { "3166-1": entries } = JSON.parse(readFileSync("/usr/share/iso-codes/json/iso_3166-1.json", "utf8"));
const codes = new Map(entries.map((entry) => [entry.numeric, entry.alpha_2]));

const { features } = feature(atlas, atlas.objects.countries);
const countries = features.flatMap(({ id, geometry }) => {
  const code = codes.get(id);
  return code && code !== LEFT_OUT ? [{ code, geometry }] : [];
});
const all = {
  type: "FeatureCollection",
  features: countries.map(({ geometry }) => ({ type: "Feature", geometry })),
};
const projection = geoNaturalEarth1().fitSize([WIDTH, HEIGHT], all);
const path = geoPath(projection).digits(1);
const drawn = countries.map(({ code, geometry }) => [
  code,
  { path: path(geometry), box: path.bounds(largest(geometry)).flat().map(Math.round) },
]);
const sorted = drawn.toSorted(([left], [right]) => (left < right ? -1 : 1));
const world = { width: WIDTH, height: HEIGHT, countries: Object.fromEntries(sorted) };
writeFileSync(TARGET, `${JSON.stringify(world)}\n`);

function largest(geometry) {
  if (geometry.type !== "MultiPolygon") return geometry;
  const parts = geometry.coordinates.map((coordinates) => ({ type: "Polygon", coordinates }));
  return parts.toSorted((left, right) => path.area(right) - path.area(left))[0];
}
