import { imageUrl } from "#/lib/workspace.ts";
import { Avatar } from "./Avatar.tsx";

/** The first of a list, as they are known by sight; who they are stands elsewhere. */
export function Faces({ faces }: { faces: readonly { name: string; imageId: string | null }[] }) {
  return (
    <span aria-hidden className="flex -space-x-1.5">
      {faces.map(({ name, imageId }, place) => (
        <span key={`${place} ${name}`} className="flex rounded-full bg-surface p-0.5">
          <Avatar name={name} image={imageId && imageUrl(imageId)} size={24} />
        </span>
      ))}
    </span>
  );
}
