import { useState } from 'react';
import { NO_IMAGE } from '../../lib/imageAddress';
import { useShownImage } from './useShownImage';

interface StoredImageProps {
  /** As the provider gave it: a name, a path of this site or an https address. */
  readonly url: string | null | undefined;
  readonly alt: string;
  /** Side lengths in pixels; the box keeps them whatever is loaded. */
  readonly width: number;
  readonly height?: number;
}

/** A picture in a box of fixed size; a missing, broken or refused one shows the portal's mark (TABLE-17..19). */
export function StoredImage({ url, alt, width, height = width }: StoredImageProps) {
  const { address, onError } = useShownImage(url);
  // Without a network the mark itself may not come: then its empty box stands there, and no sign of a broken picture.
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
