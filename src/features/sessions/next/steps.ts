/** The six steps of a rollover with their state, one sentence and the screen of each. Pure functions. */
import type { Privilege } from '@/api/catalogue';
import type { ClassReadiness } from '@/api/results';
import type { Session } from '@/api/sessions';
import {
  columnOf,
  lacks,
  MENDERS,
  mendingAddress,
  REQUIRED,
  type ReadinessColumn,
  type ReadinessPart,
} from '@/shared/domain';
import { showDate } from '@/shared/lib/dates';
import { paths } from '@/shared/navigation';
import type { PageState, StepView } from '@/shared/ui';
import type { nextWords } from './nextWords';
import type { Rollover } from './rollover';
import { configured, FEES, lackingOf, placed, SETUP, type Placing, type Promotions } from './stepStates';
import type { Fresh, StepData } from './useStepData';

type Words = (typeof nextWords)['en'];

export type StepId = 'create' | 'setup' | 'fees' | 'promote' | 'place' | 'activate';

export interface Step extends StepView {
  readonly id: StepId;
}

type StepLink = NonNullable<StepView['link']>;

export interface StepContext {
  readonly words: Words;
  readonly holds: (privilege: Privilege) => boolean;
  readonly sessions: readonly Session[];
  readonly rollover: Rollover;
  readonly data: StepData;
}

type OfTarget = StepContext & { readonly target: Session };

const READY: PageState = { kind: 'ready' };

const loading = (id: StepId, state: PageState): Step => ({ id, progress: undefined, state, text: '', link: undefined });

/** The step after its records are loaded. */
function loaded<T>(id: StepId, { found, state }: Fresh<T>, view: (found: T) => Omit<Step, 'id' | 'state'>): Step {
  return found === undefined ? loading(id, state) : { id, state: READY, ...view(found) };
}

function createStep({ words, sessions, rollover: { source, target } }: StepContext): Step {
  const step = { id: 'create', state: READY } as const;
  if (!target)
    return {
      ...step,
      progress: 'open',
      text: words.createOpen(source.sessionName),
      link: { to: `${paths.sessions}#new=${source.sessionId}`, label: words.createLink },
    };
  const created = words.created(target.sessionName, words.span(showDate(target.startDate), showDate(target.endDate)));
  return {
    ...step,
    progress: 'done',
    text: `${created} ${copiedText(words, target, sessions)}`,
    link: { to: paths.sessions, label: words.toSessions },
  };
}

function copiedText(words: Words, target: Session, sessions: readonly Session[]): string {
  const from = sessions.find(({ sessionId }) => sessionId === target.sourceSessionId);
  const what = [
    ...(target.createSubjectsConfig ? [words.subjects] : []),
    ...(target.createExamConfig ? [words.exams] : []),
    ...(target.createMarksConfig ? [words.limits] : []),
  ];
  return from && what.length > 0 ? words.copied(from.sessionName, what) : words.notCopied;
}

/** The screen of the first missing part that the user may open; if nothing is missing, that of the last part. */
function mendingLink(
  context: OfTarget,
  classes: readonly ClassReadiness[],
  parts: readonly ReadinessPart[],
): StepLink | undefined {
  const { words, holds, target } = context;
  const labels: Readonly<Record<ReadinessColumn, string>> = {
    subjects: words.openSubjects,
    exams: words.openExams,
    limits: words.openLimits,
    fees: words.openFees,
  };
  const allowed = parts.filter((part) => holds(MENDERS[columnOf(part)]));
  const missing = allowed.find((part) => classes.some((one) => lacks(one, part)));
  const part = missing ?? (lackingOf(classes, parts).length === 0 ? allowed.at(-1) : undefined);
  const one = missing ? classes.find((row) => lacks(row, missing)) : classes[0];
  if (part === undefined || one === undefined) return undefined;
  return { to: mendingAddress(columnOf(part), target, one.classId), label: labels[columnOf(part)] };
}

function configStep(context: OfTarget, id: 'setup' | 'fees'): Step {
  const { words, holds, data } = context;
  const parts = id === 'setup' ? SETUP : FEES;
  return loaded(id, data.readiness, (classes) => {
    const progress = configured(classes, parts);
    if (classes.length === 0) {
      const link = holds('LIST_CLASS') ? { to: paths.classes, label: words.openClasses } : undefined;
      return { progress, text: words.noClasses, link };
    }
    const ready = classes.length - lackingOf(classes, parts).length;
    const text = id === 'setup' ? words.ready(ready, classes.length) : words.priced(ready, classes.length);
    return { progress, text, link: mendingLink(context, classes, parts) };
  });
}

function promotionText(words: Words, promotions: Promotions, source: Session): string {
  const { classes, waiting } = promotions;
  if (classes === 0) return words.noStudents(source.sessionName);
  if (waiting.length === classes) return words.notPromoted(classes);
  return words.sentence(words.promotedOf(classes - waiting.length, classes), words.numbers(promotions));
}

/** Student Promotions, with the classes that are not promoted yet. */
function promotionAddress(source: Session, target: Session, waiting: Promotions['waiting']): string {
  const filters = new URLSearchParams({
    schoolId: String(source.schoolId),
    sourceSessionId: String(source.sessionId),
    targetSessionId: String(target.sessionId),
    ...(waiting.length > 0 && { classIds: waiting.map(({ classId }) => classId).join(',') }),
  });
  return `${paths.promotion}#${filters.toString()}`;
}

function promoteStep({ words, holds, data, rollover, target }: OfTarget): Step {
  return loaded('promote', data.promotions, (promotions) => ({
    progress: promotions.waiting.length === 0 ? 'done' : 'open',
    text: promotionText(words, promotions, rollover.source),
    link: holds('STUDENTS_PROMOTION')
      ? { to: promotionAddress(rollover.source, target, promotions.waiting), label: words.openPromotion }
      : undefined,
  }));
}

/** Student Session Details for a class of the target session. */
export const placingAddress = ({ schoolId, sessionId }: Session, classId?: number): string =>
  `${paths.sessionDetails}#schoolId=${schoolId}&sessionId=${sessionId}${classId === undefined ? '' : `&classId=${classId}`}`;

function placeText(words: Words, placing: Placing, target: Session): string {
  if (placing.students === 0) return words.placeBlocked(target.sessionName);
  if (placing.open.length === 0) return words.placed(placing.students);
  return words.toPlace(placing.pending, placing.withoutRollNo);
}

function placeStep({ words, holds, data, target }: OfTarget): Step {
  return loaded('place', data.placing, (placing) => {
    const may = placing.students > 0 && holds('UPDATE_STUDENT_SESSION_DETAILS');
    const to = placingAddress(target, placing.open[0]?.classId);
    return {
      progress: placed(placing),
      text: placeText(words, placing, target),
      link: may ? { to, label: words.openPlacing } : undefined,
    };
  });
}

function activateStep({ words, data, target }: OfTarget): Step {
  const { sessionId, sessionName: name, status } = target;
  if (status === 'ACTIVE')
    return {
      id: 'activate',
      state: READY,
      progress: 'done',
      text: words.activated(name),
      link: { to: paths.sessions, label: words.toSessions },
    };
  return loaded('activate', data.readiness, (classes) => {
    const lacking = lackingOf(classes, REQUIRED).length;
    if (lacking > 0) return { progress: 'blocked', text: words.activateBlocked(lacking), link: undefined };
    return {
      progress: 'open',
      text: words.activateOpen(name),
      link: { to: `${paths.sessions}#activate=${sessionId}`, label: words.activateLink },
    };
  });
}

const AFTER_CREATION: readonly StepId[] = ['setup', 'fees', 'promote', 'place', 'activate'];

export function stepsOf(context: StepContext): readonly Step[] {
  const { words, rollover } = context;
  const { target } = rollover;
  const first = createStep(context);
  if (!target)
    return [
      first,
      ...AFTER_CREATION.map((id): Step => ({
        id,
        progress: 'blocked',
        state: READY,
        text: words.createFirst,
        link: undefined,
      })),
    ];
  const ofTarget = { ...context, target };
  return [
    first,
    configStep(ofTarget, 'setup'),
    configStep(ofTarget, 'fees'),
    promoteStep(ofTarget),
    placeStep(ofTarget),
    activateStep(ofTarget),
  ];
}

/** The first open step, once all earlier steps are loaded. */
export function currentStep(steps: readonly Step[]): StepId | undefined {
  const first = steps.find(({ progress }) => progress !== 'done' && progress !== 'blocked');
  return first?.progress === 'open' ? first.id : undefined;
}
