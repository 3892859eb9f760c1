import { App } from 'antd';
import { useMemo } from 'react';
import { useWords } from '../words';
import { MessageLink, type SnackbarLink } from './MessageLink';
import { feedbackWords } from './words';

/** Display time of a message in milliseconds (SHELL-75, CONST-09). */
export const SNACKBAR_MS = 6000;

type Kind = 'success' | 'error' | 'warning' | 'info';

interface Snackbar {
  success(text: string): void;
  error(text: string, link?: SnackbarLink): void;
  warning(text: string): void;
  info(text: string): void;
}

/** Showing the same text again restarts its time instead of duplicating it. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** From this width a message is below the side menu, otherwise over the top bar, so that it covers no filter and no button. */
const BESIDE = '(min-width: 900px)';

/** Messages that disappear after some time or by their button, independent of the screen. */
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
        role: kind === 'error' || kind === 'warning' ? 'alert' : 'status',
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
      warning: (text) => show('warning', text),
      info: (text) => show('info', text),
    };
  }, [notification, dismiss]);
}
