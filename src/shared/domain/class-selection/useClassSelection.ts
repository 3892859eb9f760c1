import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Class, Section } from '@/api/classes';
import type { Session } from '@/api/sessions';
import { useOwnSchool } from '../../access';
import { useOpeningSession } from '../activeSession';
import { useLookups, type Lookups, type LookupWords } from '../useLookups';
import { selectClassSelection, type ClassSelectionFilters } from './classSelectionSlice';
import { useSelectionAddress, type AddressTab, type SelectionPart } from './useSelectionAddress';

/** A class in an academic session, chosen on a screen. */
export interface ClassSelection {
  readonly schoolId: number;
  readonly session: Session;
  readonly class: Class;
  /** undefined where the class has no sections, and on screens without this filter */
  readonly section: Section | undefined;
}

interface ClassSelectionOptions {
  /** the messages when sessions or classes cannot be loaded */
  readonly words: LookupWords;
  /** the filters of the screen beside school, session and class */
  readonly parts?: readonly SelectionPart[];
  /** false on a screen of a whole session */
  readonly hasClass?: boolean;
  readonly tab?: AddressTab;
}

export interface ClassSelectionState {
  /** The displayed filters: with the own school, the ACTIVE session and an only section where nothing was chosen. */
  readonly filters: ClassSelectionFilters;
  readonly lookups: Lookups;
  /** the sections to choose from; none on screens without this filter */
  readonly sections: readonly Section[];
  readonly session: Session | undefined;
  /** undefined until every required filter is chosen, and on a screen of a whole session */
  readonly selection: ClassSelection | undefined;
  /** The chosen class or session is loading. */
  readonly waiting: boolean;
  /** the fragment of the address for the displayed filters; also the name of a draft */
  readonly fragment: string;
}

const NO_PARTS: readonly SelectionPart[] = [];
const NO_SECTIONS: readonly Section[] = [];

/** The chosen id while the records are loading; afterwards an id without a record counts as not chosen. */
const idShown = (found: number | undefined, chosen: number | undefined, loading: boolean): number | undefined =>
  found ?? (loading ? chosen : undefined);

const fragmentOf = (filters: ClassSelectionFilters, tab: string | undefined): string =>
  new URLSearchParams(
    Object.entries({ ...filters, tab }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();

/** The records that the chosen ids refer to. A session or class that the school does not offer counts as not chosen. */
function useChosenRecords(
  chosen: ClassSelectionFilters,
  { sessions, classes, loading }: Lookups,
  hasSections: boolean,
) {
  const active = useOpeningSession(sessions);
  const found = sessions.find(({ sessionId }) => sessionId === chosen.sessionId);
  const session = found ?? (chosen.sessionId === undefined || !loading ? active : undefined);
  const ofClass = classes.find(({ classId }) => classId === chosen.classId);
  const sections = hasSections && ofClass ? ofClass.sections : NO_SECTIONS;
  // An only section is selected automatically.
  const only = sections.length === 1 ? sections[0] : undefined;
  const section = sections.find(({ sectionId }) => sectionId === chosen.sectionId) ?? only;
  return { session, class: ofClass, sections, section };
}

/** The class selection of a screen. It is shared with the other screens of a class; the address of the screen takes precedence. */
export function useClassSelection(options: ClassSelectionOptions): ClassSelectionState {
  const { words, parts = NO_PARTS, hasClass = true, tab } = options;
  const arrived = useSelectionAddress(parts, hasClass, tab);
  const { filters: chosen } = useSelector(selectClassSelection);
  const own = useOwnSchool();
  const schoolId = own ?? chosen.schoolId;
  const lookups = useLookups(schoolId, words);
  const hasSections = parts.includes('sectionId');
  const records = useChosenRecords(chosen, lookups, hasSections);
  const { session, class: ofClass, sections, section } = records;
  const sessionId = idShown(session?.sessionId, chosen.sessionId, lookups.loading);
  const classId = hasClass ? idShown(ofClass?.classId, chosen.classId, lookups.loading) : undefined;
  const sectionId = hasSections ? idShown(section?.sectionId, chosen.sectionId, lookups.loading) : undefined;
  const examId = parts.includes('examId') ? chosen.examId : undefined;
  const filters = useMemo(
    (): ClassSelectionFilters => ({ schoolId, sessionId, classId, sectionId, examId }),
    [schoolId, sessionId, classId, sectionId, examId],
  );
  const complete = section !== undefined || sections.length === 0;
  const known = arrived && hasClass && schoolId !== undefined && session && ofClass && complete;
  return {
    filters,
    lookups,
    sections,
    session: arrived ? session : undefined,
    selection: known ? { schoolId, session, class: ofClass, section } : undefined,
    waiting: !arrived || (schoolId !== undefined && (!hasClass || classId !== undefined) && lookups.loading),
    fragment: fragmentOf(filters, tab?.tab),
  };
}

/** As in "5, 2026 - 2027". */
export const selectionName = ({ class: { className }, session }: Pick<ClassSelection, 'class' | 'session'>): string =>
  `${className}, ${session.sessionName}`;
