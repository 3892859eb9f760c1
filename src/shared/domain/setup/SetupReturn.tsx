import { ArrowLeftOutlined } from '@ant-design/icons';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { useOwnSchool } from '../../access';
import { paths, setupAddress } from '../../navigation';
import { useWords } from '../../words';
import type { SetupGuideState } from './setupGuideSlice';
import { setupWords } from './setupWords';

/** Leads from a screen of a step back to the set-up; nothing on the set-up itself. */
export function SetupReturn() {
  const words = useWords(setupWords);
  const { pathname } = useLocation();
  const own = useOwnSchool();
  const school = useSelector((state: { setupGuide: SetupGuideState }) => state.setupGuide.school);
  if (!school) return null;
  const isOwn = own !== undefined;
  const here = isOwn ? [paths.dashboard, '/'] : [paths.setUp];
  if (here.includes(pathname)) return null;
  return (
    <nav className="setup-return" aria-label={words.title}>
      <Link to={isOwn ? paths.dashboard : setupAddress(school.schoolId)} className="step-link">
        <ArrowLeftOutlined aria-hidden />
        {words.back(school.schoolName)}
      </Link>
    </nav>
  );
}
