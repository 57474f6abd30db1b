import { IMAGE_WIDTHS } from "@app/contract/images";
import type { ImageWidth } from "@app/contract/images";
import { withQuery } from "@app/contract/paths";

interface PictureProps {
  /** Address of a stored picture, without a width. */
  image: string;
  /** How wide it is drawn, in pixels, or as in HTML: `(min-width: 1200px) 20vw, 100vw`. */
  sizes: number | string;
  className?: string;
}

const LEAST = IMAGE_WIDTHS[0];
/** The least width is enough up to here, also where a pixel of the page is four of the screen. */
const SMALL_MAX = LEAST / 4;

/** A stored picture beside the words that say what it shows. The browser asks for the width it needs. */
export function Picture({ image, sizes, className }: PictureProps) {
  const isSmall = typeof sizes === "number" && sizes <= SMALL_MAX;
  const choice = !isSmall && {
    srcSet: IMAGE_WIDTHS.map((width) => `${pictureAt(image, width)} ${width}w`).join(", "),
    sizes: typeof sizes === "number" ? `${sizes}px` : sizes,
  };
  return <img {...choice} src={pictureAt(image, LEAST)} alt="" loading="lazy" className={className} />;
}

/** Where a picture stands in one width, for what cannot choose. */
export function pictureAt(image: string, width: ImageWidth): string {
  return withQuery(image, { w: width });
}
