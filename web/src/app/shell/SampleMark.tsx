import type { Me } from "@app/contract/identity/schemas";
import { Database } from "lucide-react";
import { useState } from "react";
import { Badge } from "#/ui/text/Badge.tsx";
import { Button } from "#/ui/Button.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { classes } from "#/ui/classes.ts";
import { openCopy, removeCopy } from "./sample-copy.ts";

const PRESS = "max-md:h-9 max-md:text-sm";

/** Says that all of it is invented, and leads out in one press; on a phone below the bar, which has room for a title. */
export function SampleMark({ me }: { me: Me }) {
  const isCopy = me.currentWorkspace?.isSampleCopy ?? false;
  const own = me.workspaces.find((one) => !one.isSample);
  return (
    <div className="flex shrink-0 items-center gap-1 max-md:absolute max-md:inset-x-0 max-md:bottom-0 max-md:h-9 max-md:justify-between max-md:border-t max-md:border-line max-md:pr-2 max-md:pl-4">
      <Badge
        tone="line"
        title={isCopy ? "Yours alone: invented creators and figures" : "Invented creators and figures"}
        icon={<Database aria-hidden size={14} className="md:max-lg:my-1" />}
      >
        <span className="md:max-lg:sr-only">{isCopy ? "My copy" : "Sample data"}</span>
      </Badge>
      <span className="flex items-center gap-1">
        {isCopy ? <RemoveCopy me={me} /> : <OpenCopy me={me} />}
        {own && (
          <a
            href={`/home?workspace=${own.slug}`}
            className={classes(buttonClass("ghost", 24), PRESS)}
            title={`Back to ${own.name}`}
          >
            Leave
          </a>
        )}
      </span>
    </div>
  );
}

function OpenCopy({ me }: { me: Me }) {
  const hasCopy = me.workspaces.some(({ isSampleCopy }) => isSampleCopy);
  // Between phone and desk there is no room beside the title: whatever would write offers the copy as well.
  return (
    <Press
      label={hasCopy ? "Open my copy" : "Make my own copy"}
      run={openCopy}
      className="md:max-lg:hidden"
    />
  );
}

function RemoveCopy({ me }: { me: Me }) {
  return <Press label="Remove copy" run={() => removeCopy(me)} />;
}

interface PressProps {
  label: string;
  run: () => Promise<void>;
  className?: string;
}

function Press({ label, run, className }: PressProps) {
  const [busy, setBusy] = useState(false);
  async function press() {
    setBusy(true);
    // A refusal has shown its notification; after a success the page goes.
    await run().catch(() => setBusy(false));
  }
  return (
    <Button
      variant="ghost"
      size={24}
      className={classes(PRESS, className)}
      busy={busy}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
