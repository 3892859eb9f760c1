import { useState } from 'react';
import type { Class } from '@/api/classes';

export interface ClassChoice {
  readonly classId: number;
  /** The element to scroll to: the sections of a clicked class, or the row of an added or moved one. */
  readonly show: 'sections' | 'row';
}

export interface SelectedClass {
  /** The class as it is in the list; undefined after it was deleted. */
  readonly selected: Class | undefined;
  /** A new object for each selection, also of the same class. */
  readonly choice: ClassChoice | undefined;
  readonly select: (classId: number) => void;
  /** Selects a class and scrolls to its row once the list contains it. */
  readonly reveal: (classId: number) => void;
}

/** The class whose sections are shown. Initially none for another school (CLASS-05). */
export function useSelectedClass(schoolId: number | undefined, classes: readonly Class[] | undefined): SelectedClass {
  const [school, setSchool] = useState(schoolId);
  const [choice, setChoice] = useState<ClassChoice>();
  if (school !== schoolId) {
    setSchool(schoolId);
    setChoice(undefined);
  }
  return {
    selected: classes?.find(({ classId }) => classId === choice?.classId),
    choice,
    select: (classId) => setChoice({ classId, show: 'sections' }),
    reveal: (classId) => setChoice({ classId, show: 'row' }),
  };
}
