import { atMost } from "./figure.ts";
import type { Figure } from "./figure.ts";
import { median } from "../../server/src/platform/median.ts";
import { openSettled, withBrowser } from "./web/browser.ts";
import type { Opened } from "./web/browser.ts";
import { movedBy, noteShifts, switchTo } from "./web/in-page.ts";
import { measureTable } from "./web/table.ts";

const SHIFT_MAX = 0.02;
const SWITCH_MAX_MS = 60;
const ROUNDS = 5;
const SIZES = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** Names of the sidebar, in the order in which they are pressed. */
const ENTRIES = ["Collections", "Campaigns", "Reports", "Strategy AI", "Settings", "Help"];

/** How much each screen moves while it comes, and how long a press on the sidebar takes until the next screen is drawn;
 * then a table of 10,000 rows. */
export function measure(): Promise<Figure[]> {
  return withBrowser(async (opened) => [
    ...(await shifts(opened)),
    await switches(opened),
    ...(await measureTable(opened)),
  ]);
}

async function shifts({ screens, visitor }: Opened): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const screen of screens) {
    for (const size of SIZES) {
      const context = await visitor(screen, size);
      const page = await context.newPage();
      await page.addInitScript(noteShifts);
      await openSettled(page, screen.address);
      const moved = await page.evaluate(movedBy);
      figures.push(atMost(`layout shift of ${screen.route} at ${size.width}`, moved, "", SHIFT_MAX));
      await context.close();
    }
  }
  return figures;
}

async function switches({ screens, visitor }: Opened): Promise<Figure> {
  const home = screens.find(({ route }) => route === "/home");
  if (!home) throw new Error("There is a home screen");
  const page = await (await visitor(home)).newPage();
  await openSettled(page, home.address);
  const taken: number[] = [];
  // The first round fetches the code of each screen.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const entry of ENTRIES) {
      const ms = await page.evaluate(switchTo, entry);
      if (round > 0) taken.push(ms);
    }
  }
  return atMost(
    "route switch, half of them within",
    median(taken.toSorted((a, b) => a - b)) ?? Infinity,
    "ms",
    SWITCH_MAX_MS,
  );
}
