import { DownloadOutlined } from '@ant-design/icons';
import { Button, Checkbox, Segmented } from 'antd';
import { useState } from 'react';
import { useDownloadResultRegisterMutation, type Exam } from '@/api/results';
import type { ClassSelection } from '@/shared/domain';
import { useFeedback } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { overviewWords } from './overviewWords';

const FILES = {
  a4: { format: 'PDF', paper: 'A4' },
  a3: { format: 'PDF', paper: 'A3' },
  excel: { format: 'XLSX' },
} as const;
type File = keyof typeof FILES;

interface RegisterDownloadProps {
  readonly selection: ClassSelection;
  readonly exam: Exam;
}

/** Saves the register of the class in the exam, which the provider creates from the stored marks. */
export function RegisterDownload({ selection, exam }: RegisterDownloadProps) {
  const words = useWords(overviewWords);
  const feedback = useFeedback();
  const [download, { isLoading }] = useDownloadResultRegisterMutation();
  const [file, setFile] = useState<File>('a4');
  const [isWhole, setWhole] = useState(false);
  const { schoolId, session, class: ofClass, section } = selection;
  const save = () => {
    const resultRegisterForm = {
      ...{ schoolId, sessionId: session.sessionId, classId: ofClass.classId, examId: exam.examId },
      sectionId: isWhole ? null : (section?.sectionId ?? null),
      ...FILES[file],
    };
    void feedback(download({ resultRegisterForm }).unwrap(), {
      success: words.downloaded,
      fallback: words.downloadFailed,
    });
  };
  const isOfYear = exam.kind === 'ANNUAL' || exam.kind === 'SUPPLEMENTARY';
  return (
    <div className="overview-register" role="group" aria-label={words.register}>
      {isOfYear && <p>{words.ofYear}</p>}
      <Segmented<File>
        aria-label={words.file}
        value={file}
        onChange={setFile}
        options={(['a4', 'a3', 'excel'] as const).map((value) => ({ value, label: words[value] }))}
      />
      {section && (
        <Checkbox checked={isWhole} onChange={({ target }) => setWhole(target.checked)}>
          {words.allSections}
        </Checkbox>
      )}
      <Button type="primary" icon={<DownloadOutlined aria-hidden />} loading={isLoading} onClick={save}>
        {words.download}
      </Button>
    </div>
  );
}
