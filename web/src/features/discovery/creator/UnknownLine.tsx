import type { CreatorProfile } from "@app/contract/discovery/creators";
import { Fragment } from "react";
import { useMayWork, useSeesPrices } from "#/lib/api/me.ts";
import { TextButton } from "#/features/discovery/TextButton.tsx";
import { unknownOf } from "./creator-tabs.rules.ts";

/** What a person may write in by hand, of what can be unknown. */
const WRITTEN: ReadonlySet<string> = new Set(["price", "e-mail", "country"]);

interface UnknownLineProps {
  creator: CreatorProfile;
  /** Opens the form. */
  onAdd: () => void;
}

/** What nobody knows of a creator, in one line, with the ways to add it. */
export function UnknownLine({ creator, onAdd }: UnknownLineProps) {
  const seesPrices = useSeesPrices();
  const mayWork = useMayWork();
  const unknown = unknownOf(creator, { seesPrices });
  if (unknown.length === 0) return null;
  const written = mayWork ? unknown.filter((name) => WRITTEN.has(name)) : [];
  return (
    <p className="text-sm text-fg-2">
      Not known: {unknown.join(", ")}.{" "}
      {written.map((name, place) => (
        <Fragment key={name}>
          {place > 0 && " · "}
          <TextButton onClick={onAdd}>Add {name}</TextButton>
        </Fragment>
      ))}
    </p>
  );
}
