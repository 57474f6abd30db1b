import { Mark } from "./Mark.tsx";

/** The mark with the name, where it leads nowhere. */
export function Brand() {
  return (
    <span className="flex items-center gap-2.5">
      <Mark />
      <b className="text-lg font-semibold">Herald</b>
    </span>
  );
}
