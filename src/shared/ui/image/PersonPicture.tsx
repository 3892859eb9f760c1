import { initialsOf, toneOf } from '../../lib/initials';
import { useShownImage } from './useShownImage';

/** Side lengths in pixels: in the row of a list, beside a line of text, in the heading of a record. */
const SIZES = { row: [28, 28], line: [36, 36], head: [88, 107] } as const;

/** Number of tones in the palette: `--portal-tone0` and so on. */
const TONES = 6;

interface PersonPictureProps {
  readonly name: string;
  /** From the provider; see `imageAddress`. */
  readonly url: string | null | undefined;
  readonly size: keyof typeof SIZES;
  /** Omitted if the name is shown beside it, so that screen readers ignore the picture. */
  readonly alt?: string;
}

/** The photograph of a person. Without one, and until it is loaded, the initials are shown (TABLE-19), which need no network. */
export function PersonPicture({ name, url, size, alt = '' }: PersonPictureProps) {
  const { address, onError } = useShownImage(url);
  const [width, height] = SIZES[size];
  const tone = toneOf(name, TONES);
  const named = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span
      className={`person-picture person-picture-${size}`}
      style={{ width, height, color: `var(--portal-tone${tone})`, background: `var(--portal-tone${tone}-bg)` }}
      {...(address === null || alt === '' ? named : {})}
    >
      <span aria-hidden>{initialsOf(name)}</span>
      {address !== null && (
        <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" onError={onError} />
      )}
    </span>
  );
}
