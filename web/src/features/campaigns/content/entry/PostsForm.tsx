import type { ComponentProps } from "react";
import { Suspense } from "react";
import { PostsDialog } from "./lazy-posts-dialog.ts";

/** The form for links of posts, for whoever opens it from another part of Herald. */
export function PostsForm(props: ComponentProps<typeof PostsDialog>) {
  return (
    <Suspense fallback={null}>
      <PostsDialog {...props} />
    </Suspense>
  );
}
