import { App } from 'antd';
import { useMemo } from 'react';
import { useWords } from '../words';
import { MessageLink, type SnackbarLink } from './MessageLink';
import { feedbackWords } from './words';

/** How long a message stays, in milliseconds (SHELL-75, CONST-09). The only place that says so. */
export const SNACKBAR_MS = 6000;

type Kind = 'success' | 'error' | 'info';

interface Snackbar {
  success(text: string): void;
  error(text: string, link?: SnackbarLink): void;
  info(text: string): void;
}

/** The same text shown again restarts its time instead of standing there twice. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** From this width on a message is shown below the side menu, else over the top bar: it covers no filter and no button of a screen. */
const BESIDE = '(min-width: 900px)';

/** Messages that go by themselves or by their button, and outlive the screen that showed them. */
export function useSnackbar(): Snackbar {
  const { notification } = App.useApp();
  const { dismiss } = useWords(feedbackWords);
  return useMemo(() => {
    const show = (kind: Kind, text: string, link?: SnackbarLink) => {
      const key = `${kind}: ${text}`;
      clearTimeout(timers.get(key));
      notification.open({
        key,
        type: kind,
        title: text,
        ...(link && { actions: <MessageLink {...link} /> }),
        placement: window.matchMedia(BESIDE).matches ? 'bottomLeft' : 'top',
        duration: false,
        role: kind === 'error' ? 'alert' : 'status',
        closable: { 'aria-label': dismiss },
      });
      timers.set(
        key,
        setTimeout(() => {
          timers.delete(key);
          notification.destroy(key);
        }, SNACKBAR_MS),
      );
    };
    return {
      success: (text) => show('success', text),
      error: (text, link) => show('error', text, link),
      info: (text) => show('info', text),
    };
  }, [notification, dismiss]);
}
