/** Maximum time for the browser's print dialog, after which the frame is removed. */
const REMOVE_AFTER_MS = 600_000;

/** Prints a page in a frame without scripts, so that its content cannot access the portal. Resolves when the print dialog was opened. */
export function printPage(html: string): Promise<void> {
  const frame = document.createElement('iframe');
  // The same origin is needed to call print(); without scripts, the page cannot use it.
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.setAttribute('aria-hidden', 'true');
  frame.title = '';
  frame.tabIndex = -1;
  frame.className = 'portal-print-frame';
  frame.srcdoc = html;
  return new Promise((resolve) => {
    frame.addEventListener('load', () => {
      const remove = () => frame.remove();
      frame.contentWindow?.addEventListener('afterprint', remove);
      setTimeout(remove, REMOVE_AFTER_MS);
      frame.contentWindow?.print();
      resolve();
    });
    document.body.append(frame);
  });
}
