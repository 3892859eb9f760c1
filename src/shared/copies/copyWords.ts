import { defineWords } from '../words';

const classesOf = (count: number): string => `${count} ${count === 1 ? 'class' : 'classes'}`;

export const copyWords = defineWords({
  applyToOthers: 'Apply to other classes',
  copyFrom: 'Copy from class…',
  titleTo: (what: string, className: string) => `Apply the ${what} of class ${className} to other classes`,
  titleFrom: (what: string, className: string) => `Copy ${what} to class ${className}`,
  titleDone: (what: string) => `Copied ${what}`,
  subjects: 'subjects and groups',
  config: 'result config',
  limits: 'minimum and maximum marks',
  saveFirst: 'Save or discard your changes first. A copy takes the stored values.',

  source: 'Class to copy',
  chooseSource: 'Choose a class',
  noSources: 'No other class of this session can be copied yet.',
  sourcesFailed: 'Failed to load the classes of the session',
  notOffered: 'This class cannot take over anything.',

  table: 'Classes',
  class: 'Class',
  effect: 'Effect',
  result: 'Result',
  selectAll: 'Select All',
  noClasses: 'The session has no other classes.',
  adds: 'Adds',
  changes: 'Changes',
  keeps: 'Unchanged',
  added: 'Added',
  changed: 'Changed',
  cannot: 'Not possible',
  equal: 'Already equal',
  nothing: 'Nothing was changed',
  change: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  entries: (count: number) => `${count} entries`,
  stale: (reason: string) => `${reason}. Check it again.`,

  chosen: (count: number) => (count === 0 ? 'No class is selected.' : `${classesOf(count)} selected.`),
  apply: 'Apply',
  copy: 'Copy',
  cancel: 'Cancel',
  close: 'Close',
  copied: (count: number) => `Copied to ${classesOf(count)}`,
  failed: 'Failed to copy to other classes',
  loadFailed: 'Failed to load the preview',
});

/** The copied configuration. */
export type CopyPart = 'subjects' | 'config' | 'limits';
