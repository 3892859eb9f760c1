import '@testing-library/jest-dom';

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

const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element: Element) => computedStyle(element);
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;

// A test fails on anything a developer would see in the console as an error or a warning.
const unexpected: string[] = [];
const record = (...parts: unknown[]) => unexpected.push(parts.map((part) => String(part)).join(' '));
beforeEach(() => {
  unexpected.length = 0;
  jest.spyOn(console, 'error').mockImplementation(record);
  jest.spyOn(console, 'warn').mockImplementation(record);
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(unexpected).toEqual([]);
});
