/** Countries that the market field offers, ISO 3166-1 alpha-2. Others can be set through the API. */
const MARKETS = [
  ..."AE AR AT AU BE BG BR CA CH CL CN CO CY CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IS IT JP KE".split(
    " ",
  ),
  ..."KR LT LU LV MA MT MX MY NG NL NO NZ PE PH PK PL PT QA RO RS SA SE SG SI SK TH TR TW UA US VN ZA".split(
    " ",
  ),
];

export interface MarketOption {
  value: string;
  label: string;
}

/** In the order of their English names. */
export function marketOptions(): MarketOption[] {
  const names = new Intl.DisplayNames("en-GB", { type: "region" });
  return MARKETS.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((a, b) =>
    a.label.localeCompare(b.label),
  );
}
