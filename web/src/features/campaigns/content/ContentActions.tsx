import type { Campaign } from "@app/contract/campaigns/schemas";
import { ChartColumn, Link as LinkIcon, Upload } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#/ui/Button.tsx";
import type { ContentLine } from "./content.rules.ts";
import { PostsDialog } from "./entry/lazy-posts-dialog.ts";
import { late } from "#/ui/late.tsx";

// Reading and uploading videos is heavy, and most visits only look.
const SendDraftDialog = late(async () => (await import("./SendDraftDialog.tsx")).SendDraftDialog);
const FiguresDialog = late(async () => (await import("./entry/FiguresDialog.tsx")).FiguresDialog);

/** What comes next for a piece: its draft and its post, or the figures of the post. */
export function ContentActions({ campaign, line }: { campaign: Campaign; line: ContentLine }) {
  const [open, setOpen] = useState<"draft" | "post" | "figures" | null>(null);
  const { piece, deliverable, name, label } = line;
  const title = `${name}, ${label}`;
  const close = () => setOpen(null);
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {piece.post ? (
        <Button
          size={32}
          icon={<ChartColumn aria-hidden size={16} />}
          aria-label={`Add figures: ${title}`}
          onClick={() => setOpen("figures")}
        >
          {piece.post.postedAt === null ? "Add the day" : "Add figures"}
        </Button>
      ) : (
        <>
          <Button
            size={32}
            icon={<Upload aria-hidden size={16} />}
            aria-label={`Send a draft for ${title}`}
            onClick={() => setOpen("draft")}
          >
            Send a draft
          </Button>
          <Button
            size={32}
            icon={<LinkIcon aria-hidden size={16} />}
            aria-label={`Add post: ${title}`}
            onClick={() => setOpen("post")}
          >
            Add post
          </Button>
        </>
      )}
      <Suspense fallback={null}>
        {open === "draft" && deliverable && (
          <SendDraftDialog campaignId={campaign.id} deliverable={deliverable} title={title} onClose={close} />
        )}
        {open === "post" && (
          <PostsDialog
            campaign={campaign}
            piece={{ ...piece, creatorId: piece.creator?.id ?? null }}
            onClose={close}
          />
        )}
        {open === "figures" && piece.post && (
          <FiguresDialog post={piece.post} title={title} onClose={close} />
        )}
      </Suspense>
    </span>
  );
}
