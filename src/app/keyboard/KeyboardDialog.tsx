import { Modal } from 'antd';
import { useWords } from '@/shared/words';
import { KEY_AREAS, keyboardWords } from './keyboardWords';
import { isMac } from './platform';

interface KeyboardDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The keyboard shortcuts of the portal by area. */
export function KeyboardDialog({ open, onClose }: KeyboardDialogProps) {
  const words = useWords(keyboardWords);
  const shown = (key: string) => (isMac() ? key.replace('Ctrl+', '⌘ ') : key.replaceAll('+', ' '));
  return (
    <Modal
      open={open}
      title={words.title}
      width={880}
      centered
      destroyOnHidden
      className="portal-dialog keyboard"
      closable={{ 'aria-label': words.close }}
      footer={null}
      onCancel={onClose}
    >
      <div className="keyboard-areas">
        {KEY_AREAS.map(({ area, lines }) => (
          <section key={area} aria-label={words[area]}>
            <h3>{words[area]}</h3>
            <dl>
              {lines.map(({ keys, effect }) => (
                <div key={effect}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{shown(key)}</kbd>
                    ))}
                  </dt>
                  <dd>{words[effect]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
