import { ANY_FORMAT } from "#/discovery/imports/reading/cells/offers.ts";
import { piecesApart } from "./offer-pieces.ts";

/** The prices of a cell with what they are for, which another text lists: "900 / 300" beside "Reel / Story". */
export function withNames(cell: string, names: string): string {
  if (/\p{L}{4}/u.test(cell)) return cell;
  const both = `${names}: ${cell}`;
  return piecesApart(both, ANY_FORMAT) === null ? cell : both;
}
