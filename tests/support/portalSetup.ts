import '@testing-library/jest-dom';
import './plainStyles';

// What antd asks of a browser and jsdom does not have.
window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
})) as typeof window.matchMedia;

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom lays nothing out: the scroll area of a grid has room for every row and column.
const GRID_SIZE_PX = 20_000;
for (const name of ['clientWidth', 'clientHeight'] as const) {
  const own = Object.getOwnPropertyDescriptor(Element.prototype, name)?.get;
  Object.defineProperty(Element.prototype, name, {
    configurable: true,
    get(this: Element): number {
      return this.getAttribute('role') === 'grid' ? GRID_SIZE_PX : (own?.call(this) as number);
    },
  });
}
// Current browsers return a promise here, which is not the clean-up function of an effect.
const scrolled = () => Promise.resolve() as unknown as undefined;
Element.prototype.scrollTo ??= scrolled;
Element.prototype.scrollIntoView ??= scrolled;
window.scrollTo = scrolled;

// jsdom finds a field's labels by going through the whole page for each label: half the time of a test of a long form.
const CONTROL = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';
const isLabelOf = (field: HTMLElement) => (label: HTMLLabelElement) =>
  label.hasAttribute('for')
    ? label.htmlFor !== '' && label.htmlFor === field.id
    : label.contains(field) && label.querySelector(CONTROL) === field;
const implementation = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');
/** jsdom's own count of the changes of the page */
const changes = () => (document as unknown as Record<symbol, { _version: number }>)[implementation as symbol]?._version;
let labels = { at: changes(), all: [] as HTMLLabelElement[] };
const allLabels = (): HTMLLabelElement[] => {
  const at = changes();
  if (at === undefined || at !== labels.at) labels = { at, all: [...document.querySelectorAll('label')] };
  return labels.all;
};
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement & { type: string }) {
      return this.type === 'hidden' ? null : allLabels().filter(isLabelOf(this));
    },
  });

// A test fails on anything a developer would see in the console as an error or a warning.
const unexpected: string[] = [];
// antd's own, of a menu that is taken away as it closes: it looks for the place of the menu that is gone.
const MENU_IS_GONE = 'Warning: trigger element and popup element should in same shadow root.';
const record = (...parts: unknown[]) => {
  const said = parts.map((part) => String(part)).join(' ');
  if (said !== MENU_IS_GONE) unexpected.push(said);
};
beforeEach(() => {
  unexpected.length = 0;
  jest.spyOn(console, 'error').mockImplementation(record);
  jest.spyOn(console, 'warn').mockImplementation(record);
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(unexpected).toEqual([]);
});
