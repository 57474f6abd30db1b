import { LockMark } from "#/ui/text/SmallMarks.tsx";

export function OwnServer() {
  return (
    <span className="flex items-center gap-1.5 py-1">
      <LockMark size={14} />
      Runs on your own server
    </span>
  );
}
