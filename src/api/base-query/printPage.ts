/** Maximum time for the browser's print dialog, after which the frame is removed. */
const REMOVE_AFTER_MS = 600_000;

/**
 * Hands a page to the browser for printing, in a frame of its own where no script runs: whatever stands in the page, it reads
 * nothing of the portal. Returns when the dialog of the browser was opened.
 */
export function printPage(html: string): Promise<void> {
  const frame = document.createElement('iframe');
  // The same origin, so that it can be asked to print; without scripts nobody in it makes use of that.
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
