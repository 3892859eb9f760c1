import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { PromotionRun } from '@/api/promotion';
import type { Session } from '@/api/sessions';
import type { StudentCount } from '@/api/students';
import { useHolds } from '@/shared/access';
import { LackingClasses } from '@/shared/domain';
import { showInstant } from '@/shared/lib/dates';
import { StatusTag } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { nextWords } from './nextWords';
import type { Rollover } from './rollover';
import { placingAddress, type StepId } from './steps';
import { FEES, SETUP, type Placing, type Promotions } from './stepStates';
import type { StepData } from './useStepData';

interface StepDetailsProps {
  readonly id: StepId;
  readonly rollover: Rollover;
  readonly data: StepData;
}

/** The open parts of a step, class by class. */
export function StepDetails({ id, rollover: { target }, data }: StepDetailsProps) {
  if (!target) return null;
  if (id === 'setup' || id === 'fees') return <Missing target={target} data={data} id={id} />;
  if (id === 'promote' && data.promotions.found) return <Runs promotions={data.promotions.found} />;
  if (id === 'place' && data.placing.found) return <ToPlace target={target} placing={data.placing.found} />;
  return null;
}

interface MissingProps {
  readonly target: Session;
  readonly data: StepData;
  readonly id: 'setup' | 'fees';
}

function Missing({ target, data, id }: MissingProps) {
  const classes = data.readiness.found;
  if (!classes) return null;
  return (
    <div className="next-missing">
      {(id === 'setup' ? SETUP : FEES).map((part) => (
        <LackingClasses key={part} session={target} classes={classes} part={part} />
      ))}
    </div>
  );
}

/** Maximum number of shown runs; further ones are counted. */
const SHOWN = 4;

function Runs({ promotions: { runs, waiting, remaining, classes } }: { readonly promotions: Promotions }) {
  const words = useWords(nextWords);
  const partly = waiting.length > 0 && waiting.length < classes;
  return (
    <>
      {runs.length > 0 && (
        <ul className="next-runs" aria-label={words.runs}>
          {runs.slice(0, SHOWN).map((run) => (
            <Run key={run.runId} run={run} />
          ))}
          {runs.length > SHOWN && <li>{words.earlierRuns(runs.length - SHOWN)}</li>}
        </ul>
      )}
      {partly && <Without lead={words.waiting} classes={waiting} />}
      <Without lead={words.remaining} classes={remaining} />
    </>
  );
}

interface WithoutProps {
  readonly lead: string;
  readonly classes: readonly StudentCount[];
}

/** The number of students without an outcome by class; nothing without any. */
function Without({ lead, classes }: WithoutProps) {
  const words = useWords(nextWords);
  if (classes.length === 0) return null;
  return (
    <p className="next-waiting">
      {lead}
      {classes.map(({ classId, className, students }, index) => (
        <Fragment key={classId}>
          {' '}
          <span className="readiness-class">
            {words.ofClass(className, students)}
            {index < classes.length - 1 && ','}
          </span>
        </Fragment>
      ))}
    </p>
  );
}

function Run({ run }: { readonly run: PromotionRun }) {
  const words = useWords(nextWords);
  const { undoneAt } = run;
  const names = run.classes
    .filter(({ promoted, repeating, passedOut }) => promoted + repeating + passedOut > 0)
    .map(({ className }) => className);
  return (
    <li className={undoneAt === null ? undefined : 'next-run-undone'}>
      <span className="next-run-classes">{words.runOf(names)}</span>
      {undoneAt !== null && <StatusTag tone="neutral" text={words.undone} />}
      <span>{words.numbers(run)}</span>
      <span className="next-run-by">
        {words.runBy(showInstant(run.at), run.by)}
        {undoneAt !== null && `, ${words.undoneAt(showInstant(undoneAt))}`}
      </span>
    </li>
  );
}

function ToPlace({ target, placing }: { readonly target: Session; readonly placing: Placing }) {
  const words = useWords(nextWords);
  const may = useHolds()('UPDATE_STUDENT_SESSION_DETAILS');
  if (placing.open.length === 0) return null;
  return (
    <ul className="next-classes">
      {placing.open.map(({ classId, className, pending, withoutRollNo }) => (
        <li key={classId}>
          {may ? (
            <Link to={placingAddress(target, classId)}>{words.classOf(className)}</Link>
          ) : (
            <span>{words.classOf(className)}</span>
          )}
          <span>{words.placeOf(pending, withoutRollNo)}</span>
        </li>
      ))}
    </ul>
  );
}
