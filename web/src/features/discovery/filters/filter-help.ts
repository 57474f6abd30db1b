import type { FilterName } from "@app/contract/discovery/filters";

const ANY_ACCOUNT = "on any account, even one that the rest of the search does not ask for";
const COUNTED_APART = "Creators of whom nothing is known here are counted apart.";

/** What a filter asks of creators with several accounts, where that is not plain. */
export const FILTER_HELP: Readonly<Partial<Record<FilterName, string>>> = {
  categoryNot: `Leaves out whoever has the topic ${ANY_ACCOUNT}. ${COUNTED_APART}`,
  keywordsNot: `Leaves out whoever says it ${ANY_ACCOUNT}. ${COUNTED_APART}`,
  brandNot: `Leaves out whoever names the brand ${ANY_ACCOUNT}. ${COUNTED_APART}`,
  workedWithNot: `Leaves out whoever worked with them ${ANY_ACCOUNT}. ${COUNTED_APART}`,
  excludeHandles: "Leaves out the creator with all accounts.",
  has: "Figures, prices and audience have to be known of the account itself, anything else of the creator.",
  hasNot:
    "Figures, prices and audience are missing at the account itself, even if another account has them. Anything else is missing at every account of the creator.",
};
