import { useState } from 'react';
import { NO_IMAGE } from '../../lib/imageAddress';
import { useShownImage } from './useShownImage';

interface StoredImageProps {
  /** From the provider: a name, a path of this site or an https address. */
  readonly url: string | null | undefined;
  readonly alt: string;
  /** Side lengths in pixels; the box has this size independent of the image. */
  readonly width: number;
  readonly height?: number;
}

/** A picture in a box of fixed size; shows the portal's logo for a missing, broken or rejected one (TABLE-17..19). */
export function StoredImage({ url, alt, width, height = width }: StoredImageProps) {
  const { address, onError } = useShownImage(url);
  // Without a network even the logo may be missing: then an empty box is shown instead of a broken image.
  const [bare, setBare] = useState(false);
  if (address === null && bare)
    return <span className="portal-image" role="img" aria-label={alt} style={{ width, height }} />;
  return (
    <img
      className="portal-image"
      src={address ?? NO_IMAGE}
      alt={alt}
      width={width}
      height={height}
      style={{ width, height }}
      loading="lazy"
      decoding="async"
      onError={address === null ? () => setBare(true) : onError}
    />
  );
}
