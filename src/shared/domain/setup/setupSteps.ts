/** The steps of a set-up with their state, one sentence and the screen of each. Pure functions. */
import type { Privilege } from '@/api/catalogue';
import type { ClassReadiness, SchoolSetup } from '@/api/results';
import { paths, schoolAddress } from '../../navigation';
import type { StepProgress, StepView } from '../../ui';
import { lacks, MENDERS, mendingAddress, partsOf, REQUIRED, type ReadinessColumn } from '../readiness';
import type { setupWords } from './setupWords';

type Words = (typeof setupWords)['en'];

export type SetupStepId =
  | 'details'
  | 'session'
  | 'classes'
  | 'administrator'
  | ReadinessColumn
  | 'students'
  | 'activate';

export interface SetupStep extends StepView {
  readonly id: SetupStepId;
}

export interface SetupContext {
  readonly words: Words;
  readonly setup: SchoolSetup;
  readonly isPlatform: boolean;
  readonly holds: (privilege: Privilege) => boolean;
  readonly labelOf: (privilege: Privilege) => string;
}

/** Further classes are counted. */
const NAMED = 6;

interface Way {
  readonly privilege: Privilege;
  readonly to: string;
  readonly label: string;
}

/** A step with its link, or with the permission that the link needs. */
function stepOf(
  { holds, labelOf, words }: SetupContext,
  id: SetupStepId,
  progress: StepProgress,
  text: string,
  way: Way | undefined,
): SetupStep {
  const step = { id, progress, state: { kind: 'ready' } } as const;
  if (!way || progress === 'blocked') return { ...step, text, link: undefined };
  if (holds(way.privilege)) return { ...step, text, link: { to: way.to, label: way.label } };
  return { ...step, text: `${text} ${words.needs(labelOf(way.privilege))}`, link: undefined };
}

function detailsStep(context: SetupContext): SetupStep {
  const { words, setup } = context;
  const way = {
    privilege: 'SCHOOL_MANAGEMENT',
    to: schoolAddress('edit', setup.schoolId),
    label: words.openDetails,
  } as const;
  if (!setup.hasNumbers) return stepOf(context, 'details', 'open', words.noNumbers, way);
  if (!setup.hasLogo) return stepOf(context, 'details', 'waiting', words.noLogo, way);
  return stepOf(context, 'details', 'done', words.detailsDone, way);
}

function sessionStep(context: SetupContext): SetupStep {
  const { words, setup } = context;
  const privilege = 'SESSION_MANAGEMENT';
  if (!setup.session)
    return stepOf(context, 'session', 'open', words.noSession, {
      privilege,
      to: `${paths.sessions}#new`,
      label: words.addSession,
    });
  const text = words.sessionDone(setup.session.sessionName);
  return stepOf(context, 'session', 'done', text, { privilege, to: paths.sessions, label: words.openSessions });
}

function classesStep(context: SetupContext): SetupStep {
  const { words, setup } = context;
  if (setup.classes === 0)
    return stepOf(context, 'classes', 'open', words.noClasses, {
      privilege: 'ADD_CLASS',
      to: `${paths.classes}#standard`,
      label: words.addClasses,
    });
  const open = setup.classesWithoutSection > 0;
  const counted = words.classesDone(setup.classes, setup.sections);
  const text = open ? `${counted} ${words.withoutSection(setup.classesWithoutSection)}` : counted;
  const way = { privilege: 'LIST_CLASS', to: paths.classes, label: words.openClasses } as const;
  return stepOf(context, 'classes', open ? 'open' : 'done', text, way);
}

function administratorStep(context: SetupContext): SetupStep {
  const { words, setup, isPlatform } = context;
  const privilege = 'LIST_TEACHER';
  if (setup.hasAdministrator)
    return stepOf(context, 'administrator', 'done', words.administratorDone, {
      privilege,
      to: paths.teachers,
      label: words.openTeachers,
    });
  if (!isPlatform)
    return stepOf(context, 'administrator', 'open', `${words.noAdministrator} ${words.needsPlatform}`, undefined);
  return stepOf(context, 'administrator', 'open', words.noAdministrator, {
    privilege,
    to: `${paths.teachers}#administrator`,
    label: words.addAdministrator,
  });
}

const CONFIGS: readonly ReadinessColumn[] = ['subjects', 'exams', 'fees', 'limits'];
const LABELS = { subjects: 'openSubjects', exams: 'openExams', fees: 'openFees', limits: 'openLimits' } as const;

/** The screen of a part for the first class that lacks it; the fees of all classes are in one grid. */
function configAddress(
  id: ReadinessColumn,
  setup: SchoolSetup,
  lacking: readonly ClassReadiness[],
): string | undefined {
  const { session, schoolId, readiness } = setup;
  const first = lacking[0] ?? readiness[0];
  if (!session || !first) return undefined;
  if (id === 'fees') return `${paths.feeGrid}#schoolId=${schoolId}&sessionId=${session.sessionId}`;
  return mendingAddress(id, { ...session, schoolId }, first.classId);
}

function configText({ words, setup }: SetupContext, id: ReadinessColumn, lacking: readonly ClassReadiness[]): string {
  const all = setup.readiness.length;
  const sentences = [words.ofAll(all - lacking.length, all)];
  const some = lacking.length < all;
  if (lacking.length > 0 && some) {
    const names = lacking.slice(0, NAMED).map(({ className }) => className);
    sentences.push(words.missing(names, lacking.length - names.length));
  }
  const dates = id === 'fees' ? lacking.filter((one) => lacks(one, 'FEE_DATES')).length : 0;
  if (dates > 0) sentences.push(words.feeDates(dates));
  if (id === 'limits' && lacking.length > 0) sentences.push(words.limitsWait);
  return sentences.join(' ');
}

function configStep(context: SetupContext, id: ReadinessColumn): SetupStep {
  const { words, setup } = context;
  if (!setup.session) return stepOf(context, id, 'blocked', words.sessionFirst, undefined);
  if (setup.readiness.length === 0) return stepOf(context, id, 'blocked', words.classesFirst, undefined);
  // Without exams no limit is missing, and none can be set.
  const early = id === 'limits' && setup.readiness.every(({ exams }) => exams === 0);
  if (early) return stepOf(context, id, 'waiting', words.limitsWait, undefined);
  const lacking = setup.readiness.filter((one) => partsOf(id).some((part) => lacks(one, part)));
  const to = configAddress(id, setup, lacking);
  const open = id === 'limits' ? 'waiting' : 'open';
  const way = to === undefined ? undefined : { privilege: MENDERS[id], to, label: words[LABELS[id]] };
  return stepOf(context, id, lacking.length === 0 ? 'done' : open, configText(context, id, lacking), way);
}

function studentsStep(context: SetupContext): SetupStep {
  const { words, setup, isPlatform, labelOf } = context;
  const { session, students } = setup;
  if (!session) return stepOf(context, 'students', 'blocked', words.sessionFirst, undefined);
  if (setup.classes === 0) return stepOf(context, 'students', 'blocked', words.classesFirst, undefined);
  const privilege = 'ADD_STUDENT';
  const progress = students > 0 ? 'done' : 'open';
  const text = students > 0 ? words.studentsDone(students) : words.noStudents;
  if (isPlatform)
    return stepOf(context, 'students', progress, `${text} ${words.needsSchoolUser(labelOf(privilege))}`, undefined);
  return stepOf(context, 'students', progress, text, {
    privilege,
    to: `${paths.importStudents}#sessionId=${session.sessionId}`,
    label: words.importStudents,
  });
}

export const isSetUp = ({ session }: Pick<SchoolSetup, 'session'>): boolean =>
  session !== null && session.status !== 'UPCOMING';

function activateStep(context: SetupContext): SetupStep {
  const { words, setup } = context;
  const { session, readiness } = setup;
  if (!session) return stepOf(context, 'activate', 'blocked', words.sessionFirst, undefined);
  const privilege = 'SESSION_MANAGEMENT';
  if (isSetUp(setup))
    return stepOf(context, 'activate', 'done', words.activated(session.sessionName), {
      privilege,
      to: paths.sessions,
      label: words.openSessions,
    });
  const ready = readiness.length > 0 && !readiness.some((one) => REQUIRED.some((part) => lacks(one, part)));
  if (!ready) return stepOf(context, 'activate', 'blocked', words.notReady, undefined);
  return stepOf(context, 'activate', 'open', words.canActivate(session.sessionName), {
    privilege,
    to: `${paths.sessions}#activate=${session.sessionId}`,
    label: words.activateSession,
  });
}

export const setupSteps = (context: SetupContext): SetupStep[] => [
  detailsStep(context),
  sessionStep(context),
  classesStep(context),
  administratorStep(context),
  ...CONFIGS.map((id) => configStep(context, id)),
  studentsStep(context),
  activateStep(context),
];

/** The first open step, with a link before one without. */
export const currentSetupStep = (steps: readonly SetupStep[]): SetupStepId | undefined =>
  steps.find(({ progress, link }) => progress === 'open' && link)?.id;
