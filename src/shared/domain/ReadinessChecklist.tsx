import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Fragment } from 'react';
import type { ClassReadiness } from '@/api/results';
import { useWords } from '../words';
import { MendingLink } from './MendingLink';
import { columnOf, detailsOf, lacks, REQUIRED, type ReadinessPart, type ReadySession } from './readiness';
import { readinessWords } from './readinessWords';

/** Maximum number of named classes; further ones are counted. */
const NAMED = 8;

interface ReadinessChecklistProps {
  readonly session: ReadySession;
  /** undefined while loading */
  readonly classes: readonly ClassReadiness[] | undefined;
  /** the sentences, each with the parts it is about */
  readonly items: readonly { readonly text: string; readonly parts: readonly ReadinessPart[] }[];
}

/** Sentences to read before a session is activated, each with a mark and the classes that lack its parts. */
export function ReadinessChecklist({ session, classes, items }: ReadinessChecklistProps) {
  return (
    <ul className="readiness-list">
      {items.map(({ text, parts }) => (
        <li key={text}>
          {classes && <Mark done={!isOpen(classes, parts)} />}
          <span>{text}</span>
          {classes &&
            parts.map((part) => (
              <LackingClasses key={part} session={session} classes={classes} part={part} most={NAMED} />
            ))}
        </li>
      ))}
    </ul>
  );
}

/** Whether a class lacks one of these parts, without which the provider does not activate the session. */
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

interface LackingClassesProps {
  readonly session: ReadySession;
  readonly classes: readonly ClassReadiness[];
  readonly part: ReadinessPart;
  /** further classes are counted; by default all are named */
  readonly most?: number;
}

/** The classes without a part of the configuration, each as a link to its screen; nothing if none lacks it. */
export function LackingClasses({ session, classes, part, most = Infinity }: LackingClassesProps) {
  const words = useWords(readinessWords);
  const lacking = classes.filter((one) => lacks(one, part));
  if (lacking.length === 0) return null;
  const nameOf = (one: ClassReadiness): string => {
    const details = part === 'LIMITS' ? [words.missingCount(one.limitsMissing)] : detailsOf(one, part);
    const name = words.ofClass(one.className);
    return details.length > 0 ? words.withDetails(name, details) : name;
  };
  const named = lacking.slice(0, most);
  return (
    <p>
      {words.leadOf(part)}
      {named.map((one, at) => (
        <Fragment key={one.classId}>
          {' '}
          <span className="readiness-class">
            <MendingLink column={columnOf(part)} session={session} classId={one.classId}>
              {nameOf(one)}
            </MendingLink>
            {at < named.length - 1 && ','}
          </span>
        </Fragment>
      ))}
      {lacking.length > most && ` ${words.more(lacking.length - most)}`}
    </p>
  );
}
