import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useAnnotateStudentImportMutation, type ImportMapping } from '@/api/students';
import { useFeedback } from '@/shared/feedback';

interface AnnotateButtonProps {
  readonly order: {
    readonly schoolId: number;
    readonly sessionId: number;
    readonly file: File;
    readonly mapping?: ImportMapping;
  };
  readonly disabled: boolean;
  readonly icon: ReactNode;
  readonly words: { readonly label: string; readonly success: string; readonly fallback: string };
}

/** Downloads the rows of the file with the result of a check. */
export function AnnotateButton({ order, disabled, icon, words }: AnnotateButtonProps) {
  const feedback = useFeedback();
  const [annotate, { isLoading }] = useAnnotateStudentImportMutation();
  const { label, ...texts } = words;
  return (
    <Button
      icon={icon}
      disabled={disabled}
      loading={isLoading}
      onClick={() => {
        if (isLoading) return;
        void feedback(annotate({ studentImportFile: order }).unwrap(), texts);
      }}
    >
      {label}
    </Button>
  );
}
