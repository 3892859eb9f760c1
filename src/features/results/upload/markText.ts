/** The text of an entry of the marks grid, and its value: the same as in a marks file. */
export {
  entryError,
  entryText,
  isDays,
  marksOf,
  MOST_DAYS,
  readEntry,
  REASON_TEXTS,
  REASONS,
  type EntryKind,
  type GradeName,
  type Limits,
  type TypedEntry as EntryValue,
} from '@common/results';
