import { late } from "#/ui/late.tsx";

/** The form for links of posts; most visits only look. */
export const PostsDialog = late(async () => (await import("./PostsDialog.tsx")).PostsDialog);
