import { useState } from 'react';
import type { Class } from '@/api/classes';

export interface ClassChoice {
  readonly classId: number;
  /** What is brought into view: the sections of a class that was clicked, the row of one that was added or moved. */
  readonly show: 'sections' | 'row';
}

export interface SelectedClass {
  /** As the list has it now: undefined once it is deleted. */
  readonly selected: Class | undefined;
  /** Another object for each choice, of the same class too. */
  readonly choice: ClassChoice | undefined;
  readonly select: (classId: number) => void;
  /** Selects a class and brings its row into view, as soon as the list has it. */
  readonly reveal: (classId: number) => void;
}

/** The class whose sections are shown. Another school's classes begin without one (CLASS-05). */
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
