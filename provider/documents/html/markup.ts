// HTML that is put together of parts: a text is always escaped, only what was made here is markup.

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = Markup | string | number | undefined | false | readonly Part[];

function sourceOf(part: Part): string {
  if (part instanceof Markup) return part.source;
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') return part.map(sourceOf).join('');
  return String(part).replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
}

/** A template whose values are escaped, in texts and in attributes between quotes; lists are joined, nothing is left out as nothing. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.map((text, at) => text + (at < parts.length ? sourceOf(parts[at]) : '')).join(''));
