import { Alert, Button, Flex } from 'antd';
import { showMoment } from '@/shared/lib/dates';
import type { StoredEdits } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { uploadWords } from './uploadWords';

/** Offers the marks of an earlier draft: nothing is entered before the user resumes it, and nothing is lost until then. */
export function DraftOffer({ offer, resume, discard }: StoredEdits) {
  const words = useWords(uploadWords);
  if (!offer) return null;
  const count = Object.keys(offer.texts).length;
  return (
    <Alert
      type="warning"
      showIcon
      className="marks-draft"
      title={words.draftFound}
      {...(offer.left > 0 && { description: words.draftLeft(offer.left) })}
      action={
        <Flex wrap gap="small">
          {count > 0 && (
            <Button type="primary" onClick={resume}>
              {words.resume(count, showMoment(offer.savedAt))}
            </Button>
          )}
          <Button onClick={discard}>{words.discard}</Button>
        </Flex>
      }
    />
  );
}
