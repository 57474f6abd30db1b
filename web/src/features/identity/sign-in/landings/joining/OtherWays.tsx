import type { MouseEvent } from "react";
import { Button } from "#/ui/Button.tsx";
import type { JoinWay } from "./join-ways.tsx";

interface OtherWaysProps {
  ways: readonly JoinWay[];
  isBesidePassword: boolean;
  /** Key of the way that is under way. */
  asked: string | null;
  busy: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>, way: JoinWay) => void;
}

/** The buttons of what makes an account without a password. */
export function OtherWays({ ways, isBesidePassword, asked, busy, onPress }: OtherWaysProps) {
  if (ways.length === 0) return null;
  return (
    <>
      {isBesidePassword && (
        <p className="mt-2 flex items-center gap-3 text-sm text-fg-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or without a password
        </p>
      )}
      <div className="flex flex-col gap-3">
        {ways.map((way, place) => (
          <Button
            key={way.key}
            // Where there is no password, Enter takes the first one.
            type={place === 0 && !isBesidePassword ? "submit" : "button"}
            variant={place === 0 && !isBesidePassword ? "primary" : "secondary"}
            size={44}
            icon={<way.icon aria-hidden size={16} />}
            busy={asked === way.key}
            paused={busy}
            className="w-full"
            onClick={(event) => onPress(event, way)}
          >
            {way.text}
          </Button>
        ))}
      </div>
    </>
  );
}
