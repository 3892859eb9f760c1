import { Link } from 'react-router-dom';
import { useHolds } from '../access';
import { useWords } from '../words';
import { obstacleLink, type SearchedStudent } from './obstacle';
import { studentSearchWords } from './studentSearchWords';

interface ObstacleLinkProps {
  readonly found: readonly SearchedStudent[];
  /** Opens beside a form that has unsaved values. */
  readonly newTab?: boolean;
}

/** Link to the screen on which the student of the searched code becomes eligible; nothing if all found students are eligible. */
export function ObstacleLink({ found, newTab = false }: ObstacleLinkProps) {
  const words = useWords(studentSearchWords);
  const holds = useHolds();
  const blocked = found.find(({ obstacle }) => obstacle !== null);
  if (!blocked?.obstacle) return null;
  const link = obstacleLink(blocked.student, blocked.obstacle, words, holds);
  if (!link) return null;
  return (
    <Link to={link.to} className="student-search-link" {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {words.linkOf(blocked.student.studentCode, link.label)}
    </Link>
  );
}
