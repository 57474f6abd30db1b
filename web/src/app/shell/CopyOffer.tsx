import { useState } from "react";
import { useMe } from "#/lib/api/me.ts";
import { closeCopyOffer } from "#/lib/sample-copy.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { openCopy } from "./sample-copy.ts";

/** Stands where a write into the sample was refused. */
export function CopyOffer() {
  const { data: me } = useMe();
  const [busy, setBusy] = useState(false);
  const hasCopy = me?.workspaces.some(({ isSampleCopy }) => isSampleCopy) ?? false;
  async function open() {
    setBusy(true);
    // A refusal has shown its notification; after a success the page goes.
    await openCopy().catch(() => setBusy(false));
  }
  return (
    <Dialog
      open
      onClose={closeCopyOffer}
      title="Make your own copy to try this"
      text="The sample stays as it is, for everybody. In your own copy you can change everything; nobody else sees it, and it is removed in one click."
      actions={
        <>
          <Button onClick={closeCopyOffer}>Keep looking around</Button>
          <Button variant="primary" busy={busy} onClick={() => void open()}>
            {hasCopy ? "Open my copy" : "Make my own copy"}
          </Button>
        </>
      }
    />
  );
}
