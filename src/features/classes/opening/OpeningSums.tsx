import type { OpeningSums as Sums } from '@/api/fees';
import { Money } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { openingWords } from './openingWords';

/** Number of students and sums, each with its name. */
export function OpeningSums({ label, sums }: { readonly label: string; readonly sums: Sums }) {
  const words = useWords(openingWords);
  return (
    <dl className="opening-sums" aria-label={label}>
      <div>
        <dt>{words.students}</dt>
        <dd>{groupDigits(sums.students)}</dd>
      </div>
      {(['paid', 'discount', 'earlierDues'] as const).map((name) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>
            <Money rupees={sums[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
