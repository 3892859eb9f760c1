import { Select } from 'antd';
import { useId } from 'react';
import type { CertificateType } from '@/api/certificates';
import { useListSessionsQuery } from '@/api/sessions';
import { ChoiceSelect, sessionChoices } from '@/shared/domain';
import { useWords } from '@/shared/words';
import { newWords } from '../newWords';
import { certificateTypeWords } from '../words';
import type { Chosen } from './useCertificateForm';

interface ChoiceFieldsProps {
  readonly schoolId: number;
  readonly types: readonly CertificateType[];
  readonly chosen: Chosen;
  readonly onChoose: (change: Partial<Chosen>) => void;
  readonly locked: boolean;
  readonly autoFocus: boolean;
}

/** The type of the certificate and the session that it is about. */
export function ChoiceFields({ schoolId, types, chosen, onChoose, locked, autoFocus }: ChoiceFieldsProps) {
  const words = useWords(newWords);
  const labels = useWords(certificateTypeWords);
  const id = useId();
  const { data: sessions = [], isFetching } = useListSessionsQuery({ schoolId });
  const offered = sessions.filter(({ disabled, sessionId }) => !disabled || sessionId === chosen.sessionId);
  return (
    <div className="certificate-choice">
      <div>
        <label htmlFor={`${id}type`}>{words.type}</label>
        <Select<CertificateType>
          id={`${id}type`}
          value={chosen.type}
          autoFocus={autoFocus}
          disabled={locked}
          options={types.map((value) => ({ value, label: labels[value] }))}
          onChange={(type) => onChoose({ type })}
        />
      </div>
      <div>
        <label htmlFor={`${id}session`}>{words.session}</label>
        <ChoiceSelect
          id={`${id}session`}
          value={chosen.sessionId}
          loading={isFetching}
          disabled={locked}
          options={sessionChoices(offered)}
          onChange={(sessionId) => sessionId !== undefined && onChoose({ sessionId })}
        />
      </div>
    </div>
  );
}
