import { defineWords } from '../../words';

export const stepWords = defineWords({
  done: 'Done',
  open: 'Open',
  waiting: 'Can wait',
  blocked: 'Not yet possible',
  progress: (done: number, all: number) => `${done} of ${all} steps done`,
  noPermission: 'No permission to see this.',
  loadFailed: 'This step could not be loaded',
  retry: 'Retry',
  retryOf: (step: string) => `Retry: ${step}`,
});
