/** The folder of the pictures on the portal's own site (TABLE-18). */
const IMAGES_PATH = '/images/';
export const NO_IMAGE = `${IMAGES_PATH}no-image.svg`;

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Characters that a browser ignores before the scheme of an address. */
const IGNORED = /[\u0000-\u0020]/g;

/**
 * The address of an image, or null for an untrusted one (TABLE-17, CONST-31): `https:` and paths of this site are unchanged, a name
 * without a scheme is below `/images/`; other schemes and hosts are rejected. `site` is the origin of this page.
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
