import { Form } from 'antd';
import { useEffect } from 'react';
import { useListActiveSchoolsQuery } from '@/api/schools';
import {
  ALL,
  ChoiceSelect,
  classChoices,
  domainWords,
  SchoolSelect,
  sectionChoices,
  sessionChoices,
  type Lookups,
} from '@/shared/domain';
import { asFailure, useFailureText } from '@/shared/errors';
import { useSnackbar } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import type { StudentFilters } from './studentListSlice';

const Item = Form.Item<StudentFilters>;

/** For users of no school (STUDENT-02). */
export function SchoolFilter() {
  const words = useWords(studentWords);
  const failureText = useFailureText();
  const { schoolsFailed } = useWords(domainWords);
  const snackbar = useSnackbar();
  const { error } = useListActiveSchoolsQuery();
  useEffect(() => {
    if (error) snackbar.error(failureText(asFailure(error), { fallback: schoolsFailed }));
  }, [error, snackbar, schoolsFailed, failureText]);
  return (
    <Item name="schoolId" label={words.school} className="portal-filter-school">
      <SchoolSelect />
    </Item>
  );
}

interface PlaceFiltersProps {
  readonly filters: Pick<StudentFilters, 'schoolId' | 'classId'>;
  readonly lookups: Lookups;
}

/** Session, class and section of the school. */
export function PlaceFilters({ filters: { schoolId, classId }, lookups }: PlaceFiltersProps) {
  const words = useWords(studentWords);
  return (
    <>
      <Item name="sessionId" label={words.session} required>
        <ChoiceSelect
          allowClear
          placeholder={words.chooseSession}
          loading={lookups.loading}
          disabled={schoolId === undefined}
          options={sessionChoices(lookups.sessions)}
        />
      </Item>
      <ClassFilter lookups={lookups} />
      <SectionFilter classId={classId} lookups={lookups} />
    </>
  );
}

export function ClassFilter({ lookups: { classes, loading } }: Pick<PlaceFiltersProps, 'lookups'>) {
  const words = useWords(studentWords);
  return (
    <Item name="classId" label={words.class} className="portal-filter-short">
      <ChoiceSelect loading={loading} options={[{ value: ALL, label: words.all }, ...classChoices(classes)]} />
    </Item>
  );
}

interface SectionFilterProps extends Pick<PlaceFiltersProps, 'lookups'> {
  readonly classId: number;
}

export function SectionFilter({ classId, lookups: { classes } }: SectionFilterProps) {
  const words = useWords(studentWords);
  const all = { value: ALL, label: words.all };
  return (
    <Item name="sectionId" label={words.section} className="portal-filter-short">
      <ChoiceSelect disabled={classId === ALL} options={[all, ...sectionChoices(classes, classId)]} />
    </Item>
  );
}
