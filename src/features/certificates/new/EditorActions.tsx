import { Button } from 'antd';
import type { ComponentProps } from 'react';
import type { CertificateHandover } from '@/shared/navigation';
import { FormActions, uiWords } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { newWords } from '../newWords';
import { documentWords } from '../words';
import { PreviewButton } from './PreviewSide';
import type { CertificateFormState } from './useCertificateForm';
import { useReturn } from './useReturn';

interface EditorActionsProps {
  readonly editor: CertificateFormState;
  readonly handed: CertificateHandover;
  readonly isFree: boolean;
  /** where there is no space beside the form */
  readonly preview: (ComponentProps<typeof PreviewButton> & { readonly key: string }) | false;
}

/** Close, the preview on a narrow screen, and Issue. */
export function EditorActions({ editor, handed, isFree, preview }: EditorActionsProps) {
  const words = useWords(newWords);
  const { close } = useWords(documentWords);
  const { saveKeys } = useWords(uiWords);
  const goBack = useReturn(handed);
  const { busy, notSaved, dirty } = editor;
  return (
    <FormActions dirty={dirty} notSaved={notSaved} {...(isFree && { keys: saveKeys })}>
      <Button onClick={goBack}>{close}</Button>
      {preview && <PreviewButton {...preview} key={preview.key} />}
      {isFree && (
        <Button type="primary" htmlType="submit" loading={busy} disabled={notSaved}>
          {words.issue}
        </Button>
      )}
    </FormActions>
  );
}
