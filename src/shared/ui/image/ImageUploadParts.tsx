import { PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { StoredImage } from './StoredImage';
import type { ImageValue, PreviewEvents } from './useImageChoice';

interface FilePreviewProps extends PreviewEvents {
  readonly file: File;
  readonly alt: string;
}

/** A picture of a chosen file; its object URL is revoked when the element is unmounted. */
function FilePreview({ file, alt, onShown, onUnshown }: FilePreviewProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <img
      ref={show}
      className="portal-image"
      alt={alt}
      width={88}
      height={88}
      onLoad={({ currentTarget }) => onShown(file, currentTarget)}
      onError={() => onUnshown(file)}
    />
  );
}

interface ImagePreviewProps extends PreviewEvents {
  readonly value: ImageValue;
}

export function ImagePreview({ value, ...events }: ImagePreviewProps) {
  const words = useWords(uiWords);
  if (value instanceof File) return <FilePreview {...events} file={value} alt={words.chosenImage} />;
  if (typeof value === 'string' && value !== '') return <StoredImage url={value} alt={words.storedImage} width={88} />;
  return (
    <span className="portal-upload-none" role="img" aria-label={words.noImage}>
      <PictureOutlined aria-hidden />
    </span>
  );
}

interface UploadHintProps {
  readonly value: ImageValue;
  /** whether the stored image can be removed without a replacement */
  readonly maxBytes: number;
  readonly removable: boolean;
  readonly onRemove: () => void;
}

const BYTES_OF_MB = 1_048_576;

export function UploadHint({ value, maxBytes, removable, onRemove }: UploadHintProps) {
  const words = useWords(uiWords);
  const chosen = value instanceof File;
  return (
    <>
      {chosen ? (
        <span className="portal-upload-name">{value.name}</span>
      ) : (
        <>
          <span>
            {words.dropImage} <span className="portal-upload-link">{words.chooseImage}</span>
          </span>
          <span className="portal-upload-limit">{words.imageLimit(Math.ceil(maxBytes / BYTES_OF_MB))}</span>
        </>
      )}
      {(chosen || (removable && value !== null && value !== '')) && (
        <Button size="small" className="portal-upload-remove" onClick={onRemove}>
          {words.removeImage}
        </Button>
      )}
    </>
  );
}
