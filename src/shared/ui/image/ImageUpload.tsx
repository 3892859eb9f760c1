import { useState, type DragEvent } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { ImagePreview, UploadHint } from './ImageUploadParts';
import type { ImageFacts, ImageProblem } from './imageFile';
import { useImageChoice, type ImageValue } from './useImageChoice';

interface ImageUploadProps {
  readonly value?: ImageValue | undefined;
  readonly onChange?: (value: ImageValue) => void;
  readonly facts: ImageFacts;
  readonly disabled?: boolean;
  /** The stored image can be removed without a replacement. */
  readonly removable?: boolean;
  /** The props that a Form.Item passes to its control. */
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true' | 'false' | boolean;
  readonly 'aria-required'?: 'true' | 'false' | boolean;
  readonly 'aria-label'?: string;
}

/** Chooses an image by click, key or drop and shows it at once; rejects invalid files (TABLE-14, SCHOOL-38, SCHOOL-39). */
export function ImageUpload({
  value = null,
  onChange,
  facts,
  disabled = false,
  removable = false,
  ...control
}: ImageUploadProps) {
  const [over, setOver] = useState(false);
  const { input, problem, take, remove, onShown, onUnshown } = useImageChoice({
    value,
    maxBytes: facts.maxBytes,
    onChange,
  });
  const problemId = `${control.id ?? 'image'}-problem`;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  };

  return (
    <div className="portal-upload">
      <div
        className={over ? 'portal-upload-zone portal-upload-over' : 'portal-upload-zone'}
        data-disabled={disabled}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <ImagePreview value={value} onShown={onShown} onUnshown={onUnshown} />
        <div className="portal-upload-text">
          <input
            {...control}
            {...(problem && { 'aria-describedby': `${problemId} ${control['aria-describedby'] ?? ''}`.trim() })}
            ref={input}
            type="file"
            accept="image/*"
            disabled={disabled}
            className="portal-upload-input"
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          {!disabled && <UploadHint value={value} maxBytes={facts.maxBytes} removable={removable} onRemove={remove} />}
        </div>
      </div>
      {problem && (
        <div id={problemId} role="alert" className="portal-upload-problem">
          <ProblemText problem={problem} facts={facts} />
        </div>
      )}
    </div>
  );
}

function ProblemText({ problem, facts }: { readonly problem: ImageProblem; readonly facts: ImageFacts }) {
  const { imageUnreadable } = useWords(uiWords);
  const { contentMediaType: notAnImage, maxBytes: imageTooLarge } = facts.message;
  return { notAnImage, imageTooLarge, imageUnreadable }[problem];
}
