import { Button, Form } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { studentAddress } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { classText } from './siblingForm';
import { sameClass, sameFamily, type Registered, type StudentValues } from './studentForm';

/** The student registered last, above the empty form: the numbers to write down, and the usual next steps. */
export function RegisteredPanel({ registered }: { readonly registered: Registered }) {
  const words = useWords(studentWords);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { studentName, studentCode, studentSrNo, enrollments } = registered.student;
  return (
    <section className="portal-card student-registered" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} aria-describedby={`${id}numbers`}>
        {words.isRegistered(studentName)}
      </h2>
      <dl id={`${id}numbers`}>
        <NumberItem label={words.code} value={String(studentCode)} />
        <NumberItem label={words.srNo} value={studentSrNo} />
        <NumberItem label={words.class} value={classText(enrollments[0])} />
      </dl>
      <NextSteps registered={registered} />
    </section>
  );
}

function NumberItem({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Both fill known values into the form below and keep typed values. */
function NextSteps({ registered }: { readonly registered: Registered }) {
  const words = useWords(studentWords);
  const form = Form.useFormInstance<StudentValues>();
  const { student, values } = registered;
  const fill = (known: Partial<StudentValues>, next: keyof StudentValues) => {
    form.setFieldsValue(known);
    form.scrollToField(next, { focus: true, block: 'center' });
  };
  return (
    <div className="student-registered-next">
      <Link to={studentAddress('view', student.studentId, values.sessionId)}>{words.view}</Link>
      <Button onClick={() => fill(sameFamily(registered), 'classId')}>{words.addBrotherOrSister}</Button>
      <Button onClick={() => fill(sameClass(values), 'studentName')}>{words.sameClass}</Button>
    </div>
  );
}
