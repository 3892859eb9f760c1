/** Whether the keyboard has a Command key, which takes the part of Control there. */
export const isMac = (): boolean => /^Mac|^iP/.test(navigator.platform);

/** Whether Control, or Command on a Mac, is pressed without another modifier. */
export const hasControl = (event: KeyboardEvent | React.KeyboardEvent): boolean =>
  (isMac() ? event.metaKey : event.ctrlKey) && !event.altKey && !event.shiftKey;
