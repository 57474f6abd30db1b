export const LINK_CLASS = "text-sm font-medium text-brand-text underline-offset-3 hover:underline";
