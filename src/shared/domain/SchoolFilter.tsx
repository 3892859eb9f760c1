import { Form } from 'antd';
import { useEffect } from 'react';
import { useListActiveSchoolsQuery } from '@/api/schools';
import { useSignedInUser } from '../access';
import { asFailure, useFailureText } from '../errors';
import { useSnackbar } from '../feedback';
import { useWords } from '../words';
import { SchoolSelect } from './SchoolSelect';
import { domainWords } from './words';

interface SchoolFilterProps {
  readonly required?: boolean;
  /** the message when the schools cannot be loaded, instead of the general one */
  readonly failed?: string | undefined;
}

/** The choice of a school for platform users; nothing for the users of one school. Reports that the schools cannot be loaded. */
export const SchoolFilter = (props: SchoolFilterProps) =>
  useSignedInUser()?.isPlatform ? <SchoolItem {...props} /> : null;

function SchoolItem({ required = false, failed }: SchoolFilterProps) {
  const { school, schoolsFailed } = useWords(domainWords);
  const fallback = failed ?? schoolsFailed;
  const failureText = useFailureText();
  const snackbar = useSnackbar();
  const { error } = useListActiveSchoolsQuery();
  useEffect(() => {
    if (error) snackbar.error(failureText(asFailure(error), { fallback }));
  }, [error, snackbar, fallback, failureText]);
  return (
    <Form.Item name="schoolId" label={school} required={required} className="portal-filter-school">
      <SchoolSelect recordsChoice={false} failed={fallback} />
    </Form.Item>
  );
}
