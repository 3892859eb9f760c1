import { LABELS } from '@/api/catalogue';
import { defineWords } from '@/shared/words';

/** Such as Science, Commerce or Arts. */
const STREAMS = Object.values(LABELS.Stream)
  .join(', ')
  .replace(/, ([^,]*)$/, ' or $1');

const count = (number: number, one: string, several: string): string => `${number} ${number === 1 ? one : several}`;

export const standardWords = defineWords({
  open: 'Add Standard Classes',
  title: 'Add Standard Classes',
  hint: `Sections are named A, B, C …, those of a stream ${STREAMS}.`,
  keys: 'Enter or ↓ goes to the next class, Ctrl + Enter adds the classes.',
  class: 'Class',
  sections: 'Sections',
  table: 'Standard classes',
  existing: (sections: number) => `In this school, ${count(sections, 'section', 'sections')}`,
  add: (name: string) => `Add class ${name}`,
  plainOf: (name: string) => `Sections of class ${name}`,
  streamOf: (stream: string, name: string) => `${stream} sections of class ${name}`,
  tooMany: 'A class has at most 26 sections',
  summary: (classes: number, sections: number) =>
    `${count(classes, 'class', 'classes')} with ${count(sections, 'section', 'sections')}`,
  nothing: 'No class is chosen.',
  all: 'This school has all standard classes.',
  save: 'Add Classes',
  done: 'Classes created successfully',
  failed: 'Failed to add the classes',
  loadFailed: 'Failed to load the usual names of classes',
  unsaved: (school: string) => `You have unsaved standard classes of ${school}.`,
  discard: 'Discard the numbers of sections?',
});
