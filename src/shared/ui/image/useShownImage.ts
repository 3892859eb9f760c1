import { useState } from 'react';
import { imageAddress } from '../../lib/imageAddress';

interface ShownImage {
  /** null for a missing, rejected or broken picture */
  readonly address: string | null;
  readonly onError: () => void;
}

/** The address of an image to show; a new address resets an earlier load error (TABLE-17..19). */
export function useShownImage(url: string | null | undefined): ShownImage {
  const address = imageAddress(url);
  const [broken, setBroken] = useState<string | null>(null);
  return { address: address === broken ? null : address, onError: () => setBroken(address) };
}
