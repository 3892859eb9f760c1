import { Radio } from 'antd';
import { useState } from 'react';
import type { Section } from '@/api/classes';
import type { PromotionStudent } from '@/api/promotion';
import { ConfirmDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { ChosenSection } from './decisions';
import { promotionWords } from './promotionWords';

const NONE = 0;

interface SectionDialogProps {
  readonly open: boolean;
  readonly student: PromotionStudent;
  /** the section that the user chose before */
  readonly current: ChosenSection | undefined;
  /** of the new class */
  readonly sections: readonly Section[];
  readonly onChoose: (section: ChosenSection) => void;
  readonly onClose: () => void;
}

/** Another section of the new class for one student. */
export function SectionDialog({ open, student, current, sections, onChoose, onClose }: SectionDialogProps) {
  const words = useWords(promotionWords);
  const suggested = student.promotion?.sectionId ?? null;
  const [value, setValue] = useState((current ? current.sectionId : suggested) ?? NONE);
  const confirm = () => {
    const section = sections.find(({ sectionId }) => sectionId === value);
    onChoose({ sectionId: section?.sectionId ?? null, sectionName: section?.sectionName ?? null });
  };
  return (
    <ConfirmDialog
      open={open}
      title={words.sectionOf(student.studentName, student.promotion?.className ?? '')}
      text={
        <Radio.Group
          className="promotion-sections"
          aria-label={words.section}
          value={value}
          onChange={({ target }) => setValue(Number(target.value))}
          options={[
            ...sections.map(({ sectionId, sectionName }) => ({ value: sectionId, label: sectionName })),
            { value: NONE, label: words.noSection },
          ]}
        />
      }
      confirmLabel={words.choose}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
