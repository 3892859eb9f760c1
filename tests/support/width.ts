/** Emulates the browser window's width for media queries. */
export function setWidth(width: number): void {
  window.matchMedia = (query: string) => {
    const wanted = /min-width:\s*(\d+)px/.exec(query)?.[1];
    return {
      matches: wanted !== undefined && width >= Number(wanted),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      dispatchEvent: () => false,
    };
  };
}
