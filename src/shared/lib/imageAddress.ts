/** Where pictures of the portal's own site live (TABLE-18). */
const IMAGES_PATH = '/images/';
export const NO_IMAGE = `${IMAGES_PATH}no-image.svg`;

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** What a browser drops from an address before it looks for the scheme. */
const IGNORED = /[\u0000-\u0020]/g;

/**
 * The address an image may be loaded from, or null when there is none to trust (TABLE-17, CONST-31): `https:` and paths of this
 * site as they are, a name without a scheme below `/images/`; any other scheme or host is refused. `site` is this page's origin.
 */
export function imageAddress(url: string | null | undefined, site: string = window.location.origin): string | null {
  const address = (url ?? '').trim();
  const bare = address.replace(IGNORED, '').replaceAll('\\', '/');
  if (bare === '' || bare.startsWith('//')) return null;
  if (bare.startsWith('/')) return address;
  if (!SCHEME.test(bare)) return `${IMAGES_PATH}${address}`;
  if (/^https:\/\//i.test(bare)) return address;
  return bare.startsWith(`${site}/`) ? address : null;
}
