import { Breadcrumb } from 'antd';
import { Link } from 'react-router-dom';
import { useWords } from '../../words';
import { uiWords } from '../words';

export interface Crumb {
  readonly label: string;
  /** The link target; ignored on the last part. */
  readonly to?: string;
}

const HOME = '/dashboard';

/** The trail from 'Home' to this page; the last part is never a link (SHELL-72..74). */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  const words = useWords(uiWords);
  const crumbs: readonly Crumb[] = [{ label: words.home, to: HOME }, ...trail];
  const last = crumbs.length - 1;
  return (
    <Breadcrumb
      aria-label={words.breadcrumb}
      items={crumbs.map(({ label, to }, index) => ({
        key: `${index} ${label}`,
        title:
          index === last || to === undefined ? (
            <span aria-current={index === last ? 'page' : undefined}>{label}</span>
          ) : (
            <Link to={to}>{label}</Link>
          ),
      }))}
    />
  );
}
