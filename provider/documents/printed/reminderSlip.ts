import { showPaise } from '../../../common/money.ts';
import type { Pair, Slip } from '../document.ts';
import { showDay } from '../documentText.ts';
import { classAndSection, orNone } from './payment.ts';
import { reminderWords, type SlipLanguage } from './reminderWords.ts';
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

/** The amount that the slip asks for in large figures, and the others. */
function amountsOf({ language, day, student: { due, next, pending } }: ReminderData) {
  const words = reminderWords[language];
  const total: Pair = { label: words.total, value: showPaise(pending) };
  const following: Pair[] = next
    ? [{ label: words.next, value: words.amountBy(showPaise(next.amount), showDay(next.date)) }]
    : [];
  if (due > 0)
    return {
      asked: { label: words.dueBy(showDay(day)), paise: due },
      others: [...following, total],
      request: words.request.due,
    };
  if (next)
    return {
      asked: { label: words.nextBy(showDay(next.date)), paise: next.amount },
      others: [total],
      request: words.request.next,
    };
  return { asked: { label: words.total, paise: pending }, others: [], request: words.request.total };
}

/** A reminder of a student's dues for the parents, to be cut off a page. */
export function reminderSlip(data: ReminderData): Slip {
  const { school, session, madeOn, language, student } = data;
  const words = reminderWords[language];
  const { name, lines } = letterheadOf(school);
  const { asked, others, request } = amountsOf(data);
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
      { kind: 'amount', label: asked.label, amount: { paise: asked.paise }, words: '' },
      ...(others.length > 0 ? [{ kind: 'pairs', across: 1, pairs: others } as const] : []),
      { kind: 'paragraph', text: request },
      { kind: 'signatures', places: [{ caption: words.signature }] },
    ],
  };
}
