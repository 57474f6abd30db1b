/** A tag that leads to everything with it. */
export const TAG_CLASS =
  "inline-flex h-6 max-w-full items-center rounded-[5px] bg-surface-2 px-1.5 text-xs font-medium text-fg-2 hover:bg-brand-soft hover:text-brand-text max-md:h-8";
