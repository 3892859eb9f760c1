import { useSignedInUser } from '@/shared/access';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { homeWords } from '../words';

/** Greets by name, else by e-mail, else as 'User' (SHELL-24). */
export function DashboardScreen() {
  const words = useWords(homeWords);
  const user = useSignedInUser();
  const name = user?.displayName || user?.email || words.somebody;
  const place = user?.isPlatform ? words.allSchools : user?.schoolName;
  return <PageFrame title={words.welcome(name)} trail={[{ label: words.dashboard }]} description={place} />;
}
