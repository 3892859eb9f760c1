import { useSignedInUser } from '../access';
import { useWords } from '../words';
import { SchoolSelect } from './SchoolSelect';
import type { ScreenSchool } from './useScreenSchool';
import { domainWords } from './words';

interface SchoolBarProps {
  readonly school: ScreenSchool;
  /** Shows the name of the own school to its users. */
  readonly namesOwn?: boolean;
}

/** The school of a screen: a selector for platform users, and optionally the own school for all others. */
export function SchoolBar({ school: { schoolId, choose }, namesOwn = false }: SchoolBarProps) {
  const words = useWords(domainWords);
  const user = useSignedInUser();
  if (user?.isPlatform)
    return (
      <div className="portal-card portal-school-bar">
        <label htmlFor="screen-school">{words.school}</label>
        <SchoolSelect id="screen-school" value={schoolId} onChange={choose} />
      </div>
    );
  if (!namesOwn || !user) return null;
  return (
    <p className="portal-school-line">
      {words.school}: <strong>{user.schoolName}</strong>
    </p>
  );
}
