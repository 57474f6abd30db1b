import { Platform, platformLabel } from "@app/contract/platforms";
import type { Plan } from "@app/contract/strategy/plan";
import { parseQuery, readTable, searchTable } from "#/discovery/index.ts";
import { fileCandidates, noCreatorsInFile, Optimiser, planText } from "#/strategy/index.ts";

/** Of amounts and prices that name none, where there is no workspace to ask. */
const CURRENCY = "EUR";

/** The plan of a brief with the creators of a table. @throws `strategy.no_creators` for a table without any. */
export async function planFromFile(text: string, fileName: string, content: Buffer): Promise<Plan> {
  const today = new Date().toISOString().slice(0, 10);
  const { accounts, assumed } = readAccounts(content, fileName, platformOf(text, today));
  if (accounts.length === 0) throw noCreatorsInFile();
  const optimiser = new Optimiser();
  try {
    const plan = await planText(text, {
      today,
      currency: CURRENCY,
      candidates: fileCandidates(accounts, CURRENCY),
      judge: await searchTable(accounts, CURRENCY, today),
      makePlan: (input) => optimiser.makePlan(input),
    });
    return { ...plan, assumptions: [...plan.assumptions, ...assumed] };
  } finally {
    optimiser.stop();
  }
}

/** The first platform that the brief names; Instagram where it names none. */
function platformOf(text: string, today: string): Platform {
  const named = parseQuery(text, { today }).filters.platform ?? [];
  const [first] = named.flatMap((name) => Platform.safeParse(name).data ?? []);
  return first ?? "instagram";
}

/** The accounts of a file; handles that do not say their platform are taken for accounts of `platform`. */
function readAccounts(content: Buffer, fileName: string, platform: Platform) {
  const read = (fallback: Platform | null) =>
    readTable(content, { fileName, mapping: [], platform: fallback }).accounts;
  const accounts = read(platform);
  const silent = accounts.length - read(null).length;
  const why = `${silent} of ${accounts.length} creators in the file do not say their platform.`;
  return {
    accounts,
    assumed: silent > 0 ? [{ slot: "platforms", value: platformLabel(platform), why }] : [],
  };
}
