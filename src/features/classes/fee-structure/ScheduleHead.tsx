import { useWords } from '@/shared/words';
import { feeWords } from './feeWords';

/** The titles of the columns; an editable schedule also has a column for buttons. */
export function ScheduleHead({ editable = false }: { readonly editable?: boolean }) {
  const words = useWords(feeWords);
  return (
    <thead>
      <tr>
        <th scope="col">{words.number}</th>
        <th scope="col">{words.date}</th>
        <th scope="col">{words.amount}</th>
        {editable && (
          <th scope="col">
            <span className="portal-visually-hidden">{words.removeColumn}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
