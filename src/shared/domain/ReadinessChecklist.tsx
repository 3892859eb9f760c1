import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { useGetSessionReadinessQuery, type ClassReadiness } from '@/api/results';
import { useFresh } from '../errors';
import { useWords } from '../words';
import { MendingLink } from './MendingLink';
import { lacks, type ReadinessPart, type ReadySession } from './readiness';
import { readinessWords } from './readinessWords';

/** So many classes are named; more are counted. */
const NAMED = 8;

interface ReadinessChecklistProps {
  readonly session: ReadySession;
  /** the sentences, each with what it is about */
  readonly items: readonly { readonly text: string; readonly parts: readonly ReadinessPart[] }[];
}

/** Sentences to read before a session is activated; as far as it is known, each says whether it is so, and of which classes not. */
export function ReadinessChecklist({ session, items }: ReadinessChecklistProps) {
  const words = useWords(readinessWords);
  const query = useGetSessionReadinessQuery({ sessionId: session.sessionId }, { refetchOnMountOrArgChange: true });
  const { found } = useFresh(query, words.loadFailed);
  return (
    <ul className="readiness-list">
      {items.map(({ text, parts }) => (
        <li key={text}>
          {found && <Mark done={!found.some((one) => parts.some((part) => lacks(one, part)))} />}
          <span>{text}</span>
          {found && parts.map((part) => <Lacking key={part} session={session} classes={found} part={part} />)}
        </li>
      ))}
    </ul>
  );
}

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
  const lacking = classes.filter((one) => lacks(one, part));
  if (lacking.length === 0) return null;
  const lead = { subjects: words.noSubjects, exams: words.noExams, limits: words.noLimits, fees: words.noFees }[part];
  return (
    <p>
      {lead}{' '}
      {lacking.slice(0, NAMED).map(({ classId, className }, at) => (
        <span key={classId}>
          {at > 0 && ', '}
          <MendingLink part={part} session={session} classId={classId}>
            {className}
          </MendingLink>
        </span>
      ))}
      {lacking.length > NAMED && ` ${words.more(lacking.length - NAMED)}`}
    </p>
  );
}
