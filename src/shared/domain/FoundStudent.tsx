import { useWords } from '../words';
import { Matching } from './Matching';
import type { SearchedStudent } from './obstacle';
import { studentSearchWords } from './studentSearchWords';
import { useFoundText } from './useFoundText';

/** The texts of one found student, with the searched parts marked. */
export function FoundStudent({ found, text }: { readonly found: SearchedStudent; readonly text: string }) {
  const words = useWords(studentSearchWords);
  const { nameOf, mobileOf } = useFoundText();
  const { student, obstacle } = found;
  const { studentCode, fatherName, enrollments } = student;
  const [enrolment] = enrollments;
  const more = [
    obstacle === null ? String(studentCode) : '',
    fatherName === '' ? '' : words.father(fatherName),
    mobileOf(student, text),
  ].filter(Boolean);
  return (
    <>
      <strong>
        <Matching text={nameOf(found)} search={text} />
      </strong>
      <span className="student-search-class">
        {[enrolment?.className, enrolment?.sectionName].filter((part) => part != null).join(' ')}
      </span>
      <span className="student-search-more">
        <Matching text={more.join(' · ')} search={text} />
      </span>
    </>
  );
}
