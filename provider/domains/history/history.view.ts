// An audit entry as the history shows it: names instead of ids, words instead of codes.
import type { components } from '../../contract/generated/operations.gen.ts';
import { isoInstant } from '../../shared/clock.ts';
import { detailsOf, factsOf, type Details, type Fact, type Reading } from './history.facts.ts';
import type { EntryRow, Named, Names, promotionsOf } from './history.queries.ts';
import { actionWords, historyWords as words, valueWords } from './history.words.ts';

type Entry = components['schemas']['HistoryItem'];
type Change = components['schemas']['HistoryChange'];
type Promotions = Awaited<ReturnType<typeof promotionsOf>>;

export interface View extends Reading {
  names: Names;
  promotions: Promotions;
}

const NAMED: readonly Named[] = ['class', 'section', 'session', 'student', 'teacher'];
const isNamed = (kind: string): kind is Named => (NAMED as readonly string[]).includes(kind);
const idsIn = (value: unknown): number[] => [value].flat().filter((one): one is number => typeof one === 'number');
/** The sessions that an entry names besides its facts. */
const SESSIONS = ['sessionId', 'sourceSessionId', 'targetSessionId'];

/** The ids whose names a page needs. */
export function idsToName(rows: readonly EntryRow[], reading: Reading, promotions: Promotions) {
  const ids: Record<Named, number[]> = { class: [], section: [], session: [], student: [], teacher: [] };
  for (const row of rows) {
    for (const { kind, before, after } of factsOf(row, reading))
      if (isNamed(kind)) ids[kind].push(...idsIn(before), ...idsIn(after));
    const { after } = detailsOf(row);
    ids.session.push(...SESSIONS.flatMap((name) => idsIn(after?.[name])));
    ids.class.push(...idsIn(after?.['copiedFrom']));
    ids.section.push(...idsIn(after?.['sectionId']));
  }
  for (const { toClassId, toSectionId } of promotions.values()) {
    ids.class.push(...idsIn(toClassId));
    ids.section.push(...idsIn(toSectionId));
  }
  return ids;
}

function textOf({ name, kind }: Pick<Fact, 'name' | 'kind'>, value: unknown, names: Names): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (isNamed(kind)) {
    const texts = idsIn(value).map((id) => names[kind].get(id) ?? words.removed);
    return texts.length === 0 ? null : texts.join(', ');
  }
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((one) => textOf({ name, kind: 'text' }, one, names)).join(', ') || null;
  if (typeof value === 'object') return 'name' in value ? String(value.name) : words.severalValues;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return valueWords[name]?.[text] ?? text;
}

const KINDS: Readonly<Record<string, Change['kind']>> = { date: 'DATE', money: 'MONEY' };

const changeView = (fact: Fact, names: Names): Change => ({
  field: fact.label,
  kind: KINDS[fact.kind] ?? 'TEXT',
  before: textOf(fact, fact.before, names),
  after: textOf(fact, fact.after, names),
  recorded: fact.recorded,
});

/** 'Promoted to 6 A' for the student whose history is read. */
function promotionAction(details: Details, { names, promotions }: View): string {
  const done = promotions.get(Number(details.id));
  if (!done || done.toClassId === null) return words.passedOut;
  const section = done.toSectionId === null ? undefined : names.section.get(done.toSectionId);
  const target = [names.class.get(done.toClassId) ?? words.removed, section].filter(Boolean).join(' ');
  return done.outcome === 'REPEATS' ? words.repeats(target) : words.promotedTo(target);
}

function actionOf(row: EntryRow, view: View): string {
  const details = detailsOf(row);
  const { before, after } = details;
  if (row.event === 'promoteStudents') return promotionAction(details, view);
  if (view.studentId !== undefined && row.entity === 'receipt')
    return row.event === 'cancelReceipt' ? words.tcCancelled : words.tcIssued;
  if (row.event === 'strikeOffStudent') return after?.['life'] === 'ACTIVE' ? words.readmitted : words.struckOff;
  if (typeof after?.['disabled'] === 'boolean' && Object.keys(after).length === 1)
    return after['disabled'] ? words.disabled : words.enabled;
  if (row.event === 'updateSession' && before?.['status'] !== after?.['status']) {
    if (after?.['status'] === 'ACTIVE') return words.activated;
    if (after?.['status'] === 'COMPLETED') return words.completed;
  }
  if (/^update|^saveStudent/.test(row.event) && factsOf(row, view).length === 0) return words.unchanged;
  return actionWords[row.event] ?? words.changed;
}

function aboutOf(row: EntryRow, { names, studentId }: View): string | null {
  const { before, after } = detailsOf(row);
  const sessionOf = (name: string) => names.session.get(Number(after?.[name]));
  const [own, source, target] = SESSIONS.map(sessionOf);
  const section = names.section.get(Number(after?.['sectionId']));
  const copiedFrom = names.class.get(Number(after?.['copiedFrom']));
  const parts = [
    row.entity === 'student' && own !== undefined && words.session(own),
    row.entity === 'promotion' && source !== undefined && target !== undefined && words.sessions(source, target),
    row.event === 'saveSessionDetails' && section !== undefined && words.section(section),
    row.entity === 'section' && words.section(String(after?.['name'] ?? before?.['name'])),
    studentId !== undefined && row.entity === 'receipt' && after?.['receiptNo'] !== undefined
      ? words.receipt(after['receiptNo'])
      : false,
    copiedFrom !== undefined && words.copiedFrom(copiedFrom),
    typeof after?.['file'] === 'string' && words.file(after['file']),
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? null : parts.join(' · ');
}

export const entryView = (row: EntryRow, view: View): Entry => ({
  id: row.id,
  at: isoInstant(row.at),
  by: row.by,
  userRecorded: row.userRecorded,
  action: actionOf(row, view),
  about: aboutOf(row, view),
  changes: factsOf(row, view).map((fact) => changeView(fact, view.names)),
});
