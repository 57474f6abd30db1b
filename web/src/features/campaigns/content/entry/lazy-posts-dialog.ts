import { lazy } from "react";

/** The form for links of posts; most visits only look. */
export const PostsDialog = lazy(async () => ({
  default: (await import("./PostsDialog.tsx")).PostsDialog,
}));
