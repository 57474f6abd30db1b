import type { BrowserContext, Request } from "@playwright/test";
import { atMost } from "./figure.ts";
import type { Figure } from "./figure.ts";
import { openSettled, withBrowser } from "./web/browser.ts";
import type { Screen } from "./web/screens.ts";

const KIB = 1024;
/** Of scripts and styles together, for every route. */
const ROUTE_MAX_KIB = 170;
/** Of scripts alone, for what is seen first. */
const SCRIPTS_MAX_KIB: Readonly<Record<string, number>> = { "/signin": 66, "/home": 140 };

/**
 * What the browser loads until a screen is whole, as it comes over the wire (brotli), each in a browser that knows
 * nothing yet. Nobody touches the page: what comes later by itself counts, what a press brings does not.
 */
export function measure(): Promise<Figure[]> {
  return withBrowser(async ({ screens, visitor }) => {
    const figures: Figure[] = [];
    for (const screen of [...screens, ...beforeQuestion(screens)]) {
      const context = await visitor(screen);
      const { scripts, styles } = await loadedBy(context, screen.address);
      await context.close();
      const limit = SCRIPTS_MAX_KIB[screen.route];
      if (limit !== undefined) figures.push(atMost(`scripts of ${screen.route}`, scripts, "KiB", limit));
      figures.push(atMost(`scripts and styles of ${screen.route}`, scripts + styles, "KiB", ROUTE_MAX_KIB));
    }
    return figures;
  });
}

/** Where nothing was asked yet the same route is another screen. */
function beforeQuestion(screens: readonly Screen[]): Screen[] {
  return screens
    .filter(({ address }) => address.includes("?q="))
    .map(({ route, address }) => {
      return { route: `${route} before a question`, address: address.replace(/q=[^&]*&?/u, "") };
    });
}

/** In KiB. A style within the page itself comes with the page and is not counted. */
async function loadedBy(
  context: BrowserContext,
  address: string,
): Promise<{ scripts: number; styles: number }> {
  const page = await context.newPage();
  // To look at a page through the driver counts as a touch of it, and nobody is to have touched it.
  await page.addInitScript(() => {
    const untouched = { hasBeenActive: false, isActive: false };
    Object.defineProperty(navigator, "userActivation", { value: untouched });
  });
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await openSettled(page, address);
  const total = async (kind: string) => {
    const sizes = await Promise.all(
      requests.filter((request) => request.resourceType() === kind).map((request) => request.sizes()),
    );
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / KIB;
  };
  const [scripts, styles] = await Promise.all([total("script"), total("stylesheet")]);
  if (scripts === 0) throw new Error(`${address} loaded no script`);
  return { scripts, styles };
}
