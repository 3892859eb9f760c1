import { showPaise } from '../../../common/money.ts';
import type { Pair, Slip } from '../document.ts';
import { showDay } from '../documentText.ts';
import { classAndSection, orNone } from './payment.ts';
import { reminderWords, type SlipLanguage } from './reminder.words.ts';
import { letterheadOf, type DocumentSchool } from './school.ts';

export interface ReminderStudent {
  code: number;
  name: string;
  fatherName: string | null;
  className: string;
  section: string | null;
  /** paise that are due by the day */
  due: number;
  /** the first open instalment after the day; paise */
  next: { date: string; amount: number } | null;
  /** paise */
  pending: number;
}

export interface ReminderData {
  school: DocumentSchool;
  session: string;
  /** yyyy-MM-dd */
  day: string;
  madeOn: string;
  language: SlipLanguage;
  student: ReminderStudent;
}

/** The requested amount, in large figures, and the other amounts. */
function amountsOf({ language, day, student: { due, next, pending } }: ReminderData) {
  const words = reminderWords[language];
  const total: Pair = { label: words.total, value: showPaise(pending) };
  const following: Pair[] = next
    ? [{ label: words.next, value: words.amountBy(showPaise(next.amount), showDay(next.date)) }]
    : [];
  if (due > 0)
    return {
      requested: { label: words.dueBy(showDay(day)), paise: due },
      others: [...following, total],
      request: words.request.due,
    };
  if (next)
    return {
      requested: { label: words.nextBy(showDay(next.date)), paise: next.amount },
      others: [total],
      request: words.request.next,
    };
  return { requested: { label: words.total, paise: pending }, others: [], request: words.request.total };
}

/** A reminder of a student's dues for the parents, to be cut off a page. */
export function reminderSlip(data: ReminderData): Slip {
  const { school, session, madeOn, language, student } = data;
  const words = reminderWords[language];
  const { name, lines } = letterheadOf(school);
  const { requested, others, request } = amountsOf(data);
  return {
    letterhead: { name, lines },
    blocks: [
      { kind: 'title', text: words.title },
      {
        kind: 'pairs',
        across: 2,
        pairs: [
          { label: words.session, value: session },
          { label: words.date, value: showDay(madeOn) },
          { label: words.student, value: student.name, wide: true },
          { label: words.father, value: orNone(student.fatherName), wide: true },
          { label: words.class, value: classAndSection(student.className, student.section) },
          { label: words.code, value: String(student.code) },
        ],
      },
      { kind: 'amount', label: requested.label, amount: { paise: requested.paise }, words: '' },
      ...(others.length > 0 ? [{ kind: 'pairs', across: 1, pairs: others } as const] : []),
      { kind: 'paragraph', text: request },
      { kind: 'signatures', lines: [{ caption: words.signature }] },
    ],
  };
}
