// Builds HTML from parts: texts are always escaped, and only values of this module are markup.

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

/** A template that escapes its values, in texts and quoted attributes; lists are joined, undefined values are left out. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.map((text, at) => text + (at < parts.length ? sourceOf(parts[at]) : '')).join(''));
