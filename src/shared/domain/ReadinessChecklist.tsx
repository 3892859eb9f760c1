import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import type { ClassReadiness } from '@/api/results';
import { showDate } from '../lib/dates';
import { useWords } from '../words';
import { MendingLink } from './MendingLink';
import { lacks, REQUIRED, type ReadinessPart, type ReadySession } from './readiness';
import { readinessWords } from './readinessWords';

/** Further classes are counted. */
const NAMED = 8;

interface ReadinessChecklistProps {
  readonly session: ReadySession;
  /** undefined while they are not known */
  readonly classes: readonly ClassReadiness[] | undefined;
  /** the sentences, each with what it is about */
  readonly items: readonly { readonly text: string; readonly parts: readonly ReadinessPart[] }[];
}

/** Sentences to read before a session is activated, each with a mark and the classes that still lack something. */
export function ReadinessChecklist({ session, classes, items }: ReadinessChecklistProps) {
  return (
    <ul className="readiness-list">
      {items.map(({ text, parts }) => (
        <li key={text}>
          {classes && <Mark done={!isOpen(classes, parts)} />}
          <span>{text}</span>
          {classes && parts.map((part) => <Lacking key={part} session={session} classes={classes} part={part} />)}
        </li>
      ))}
    </ul>
  );
}

/** Whether a class still lacks something of these parts without which the provider does not activate the session. */
export const isOpen = (classes: readonly ClassReadiness[], parts: readonly ReadinessPart[]): boolean =>
  classes.some((one) => parts.some((part) => REQUIRED.includes(part) && lacks(one, part)));

function Mark({ done }: { readonly done: boolean }) {
  const words = useWords(readinessWords);
  return done ? (
    <CheckCircleOutlined className="readiness-done" aria-label={words.done} />
  ) : (
    <ExclamationCircleOutlined className="readiness-open" aria-label={words.missing} />
  );
}

interface LackingProps {
  readonly session: ReadySession;
  readonly classes: readonly ClassReadiness[];
  readonly part: ReadinessPart;
}

function Lacking({ session, classes, part }: LackingProps) {
  const words = useWords(readinessWords);
  const lead = {
    subjects: words.noSubjects,
    exams: words.noExams,
    limits: words.noLimits,
    fees: words.noFees,
    feeDates: words.outside,
  }[part];
  const lacking = classes.filter((one) => lacks(one, part));
  if (lacking.length === 0) return null;
  const nameOf = ({ className, limitsMissing, feeDatesOutside }: ClassReadiness): string => {
    if (part === 'limits') return words.ofClassWith(className, words.missingCount(limitsMissing));
    if (part === 'feeDates') return words.ofClassWith(className, feeDatesOutside.map(showDate).join(', '));
    return words.ofClass(className);
  };
  return (
    <p>
      {lead}{' '}
      {lacking.slice(0, NAMED).map((one, at) => (
        <span key={one.classId}>
          {at > 0 && ', '}
          <MendingLink part={part} session={session} classId={one.classId}>
            {nameOf(one)}
          </MendingLink>
        </span>
      ))}
      {lacking.length > NAMED && ` ${words.more(lacking.length - NAMED)}`}
    </p>
  );
}
