import { Select } from 'antd';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useListActiveSchoolsQuery } from '@/api/schools';
import { asFailure, useFailureText } from '../errors';
import { labelContains } from '../lib/contains';
import { useWords } from '../words';
import { schoolPicked, type LastSchoolState } from './lastSchoolSlice';
import { useLookupRetry } from './useLookupRetry';
import { domainWords } from './words';

interface SchoolSelectProps {
  readonly value?: number | undefined;
  readonly onChange?: (schoolId: number) => void;
  readonly id?: string;
  readonly disabled?: boolean;
  /** false where the caller dispatches `schoolPicked`, after a question about unsaved edits */
  readonly recordsChoice?: boolean;
  /** the message when the schools cannot be loaded, instead of the general one */
  readonly failed?: string | undefined;
  /** the accessible name where the page has another selector of a school */
  readonly label?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true' | 'false' | boolean;
  readonly 'aria-required'?: 'true' | 'false' | boolean;
}

/** A platform user's choice among the active schools; starts with the school chosen last while it is active (SCHOOL-48). */
export function SchoolSelect(props: SchoolSelectProps) {
  const { value, onChange, id, disabled = false, recordsChoice = true, failed, label, ...aria } = props;
  const words = useWords(domainWords);
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const retry = useLookupRetry();
  const last = useSelector((state: { lastSchoolId: LastSchoolState }) => state.lastSchoolId.schoolId);
  const { data: schools, isFetching, error } = useListActiveSchoolsQuery();
  const offered = schools?.some(({ schoolId }) => schoolId === last) ? last : null;

  useEffect(() => {
    if (value === undefined && offered !== null) onChange?.(offered);
  }, [value, offered, onChange]);

  return (
    <Select<number>
      {...aria}
      {...(id === undefined ? {} : { id })}
      aria-label={label ?? words.school}
      {...(value === undefined ? {} : { value })}
      placeholder={words.chooseSchool}
      showSearch={{ filterOption: labelContains }}
      loading={isFetching}
      disabled={disabled}
      status={error === undefined ? '' : 'error'}
      notFoundContent={
        error === undefined
          ? words.noSchools
          : failureText(asFailure(error), { fallback: failed ?? words.schoolsFailed })
      }
      options={(schools ?? []).map(({ schoolId, schoolName }) => ({ value: schoolId, label: schoolName }))}
      onChange={(schoolId) => {
        if (recordsChoice) dispatch(schoolPicked(schoolId));
        onChange?.(schoolId);
      }}
      onOpenChange={retry}
      style={{ width: '100%' }}
    />
  );
}
