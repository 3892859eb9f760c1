import { useState } from 'react';
import { imageAddress, NO_IMAGE } from '../../lib/imageAddress';

interface StoredImageProps {
  /** As the provider gave it: a name, a path of this site or an https address. */
  readonly url: string | null | undefined;
  readonly alt: string;
  /** Side lengths in pixels; the box keeps them whatever is loaded. */
  readonly width: number;
  readonly height?: number;
}

/** A picture in a box of fixed size; a missing, broken or refused one shows the placeholder (TABLE-17..19). */
export function StoredImage({ url, alt, width, height = width }: StoredImageProps) {
  const address = imageAddress(url);
  const [broken, setBroken] = useState<string | null>(null);
  const shown = address === null || address === broken ? NO_IMAGE : address;
  return (
    <img
      className="portal-image"
      src={shown}
      alt={alt}
      width={width}
      height={height}
      style={{ width, height }}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(address)}
    />
  );
}
