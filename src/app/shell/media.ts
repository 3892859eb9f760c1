import { useMedia } from '@/shared/ui';

/** From this width in pixels on the drawer is permanent (SHELL-34). */
const WIDE_FROM = 900;

export const useIsWide = (): boolean => useMedia(`(min-width: ${WIDE_FROM}px)`);
/** The user asked the system for less motion: lists, menus and dialogs then open at once. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
