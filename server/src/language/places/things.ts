import { listed } from "#/language/dictionary.ts";

/** Names of places that are as well the name of a thing: "turkey sandwiches", "china plates". */
export const THING_NAMES: ReadonlySet<string> = new Set(["turkey", "china", "chile", "jordan", "georgia"]);

/** Before such a name these say that the thing is meant: "bone china", "with turkey". */
export const THING_CUES: ReadonlySet<string> = new Set(
  "with without no roast roasted smoked ground fried bone fine air".split(" "),
);

/** Things that are named after a place, and say nothing of where anybody lives. */
export const THINGS: readonly string[] = listed(
  "lima bean, lima beans, a van, brazil nut, brazil nuts, panama hat, panama hats, guinea pig, guinea pigs, french fries, french toast, french bulldog, french bulldogs, french press, french manicure, brussels sprouts, swiss cheese, swiss army, turkish delight, turkish bath, greek yogurt, greek yoghurt, danish pastry, danish pastries, persian cat, persian cats, persian rug, persian rugs, german shepherd, german shepherds, chinese new year, irish coffee, belgian waffles, spanish guitar, scottish terrier, air jordan, air jordans, paris hilton, english breakfast, english muffins, american football, wiener schnitzel, berliner luft",
);
