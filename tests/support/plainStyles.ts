// No sheet reaches a test: an element's own style and what the browser hides by itself are all there is. jsdom would match its
// long default sheet against each ancestor of each examined element, a tenth of the time of a test.
const KINDS: Record<string, string> = {
  none: 'head link meta noscript script style template title',
  block:
    'address article aside blockquote body dd details dialog div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html legend main nav ol p pre section summary ul',
  'inline-block': 'button input meter progress select textarea',
  'list-item': 'li',
  table: 'table',
  'table-row-group': 'tbody thead tfoot',
  'table-row': 'tr',
  'table-cell': 'td th',
};
const DISPLAYS = new Map(
  Object.entries(KINDS).flatMap(([display, tags]) => tags.split(' ').map((tag) => [tag, display] as const)),
);
const displayOf = (element: Element): string =>
  element.hasAttribute('hidden') ? 'none' : (DISPLAYS.get(element.localName) ?? '');
const visibilityOf = (element: Element | null): string => {
  for (let at = element; at !== null; at = at.parentElement) {
    const own = (at as HTMLElement).style.visibility;
    if (own !== '' && own !== 'inherit') return own;
  }
  return 'visible';
};
const computed: Record<string, (element: Element) => string> = {
  display: displayOf,
  visibility: visibilityOf,
  opacity: () => '1',
  // A text area that grows reckons with them.
  ...Object.fromEntries(
    ['padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width'].map((edge) => [edge, () => '0px']),
  ),
};
const ownStyle = (element: Element, name: string): string => {
  const value: unknown = Reflect.get((element as HTMLElement).style, name);
  return typeof value === 'string' ? value : '';
};
declare global {
  /** As jsdom finds it in the page's own sheets, for a test that brings one. */
  var styleFromSheets: typeof window.getComputedStyle;
}
globalThis.styleFromSheets = window.getComputedStyle.bind(window);
window.getComputedStyle = (element: Element) =>
  new Proxy((element as HTMLElement).style, {
    get: (style, name) => {
      if (name === 'getPropertyValue')
        return (asked: string) => style.getPropertyValue(asked) || (computed[asked]?.(element) ?? '');
      if (typeof name === 'string' && name in computed) return ownStyle(element, name) || computed[name]?.(element);
      const value: unknown = Reflect.get(style, name);
      return typeof value === 'function' ? (value.bind(style) as unknown) : value;
    },
  });

export {};
