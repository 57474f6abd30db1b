import type { PreviewRow } from "@app/contract/discovery/imports";
import type { MergedAccount } from "./reading/merging/merge-rows.ts";
import type { ReadAudience, Values } from "./reading/values.ts";
import { toColumns } from "./import-changes.rules.ts";

/** An account of a table as it will be after the import. */
export function previewRow(account: MergedAccount, state: PreviewRow["state"], currency: string): PreviewRow {
  const { values } = account;
  const [price] = toColumns(values, currency, {}).prices ?? [];
  return {
    line: account.first.line,
    platform: account.platform,
    handle: account.handle,
    state,
    name: values.name ?? null,
    followers: values.followers ?? null,
    engagementRate: values.engagementRate ?? null,
    avgViews: values.avgViews ?? null,
    avgLikes: values.avgLikes ?? null,
    country: values.country ?? null,
    city: values.city ?? null,
    inferred: [...(values.inferred ?? [])],
    language: values.language ?? null,
    categories: values.categories ?? [],
    email: values.email ?? null,
    phone: values.phone ?? null,
    price: price ? { amount: price.amount, currency: price.currency, per: values.price?.per ?? null } : null,
    texts: textsOf(values),
  };
}

function moneyText(money: Values["feePaid"]): string | undefined {
  return money && `${money.amount} ${money.currency ?? ""}`.trim();
}

function teamTexts(values: Values): Record<string, string | undefined> {
  const { status, owner, client, agency, lastDeal, lastContact, code, links, own } = values;
  const fields = Object.entries(own ?? {}).map(([name, { kind, value }]) => [
    `own:${name}`,
    kind === "money" ? moneyText(value) : String(value),
  ]);
  return {
    status: status?.replaceAll("_", " "),
    owner,
    client,
    agency,
    lastDeal,
    lastContact,
    code,
    links: links?.join(", "),
    ...Object.fromEntries(fields),
  };
}

/** Figures of earlier months, by figure and day. */
function monthTexts({ history = [] }: Values): Record<string, string> {
  return Object.fromEntries(
    history.flatMap(({ day, ...figures }) =>
      Object.entries(figures).flatMap(([figure, value]) =>
        value === null
          ? []
          : [[`${figure} ${day}`, `${value.toLocaleString("en")}${figure === "engagementRate" ? "%" : ""}`]],
      ),
    ),
  );
}

function textsOf(values: Values): Record<string, string> {
  const { gender, bio, notes, brands, tags, audience, address, avgComments, verified } = values;
  const texts: Record<string, string | undefined> = {
    gender,
    address,
    avgComments: avgComments === undefined ? undefined : avgComments.toLocaleString("en"),
    verified: verified === undefined ? undefined : verified ? "yes" : "no",
    feePaid: moneyText(values.feePaid),
    lastFee: moneyText(values.lastFee),
    bio,
    notes,
    brands: brands?.join(", "),
    tags: tags?.join(", "),
    ...teamTexts(values),
    ...monthTexts(values),
    ...audienceTexts(audience ?? {}),
  };
  const known = Object.entries(texts).flatMap(([field, text]) => (text ? [[field, text]] : []));
  return Object.fromEntries(known);
}

function audienceTexts({
  genders,
  ages,
  countries,
  topCountry,
}: ReadAudience): Record<string, string | undefined> {
  return {
    audienceFemale: genders?.female === undefined ? undefined : `${genders.female}%`,
    audienceMale: genders?.male === undefined ? undefined : `${genders.male}%`,
    audienceAge: ages && shares(ages),
    audienceCountry: countries ? shares(countries) : topCountry,
  };
}

function shares(groups: Record<string, number>): string {
  return Object.entries(groups)
    .map(([group, share]) => `${group} ${share}%`)
    .join(", ");
}
