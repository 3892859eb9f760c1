/** Makes a file name from a response safe: it cannot leave the download folder or disguise its type. */
const UNNAMED = 'download';

// Control characters, then marks that turn or hide text; the joiners of Devanagari (U+200C, U+200D) stay.
const UNSAFE = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

function clean(name: string): string {
  const last = name.replace(UNSAFE, '').split(/[/\\]/).at(-1) ?? '';
  return last.replace(/[<>:"|?*]/g, '_').replace(/^[\s.]+|[\s.]+$/g, '');
}

function decodeExtended(value: string): string {
  const [, charset = '', encoded = ''] = /^([^']*)'[^']*'(.*)$/.exec(value) ?? [];
  try {
    if (charset.toLowerCase() === 'utf-8') return decodeURIComponent(encoded);
  } catch {
    return '';
  }
  if (charset.toLowerCase() !== 'iso-8859-1') return '';
  return encoded.replace(/%([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** The parameters of a content-disposition header; a quoted value may contain semicolons and escaped quotes. */
function parameters(header: string): Map<string, string> {
  const found = new Map<string, string>();
  const pattern = /;\s*([\w!#$&+.^`|~*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g;
  for (const [, name = '', quoted, token = ''] of header.matchAll(pattern)) {
    const value = quoted === undefined ? token.trim() : quoted.replace(/\\(.)/g, '$1');
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), value);
  }
  return found;
}

/** The safe file name of a response (RFC 6266, RFC 8187), otherwise the default. */
export function fileNameOf(header: string | null, byDefault: string = UNNAMED): string {
  const found = parameters(header ?? '');
  return clean(decodeExtended(found.get('filename*') ?? '')) || clean(found.get('filename') ?? '') || byDefault;
}
