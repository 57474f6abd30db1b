import { IMAGE_WIDTHS } from "@app/contract/images";
import type { ImageWidth } from "@app/contract/images";
import { withQuery } from "@app/contract/paths";

interface PictureProps {
  /** Address of a stored picture, without a width. */
  image: string;
  /** How wide it is drawn, as in HTML: `32px`, `(min-width: 1200px) 20vw, 100vw`. */
  sizes: string;
  className?: string;
}

/** A stored picture beside the words that say what it shows. The browser asks for the width it needs. */
export function Picture({ image, sizes, className }: PictureProps) {
  return (
    <img
      srcSet={IMAGE_WIDTHS.map((width) => `${pictureAt(image, width)} ${width}w`).join(", ")}
      sizes={sizes}
      src={pictureAt(image, 640)}
      alt=""
      loading="lazy"
      className={className}
    />
  );
}

/** Where a picture stands in one width, for what cannot choose. */
export function pictureAt(image: string, width: ImageWidth): string {
  return withQuery(image, { w: width });
}
