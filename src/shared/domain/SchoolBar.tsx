import { useSignedInUser } from '../access';
import { useWords } from '../words';
import { SchoolSelect } from './SchoolSelect';
import type { ScreenSchool } from './useScreenSchool';
import { domainWords } from './words';

interface SchoolBarProps {
  readonly school: ScreenSchool;
  /** Names the own school to its users in place of the selector. */
  readonly namesOwn?: boolean;
}

/** Which school a screen is about: a selector for platform users, nothing or a line for all others. */
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
