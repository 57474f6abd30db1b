import { lazy, useState } from "react";
import type { ComponentType } from "react";
import { Button } from "./Button.tsx";

/** A part whose code may also be fetched before it is wanted; where that fails, it says so once it is drawn. */
type LatePart<Props> = ComponentType<Props> & { fetchEarly: () => void };

/**
 * A part of a page whose code is fetched when it is first drawn. Where it cannot be, it says so in its place and can be
 * tried again: the rest of the page, and what was typed there, goes on.
 *
 * @param ready Gives the part at once where it was fetched by something else.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ready: () => ComponentType<Props> | null = () => null,
): LatePart<Props> {
  let found: ComponentType<Props> | null = null;
  async function fetchPart() {
    found = await load();
    return found;
  }
  function Missing(props: Props) {
    const [Part, setPart] = useState(() => found);
    if (Part) return <Part {...props} />;
    const again = () =>
      fetchPart().then(
        (part) => setPart(() => part),
        () => reloadIfReplaced(),
      );
    return <NotFetched onRetry={() => void again()} />;
  }
  const Fetched = lazy(async () => ({ default: await fetchPart().catch(() => Missing) }));
  function Late(props: Props) {
    // Once drawn it stays the same, so that nothing in it is made anew.
    const [Part] = useState(() => ready() ?? found ?? Fetched);
    return <Part {...props} />;
  }
  return Object.assign(Late, {
    fetchEarly: () => {
      if (!found) fetchPart().catch(() => undefined);
    },
  });
}

/** Where Herald answers and its file is gone, a newer version runs: only a new page fits it. */
async function reloadIfReplaced(): Promise<void> {
  const isThere = await fetch(window.location.href, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) window.location.reload();
}

function NotFetched({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-4">
      This part of the page could not be fetched.
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
