/** A row of a panel that is pressed as a whole, where the link in it is `ROW_LINK`. */
export const ROW = "relative flex min-h-15 items-center gap-3 px-4 py-1.5 hover:bg-hover";

/** Its `::after` covers the row. What is pressed by itself stands after it and is `relative`. */
export const ROW_LINK =
  "block truncate font-medium max-sm:whitespace-normal outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus";
